import { canBeGift } from '../../domain/promotions/gift-units'
import { lazyWidgetPart } from '../island/lazyWidgetPart'
import { importPart } from '../../host/page/import-part'

/** The gifts of a cart item, fetched after the cart itself. Their place is kept free; without their code it stays so. */
export const LazyGiftOptions = lazyWidgetPart(
  async () => (await importPart(() => import('./GiftOptions'))).GiftOptions,
  {
    namespaces: ['gifts'],
    style: 'extras',
    isLater: true,
    fallback: ({ item }) => (canBeGift(item) ? <div className="bzl-gifts bzl-gifts--waiting" /> : null),
  },
)
