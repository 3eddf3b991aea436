import { oneOf } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import en from '#locales/en/special-offers.json'
import { SpecialOffers } from './SpecialOffers.tsx'

/**
 * Shows special offers for the cart, or with `data-free="1"` its free gifts. Without offers it shows nothing.
 *
 *   <div data-widget="special-offers" data-free="0"></div>
 */
export const mount = widget({
  name: 'special-offers',
  component: SpecialOffers,
  strings: en,
  properties: { free: oneOf(['0', '1'], '0') },
})
