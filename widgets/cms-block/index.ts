import { int, text } from '#ui/island/properties.ts'
import { widget } from '#widget.tsx'
import { CmsBlock } from './CmsBlock.tsx'

/**
 * Shows a block of the merchant's content, by its identifier and the shopper's device.
 *
 *   <div data-widget="cms-block" data-identifier="home-promo" data-mount="visible">shown until, or if not</div>
 *
 * The marker's content stays while the block loads. It also stays if the block is missing, switched off or
 * cannot be had. `data-height` holds that many pixels free in a marker with nothing inside. Markers in the
 * block come alive.
 */
export const mount = widget({
  name: 'cms-block',
  component: CmsBlock,
  strings: {},
  properties: { identifier: text(''), height: int(0) },
})
