import { oneOf } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/special-offers.json'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

/** Needs the cart's code, which the page should not wait for. */
const OfferList = lazyWidgetPart(async () => (await importPart(() => import('./OfferList.tsx'))).OfferList)

/**
 * Shows special offers for the cart, or with `data-free="1"` its free gifts. Without offers it shows nothing.
 *
 *   <div data-widget="special-offers" data-free="0"></div>
 */
export const mount = widget({
  name: 'special-offers',
  component: OfferList,
  strings: en,
  properties: { free: oneOf(['0', '1'], '0') },
})
