import { type ReactNode, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $typedLabels } from '../../state/custom-options.ts'
import { $primeTerms } from '#discounts/state/prime-terms.ts'
import { $taxDisplay } from '../../state/tax-display.ts'
import { $money } from '#storefront/state/context.ts'
import { $slots } from '#slots/state/slots.ts'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import type { Refusal } from '#async/refusals.ts'
import type { QuoteItem } from '../../rules/cart.ts'
import { usePageId } from '#ui/usePageId.ts'
import { computed } from 'nanostores'
import { readImageFolders } from '../../rules/product.ts'
import { $settings } from '#storefront/state/config.ts'

/** The folders where the shop keeps its product images (rule: product-pictures), by its settings. */
const $imageFolders = computed($settings, readImageFolders)

export interface ItemControlsProps {
  item: QuoteItem
  name: string
  error: Refusal | undefined
  context: ItemContext
}

/** Quantity, wish list and remove, where the cart may be changed. */
export type DrawControls = (props: ItemControlsProps) => ReactNode

/**
 * Returns the data that all items of a list share, so that an item listens to its own store only. With
 * `island`, the items have slots. `drawControls` draws what may be changed of an item.
 */
export function useItemContext(island?: string, drawControls?: DrawControls) {
  const common = useCommon()
  const message = useMessage()
  const money = useStore($money)
  const imageFolders = useStore($imageFolders)
  const primeSku = useStore($primeTerms)?.sku
  const typedLabels = useStore($typedLabels)
  const taxMode = useStore($taxDisplay).items
  const id = usePageId()
  const slots = useStore($slots)
  const slotsOf = Object.keys(slots).length ? island : undefined
  return useMemo(
    () => ({
      common,
      drawControls,
      message,
      money,
      imageFolders,
      primeSku,
      typedLabels,
      taxMode,
      id,
      slotsOf,
    }),
    [common, drawControls, message, money, imageFolders, primeSku, typedLabels, taxMode, id, slotsOf],
  )
}

export type ItemContext = ReturnType<typeof useItemContext>
