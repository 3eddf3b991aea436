import { loadStylesheet } from '../../host/page/stylesheet'

/** The provider's own stylesheet; it lies beside the widgets' folder. */
export const loadProviderStyle = () => loadStylesheet(new URL('../adyen.css', import.meta.url).href)
