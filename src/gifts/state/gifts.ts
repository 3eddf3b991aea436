import { atom, computed, map, onMount } from 'nanostores'
import { ApiError } from '#http/api-error.ts'
import { getGiftComponents, saveItemGifts } from '../api.ts'
import type { QuoteItem } from '#cart/rules/cart.ts'
import { canBeGift, giftUnits } from '../rules/gift-units.ts'
import { type GiftChoice, type GiftComponents, giftForms, isSameGift } from '../rules/gifts.ts'
import type { SavedGift } from '../rules/item-gifts.ts'
import { isObject, readObject, toText } from '#lib/json.ts'
import { num } from '#lib/money/money.ts'
import { $items, cartWasChanged, rereadCart, mayChangeCart } from '#cart/state/cart.ts'
import { $settings } from '#storefront/state/config.ts'
import { $currency } from '#storefront/state/context.ts'
import { queue } from '#async/queue.ts'
import { type Refusal, refusalOf } from '#async/refusals.ts'
import { logFailure } from '#storefront/state/log.ts'
import { loadStrings } from '#i18n/state/strings.ts'
import { task } from '#async/task.ts'

/** The shop's boxes and cards; undefined until they and their strings are loaded, none when that fails. */
export const $giftComponents = atom<GiftComponents | undefined>()

/** Stands in for components that could not be loaded. The next part that shows them requests them again. */
const NONE: GiftComponents = { gift_boxes: [], message_cards: [] }

/** Their prices are in it. */
const $currencyOf = atom<string | undefined>()

onMount($giftComponents, () =>
  $currency.subscribe((currency) => {
    if (![undefined, NONE].includes($giftComponents.get()) && currency === $currencyOf.get()) return
    $currencyOf.set(currency)
    Promise.all([getGiftComponents(), loadStrings('gifts')]).then(
      ([components]) => currency === $currencyOf.get() && $giftComponents.set(components),
      (error: unknown) => {
        if (currency === $currencyOf.get()) $giftComponents.set(NONE)
        logFailure('gift boxes', error)
      },
    )
  }),
)

/** The most characters a message may have; undefined: no limit (rule: text-limits). */
export const $messageLimit = computed([$giftComponents, $settings], (components, settings) => {
  const max = components?.message_max_length ?? num(settings?.gift_message_max_length)
  return max > 0 ? max : undefined
})

/** One unit of an item (of quantity 2 the first or the second). */
export interface GiftUnit {
  item: QuoteItem
  index: number
}

export const giftUnitKey = ({ item, index }: GiftUnit) => `${item.item_id}:${index}`

/** Every unit in the cart that can be wrapped. */
export const $giftUnits = computed($items, (items = []) =>
  items.filter(canBeGift).flatMap((item) => giftUnits(item.qty).map((index): GiftUnit => ({ item, index }))),
)

/** How saving the gift of a unit went, by `giftUnitKey`. */
export const $giftStates = map<Record<string, 'saving' | 'saved' | { refusal: Refusal } | undefined>>({})

/** Saves the same gift for these units; without a gift, removes theirs. The newest choice for the same units wins. */
export function saveGift(units: GiftUnit[], gift: SavedGift | undefined): Promise<void> {
  const name = `gift:${units.map(giftUnitKey).join()}`
  const choices = units.map((unit) => toChoice(unit, gift))
  const save = async () => {
    if (!mayChangeCart('gift'))
      return units.forEach((unit) => $giftStates.setKey(giftUnitKey(unit), undefined))
    for (const form of giftForms(choices)) await saveForm(form)
    cartWasChanged()
    await rereadCart()
  }
  units.forEach((unit) => $giftStates.setKey(giftUnitKey(unit), 'saving'))
  return task('gift', () => queue(name, save, JSON.stringify(choices)))
}

/** Removes every gift from the cart, also of units that are in it no more. False where one could not be removed. */
export async function removeGifts(): Promise<boolean> {
  const items = $items.get() ?? []
  const units = items.filter(canBeGift).flatMap((item) => {
    const indexes = Object.keys(item.additional_data.item_gift ?? {})
    return indexes.map((index): GiftUnit => ({ item, index: Number(index) }))
  })
  await saveGift(units, undefined)
  return !units.some((unit) => isObject($giftStates.get()[giftUnitKey(unit)]))
}

async function saveForm(form: GiftChoice[]) {
  try {
    await saveItemGifts(form)
    form.forEach((choice) => $giftStates.setKey(choiceKey(choice), 'saved'))
  } catch (error) {
    const refusal = refusalOf(error)
    logFailure('gift', error)
    const errors = readObject(error instanceof ApiError ? error.parameters : undefined)
    // Without the shop's own sentence it may have been saved though the answer was lost: the cart tells.
    const isRefused = typeof refusal === 'string'
    if (!isRefused) await rereadCart()
    form.forEach((choice) =>
      $giftStates.setKey(
        choiceKey(choice),
        !isRefused && isInCart(choice) ? 'saved' : { refusal: own(errors, choice) || refusal },
      ),
    )
  }
}

function isInCart({ item_id, index, checked, ...gift }: GiftChoice): boolean {
  const item = $items.get()?.find((one) => one.item_id === item_id)
  const saved = item?.additional_data.item_gift?.[index]
  return checked ? isSameGift(gift, saved) : !saved
}

/** The shop's message for one unit (wire: save-gift-boxes). Neither it nor the others in its form were saved. */
const own = (errors: Record<string, unknown>, { product_id, index }: GiftChoice) =>
  toText(Object.entries(errors[product_id] ?? {}).find(([at]) => Number(at) === index)?.[1])

const choiceKey = ({ item_id, index }: GiftChoice) => `${item_id}:${index}`

const toChoice = ({ item, index }: GiftUnit, gift: SavedGift | undefined): GiftChoice => ({
  item_id: item.item_id,
  product_id: item.product_id!,
  index,
  checked: gift !== undefined,
  message: gift?.message ?? '',
  gift_boxes: gift?.gift_boxes ?? [],
  ...(gift?.card_id && { card_id: gift.card_id }),
})
