export interface HeadOptions {
  manifest: {
    version: string
    files: Record<string, unknown>
    widgets: Record<string, { chunks: string[]; styles: string[]; strings: string[]; calls: string[] }>
  }
  /** Ends in a slash; default `/bezel/<version>/`. */
  folder?: string
  /** Default `/`. */
  baseUrl?: string
  /** The routes this shop has of all that shops add to Magento; no others of them are preloaded. */
  ownRoutes?: readonly string[]
  /** Of a page that is not in English: a folder of `locales/`. */
  language?: string
  nonce?: string
}

/** Throws for a name that is no widget. */
export function headFor(widgets: readonly string[], options: HeadOptions): string
