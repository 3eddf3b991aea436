/** The build's knowledge of its own files (`.rollup/needs.mjs`). Paths are relative to the loader. */
declare module 'bezel:needs' {
  interface Requests {
    /** Chunks (`.js`) and styles (`.css`), without the `module` of a widget. */
    files: string[]
    /** Calls of the shop, below its base URL. */
    calls?: string[]
  }

  interface WidgetNeeds extends Requests {
    /** The chunk that has the widget's `mount`. */
    module: string
    /** The name that it is exported by. */
    mount: string
    /** Requested in addition once the shopper has touched the marker. */
    interaction?: Requests
  }

  const needs: {
    /** The names that `bezel.js` exports. */
    api: string[]
    /** Files that every widget needs. */
    shared: string[]
    widgets: Record<string, WidgetNeeds | undefined>
  }
  export default needs
  export type { Requests, WidgetNeeds }
}
