export interface HeadOptions {
  manifest: {
    version: string
    files: Record<string, { sha256?: string }>
    widgets: Record<string, { chunks: string[]; styles: string[]; strings: string[]; calls: string[] }>
  }
  /** Ends in a slash; default `/bezel/<version>/`. */
  folder?: string
  /** Default `/`. */
  baseUrl?: string
  /** The routes this shop has of all that shops add to Magento; no others of them are preloaded. */
  ownRoutes?: readonly string[]
  /** Of the page, with or without a region. */
  language?: string
  nonce?: string
  /** `false` leaves the import map out, for a page that has its own: see `importMapFor`. */
  importMap?: boolean
}

/** Throws for a name that is no widget. */
export function headFor(widgets: readonly string[], options: HeadOptions): string

/** The digest of every script and stylesheet by its URL, in the form of an import map. */
export function importMapFor(options: Pick<HeadOptions, 'manifest' | 'folder'>): {
  integrity: Record<string, string>
}
