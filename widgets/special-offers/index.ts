import { oneOf } from '../../src/ui/island/properties'
import { widget } from '../../src/widget'
import en from '../../locales/en/special-offers.json'
import { SpecialOffers } from './SpecialOffers'

/**
 * Special offers for the cart, or with `data-free="1"` its free gifts. Nothing is shown while there are none.
 *
 *   <div data-widget="special-offers" data-free="0"></div>
 */
export const mount = widget({
  name: 'special-offers',
  component: SpecialOffers,
  strings: en,
  properties: { free: oneOf(['0', '1'], '0') },
})
