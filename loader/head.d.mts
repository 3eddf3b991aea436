export interface HeadOptions {
  manifest: {
    version: string
    files: Record<string, unknown>
    widgets: Record<string, { chunks: string[]; styles: string[]; strings: string[]; calls: string[] }>
  }
  /** Ends in a slash; default `/bezel/<version>/`. */
  folder?: string
  /** Ends in a slash; default `/`. */
  baseUrl?: string
  /** Of a page that is not in English: a folder of `locales/`. */
  language?: string
  nonce?: string
}

export function headFor(widgets: readonly string[], options: HeadOptions): string
