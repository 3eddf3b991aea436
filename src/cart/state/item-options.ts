import { getItems } from '../api/cart.ts'
import { ApiError } from '#http/api-error.ts'
import { type FormFields } from '#http/client.ts'
import { saveItemGifts } from '#gifts/api.ts'
import { getItemChoices, updateItemOptions } from '../api/item-options.ts'
import type { QuoteItem } from '../rules/cart.ts'
import { type Choice, type ReplacedItem, replacedItem } from '../rules/item-choices.ts'
import { giftForms } from '#gifts/rules/gifts.ts'
import { plainText } from '#lib/text/html-entities.ts'
import { takeMessages } from '#storefront/page/sections/messages.ts'
import { logFailure } from '#storefront/state/log.ts'
import { queue } from '#async/queue.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { isRunning, task } from '#async/task.ts'
import { $items, cartWasChanged, rereadCart, mayChangeCart } from './cart.ts'
import { $item, shownQuantity } from './items.ts'
import { cancelQuantity } from './quantities.ts'
import { withFreshCart } from './with-fresh-cart.ts'

/** The outcome of a change: the item's new id, or the shop's reason for a refusal. */
export type OptionsOutcome =
  | { itemId: string; areGiftsLost: boolean }
  | { refusal: Refusal }
  /** Someone else removed the item meanwhile. */
  | 'gone'

const TASK = 'options'

/**
 * Loads the options that may be chosen for an item now. Undefined when only the item's own page can show
 * them. Throws ApiError.
 */
export const loadItemChoices = (itemId: string): Promise<Choice[] | undefined> =>
  withFreshCart((cart) => getItemChoices(cart, itemId))

/**
 * Gives an item other options. Its quantity and gifts stay. Undefined while another change is under way, and when the page
 * has cancelled this one.
 */
export async function saveItemOptions(
  itemId: string,
  chosen: FormFields,
): Promise<OptionsOutcome | undefined> {
  if (isRunning(TASK)) return undefined
  let outcome: OptionsOutcome | undefined = { refusal: { key: 'state.failed' } }
  await task(TASK, () =>
    queue(`${TASK}:${itemId}`, async () => {
      outcome = await save(itemId, chosen)
    }),
  )
  return outcome
}

async function save(itemId: string, chosen: FormFields): Promise<OptionsOutcome | undefined> {
  const before = $items.get() ?? []
  const state = $item(itemId).get()
  const { item } = state
  if (!item?.product_id) return 'gone'
  if (!mayChangeCart('options', { itemId })) return undefined
  const qty = shownQuantity(state)
  cancelQuantity(itemId)
  const sent = { item_id: itemId, product_id: item.product_id, qty }
  const failure = await updateItemOptions(sent, chosen).catch((error: unknown) => error)
  cartWasChanged()
  // An answer that did not arrive may be a change that was made: the items tell.
  const items = await getItems().catch(async (error: unknown) => {
    await rereadCart()
    throw error
  })
  const replaced = replacedItem(itemId, before, items)
  const areGiftsLost = Boolean(replaced) && !(await keepGifts(item, qty, replaced!))
  await rereadCart()
  const reason = refusalText()
  if (replaced) return { itemId: replaced.item.item_id, areGiftsLost }
  if (!$item(itemId).get().item) return 'gone'
  return { refusal: reason || refusalOf(failure ?? new ApiError('business', 200)) }
}

/** The shop leaves its messages in a cookie (wire: messages); the message of a success is ours. */
const refusalText = () =>
  takeMessages(true)
    .filter(({ type }) => type !== 'success')
    .map(({ text }) => plainText(text))
    .join(' ')

/**
 * A new item has no gifts (wire: change-item-options): those of the old one are saved for it. False when the shop did
 * not take them.
 */
async function keepGifts(old: QuoteItem, qty: number, { item, firstUnit }: ReplacedItem): Promise<boolean> {
  const { item_gift: gifts = {} } = old.additional_data
  const kept = item.additional_data.item_gift ?? {}
  const choices = Object.entries(gifts).flatMap(([unit, gift]) => {
    const index = firstUnit + Number(unit)
    if (Number(unit) >= qty || kept[index]) return []
    return { ...gift, item_id: item.item_id, product_id: item.product_id!, index, checked: true }
  })
  try {
    for (const form of giftForms(choices)) await saveItemGifts(form)
    return true
  } catch (error) {
    logFailure('gift', error)
    return false
  }
}
