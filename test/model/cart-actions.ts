import fc from 'fast-check'
import { applyStoreCredit, applyRewardPoints } from '#discounts/state/balances.ts'
import { $items, cartWasChanged, refreshCart } from '#cart/state/cart.ts'
import {
  applyCoupon,
  removeCoupon,
  $giftCards,
  applyGiftCard,
  removeGiftCard,
  $hasPrime,
  addPrime,
  removePrime,
} from '#discounts/state/discounts.ts'
import { $giftUnits, saveGift } from '#gifts/state/gifts.ts'
import { $freeGifts, $specialOffers, addOffer } from '#offers/state/offers.ts'
import { requestQuantity } from '#cart/state/quantities.ts'
import { removeItem } from '#cart/state/remove-item.ts'
import { formKey } from '#dom/storage/cookies.ts'
import type { CartModel, ModelItem } from './cart-model.ts'

/** One thing a shopper does, in the model and by the real actions. */
export interface Act {
  toString(): string
  /** False where the screen has no control for it. */
  canDo(model: CartModel): boolean
  model(model: CartModel): void
  real(model: CartModel): Promise<void>
}

const IDS: Record<string, string> = { 'EA-1': '57', 'BR-1': '58', 'NK-2': '59', 'GV-50': '64' }

/** Adds a product as its page does: posts the form, then reports the change. */
export async function addFromPage(fields: Record<string, string>): Promise<void> {
  await fetch('/checkout/cart/add', {
    method: 'POST',
    headers: { 'X-Requested-With': 'XMLHttpRequest' },
    body: new URLSearchParams({ ...fields, form_key: formKey() }),
  })
  cartWasChanged()
  await refreshCart()
}

const add = (sku: string, qty: number): Act => ({
  toString: () => `add ${qty} ${sku}`,
  canDo: () => true,
  model: (model) => model.add(sku, qty),
  real: () => addFromPage({ product: IDS[sku]!, qty: String(qty) }),
})

const isFilled = ({ items }: CartModel) => items.length > 0

/** An act on the n-th item that has controls. */
function onItem(
  name: string,
  at: number,
  change: (model: CartModel, item: ModelItem) => void,
  real: (itemId: string) => Promise<void>,
): Act {
  const indexIn = (model: CartModel) => {
    const open = model.items.filter(({ free }) => !free)
    return open.length ? model.items.indexOf(open[at % open.length]!) : -1
  }
  return {
    toString: () => `${name} item ${at}`,
    canDo: (model) => indexIn(model) >= 0,
    model: (model) => change(model, model.items[indexIn(model)]!),
    real: (model) => real($items.get()![indexIn(model)]!.item_id),
  }
}

const quantity = (at: number, qty: number) =>
  onItem(
    `set ${qty} of`,
    at,
    (model, item) => model.setQuantity(item, qty),
    (itemId) => requestQuantity(itemId, qty),
  )
const remove = (at: number) => onItem('remove', at, (model, item) => model.remove(item), removeItem)

const simple = (
  name: string,
  model: (model: CartModel) => void,
  real: (model: CartModel) => Promise<void>,
  canDo: (model: CartModel) => boolean = isFilled,
): Act => ({ toString: () => name, canDo, model, real })

const coupon = (code: string) =>
  simple(
    `coupon ${code || 'off'}`,
    (model) => (code ? model.enterCoupon(code) : model.dropCoupon()),
    () => (code ? applyCoupon(code) : removeCoupon()),
    (model) => isFilled(model) && !model.isVirtual,
  )

const card = (code: string) =>
  simple(
    `card ${code}`,
    (model) => model.enterCard(code),
    () => applyGiftCard(code),
  )
const dropCard = simple(
  'first card off',
  (model) => model.dropCard(model.cards[0]!.id),
  () => removeGiftCard($giftCards.get()[0]!.id),
  (model) => isFilled(model) && model.cards.length > 0,
)

const credit = (isUsed: boolean) =>
  simple(
    `credit ${isUsed}`,
    (model) => (model.credit = isUsed),
    () => applyStoreCredit(isUsed),
    (model) => isFilled(model) && model.isCustomer,
  )
const points = (isUsed: boolean) =>
  simple(
    `points ${isUsed}`,
    (model) => model.usePoints(isUsed),
    () => applyRewardPoints(isUsed),
    (model) => isFilled(model) && model.isCustomer,
  )

const prime = simple(
  'add or remove prime',
  (model) => model.togglePrime(),
  () => ($hasPrime.get() ? removePrime() : addPrime()),
)

const PRODUCTS: Record<string, string> = { 'OFF-1': '77', 'OFF-2': '78', 'FREE-1': '87' }
const offer = (sku: string) =>
  simple(
    `offer ${sku}`,
    (model) => model.takeOffer(sku),
    () => {
      const listed = [...($specialOffers.get() ?? []), ...($freeGifts.get() ?? [])].find(
        (one) => one.sku === sku,
      )
      const late = { product_id: PRODUCTS[sku]!, is_free: sku === 'FREE-1' }
      return addOffer({ ...late, ...listed } as Parameters<typeof addOffer>[0])
    },
  )

const gift = (at: number, box: number): Act => {
  const units = (model: CartModel) =>
    model.items
      .filter(({ sku, free }) => !free && sku !== 'GV-50' && sku !== 'PRIME')
      .flatMap((item) => Array.from({ length: item.qty }, (_, index) => ({ item, index })))
  return {
    toString: () => `box ${box} for unit ${at}`,
    canDo: (model) => units(model).length > 0,
    model(model) {
      const all = units(model)
      const { item, index } = all[at % all.length]!
      if (box) item.gifts[index] = box
      else delete item.gifts[index]
    },
    real(model) {
      const unit = $giftUnits.get()[at % units(model).length]!
      return saveGift([unit], box ? { gift_boxes: [box], message: 'Hello' } : undefined)
    },
  }
}

const nth = fc.nat({ max: 5 })

/** Anything a shopper may do with a cart. */
export const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(fc.constantFrom(...Object.keys(IDS)), fc.integer({ min: 1, max: 3 }))
    .map((given) => add(...given)),
  fc.tuple(nth, fc.integer({ min: 1, max: 8 })).map((given) => quantity(...given)),
  nth.map(remove),
  fc.constantFrom('SPRING', 'FREESHIP', 'WELCOME5', 'GALA', 'GRATIS', 'NORUSH', 'NOPE', '').map(coupon),
  fc.constantFrom('ABCD1234EFGH', 'LUXE2024GIFT', 'EMPTY000GIFT', 'PAST2020GIFT', 'NOPE').map(card),
  fc.constant(dropCard),
  fc.boolean().map(credit),
  fc.boolean().map(points),
  fc.constant(prime),
  fc.constantFrom('OFF-1', 'OFF-2', 'FREE-1').map(offer),
  fc.tuple(nth, fc.constantFrom(0, 3, 4)).map((given) => gift(...given)),
)
