import { canBeGift } from '../rules/gift-units.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

/** The gifts of a cart item, fetched after the cart itself. Their place is kept free; without their code it stays so. */
export const LazyGiftOptions = lazyWidgetPart(
  async () => (await importPart(() => import('./GiftOptions.tsx'))).GiftOptions,
  {
    namespaces: ['gifts'],
    style: 'extras',
    isLater: true,
    fallback: ({ item }) => (canBeGift(item) ? <div className="bzl-gifts bzl-gifts--waiting" /> : null),
  },
)
