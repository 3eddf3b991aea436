import { widget } from '../../src/widget'
import { bool, int } from '../../src/ui/island/properties'
import { productStrings } from '../../src/ui/product/text'
import en from '../../locales/en/recently-viewed.json'
import { RecentlyViewed } from './RecentlyViewed'

const properties = {
  /** How many products at most. */
  count: int(4),
  /** The cart opens when one was added. */
  open: bool(),
}

/**
 * The products the shopper has looked at, as the storefront's own scripts have kept them.
 *
 *   <div data-widget="recently-viewed" data-mount="visible"></div>
 */
export const mount = widget({
  name: 'recently-viewed',
  component: RecentlyViewed,
  strings: en,
  shares: productStrings,
  properties,
})
