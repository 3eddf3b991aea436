import { widget } from '#widget.tsx'
import { bool, int } from '#ui/island/properties.ts'
import { productStrings } from '#catalogue/view/text.ts'
import en from '#locales/en/recently-viewed.json'
import { RecentlyViewed } from './RecentlyViewed.tsx'

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
