import { widget } from '#widget.tsx'
import en from '#locales/en/loading-overlay.json'
import { LoadingOverlay } from './LoadingOverlay.tsx'

/**
 * Covers the whole page while an order is placed or the currency changes, and always ends.
 *
 *   <div data-widget="loading-overlay"></div>
 *
 * On a page without one, the widget that is busy covers the page by itself.
 */
export const mount = widget({
  name: 'loading-overlay',
  component: LoadingOverlay,
  strings: en,
})
