import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $typedLabels } from '../../../state/cart/custom-options'
import { $imageFolders } from '../../../state/cart/image-folders'
import { $primeTerms } from '../../../state/discounts/prime-terms'
import { $taxDisplay } from '../../../state/cart/tax-display'
import { $money } from '../../../state/page/context'
import { $slots } from '../../../state/page/slots'
import { useCommon, useMessage } from '../../text/common'
import { usePageId } from '../../usePageId'

/** What all items of a list share, so that an item listens to its own store only. `island`: its items have slots. */
export function useItemContext(island?: string) {
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
    () => ({ common, message, money, imageFolders, primeSku, typedLabels, taxMode, id, slotsOf }),
    [common, message, money, imageFolders, primeSku, typedLabels, taxMode, id, slotsOf],
  )
}

export type ItemContext = ReturnType<typeof useItemContext>
