import { cartOf } from '../../shop/cart.ts'
import { convert, toNumber } from '../../shop/money.ts'
import { GIFT_MESSAGE_LIMIT, giftBoxes, messageCards } from '../../shop/gift-options.ts'
import type { Cart, Gift } from '../../shop/quote.ts'
import type { Route } from '../../route.ts'
import type { RequestContext } from '../../request-context.ts'
import { imageUrl } from '../image-url.ts'
import { done, failed, rest } from '../responses.ts'
import { restCall } from '../rest-routes.ts'

/** Gift boxes and message cards (wire: gift-boxes, wire: save-gift-boxes). */
export const giftRoutes: Route[] = [
  { method: 'POST', path: '/checkout/cart/itemGiftPost', handle: chooseGifts },
  restCall('GET', 'item-gift/get-components', giftComponents),
]

function giftComponents(context: RequestContext): Response {
  const amount = (cents: number) => toNumber(convert(cents, context.currency), context.currency)
  return rest({
    gift_boxes: giftBoxes.map(({ price, ...box }) => ({
      ...box,
      name: context.translate(box.name),
      price: amount(price),
      base_price: price / 100,
      image: imageUrl(context.url.origin, `gift-box-${box.id}`),
    })),
    message_cards: messageCards.map(({ id, name }) => ({
      id,
      name: context.translate(name),
      image: imageUrl(context.url.origin, `message-card-${id}`),
    })),
    message_max_length: GIFT_MESSAGE_LIMIT,
  })
}

interface SentGift {
  item_id?: string
  checked?: string
  gift_boxes: number[]
  card_id?: string
  message: string
}

/** The form's `item_gift[<product>][<index>][<field>]` by `<product>/<index>` (wire: save-gift-boxes). */
function sentGifts(context: RequestContext): Map<string, SentGift> {
  const gifts = new Map<string, SentGift>()
  for (const [name, value] of context.form()) {
    const [, product, index, field] = /^item_gift\[(\d+)\]\[(\d+)\]\[(\w+)\](?:\[\])?$/.exec(name) ?? []
    if (!product || !index || !field) continue
    const key = `${product}/${index}`
    const gift = gifts.get(key) ?? { gift_boxes: [], message: '' }
    gifts.set(key, gift)
    if (field === 'gift_boxes') gift.gift_boxes.push(Number(value))
    else Object.assign(gift, { [field]: value })
  }
  return gifts
}

function chooseGifts(context: RequestContext): Response {
  const cart = cartOf(context.shop, context.session)
  const gifts = sentGifts(context)
  if (!cart || !gifts.size) return failed('Choose an item first.')
  const errors: Record<string, Record<string, string>> = {}
  for (const [key, gift] of gifts) {
    const [product = '', index = ''] = key.split('/')
    if ([...new Intl.Segmenter().segment(gift.message)].length > GIFT_MESSAGE_LIMIT)
      errors[product] = { ...errors[product], [index]: context.translate('Message is too long') }
  }
  if (Object.keys(errors).length)
    return failed(context.translate('The gift options were not saved.'), { errors })
  for (const [key, gift] of gifts) saveGift(cart, key, gift)
  return done({ message: 'The gift options were saved.' })
}

function saveGift(cart: Cart, key: string, sent: SentGift): void {
  const [product = '', index = '0'] = key.split('/')
  const item =
    cart.items.find(({ id }) => String(id) === sent.item_id) ??
    cart.items.find((one) => one.product.id === product)
  if (!item) return
  if (sent.checked !== '1') {
    delete item.gifts[Number(index)]
    return
  }
  const boxes = sent.gift_boxes.filter((id) => giftBoxes.some((box) => box.id === id))
  const gift: Gift = { gift_boxes: boxes, message: sent.message }
  if (sent.card_id) gift.card_id = Number(sent.card_id)
  item.gifts[Number(index)] = gift
}
