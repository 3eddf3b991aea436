import { loadStylesheet } from '#dom/import-part.ts'

/** The provider's own stylesheet, with what gives it our colours; it lies beside the widgets' folder. */
export const loadProviderStyle = () => loadStylesheet(new URL('../adyen.css', import.meta.url).href)
