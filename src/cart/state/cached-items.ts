import { atom } from 'nanostores'
import type { QuoteItem } from '../rules/cart.ts'
import { earlierPrice, firstPrice, modeOf, shownAmount } from '../rules/tax-display.ts'
import { itemDetails, parseSectionItems, sectionTaxMode } from '../rules/section-items.ts'
import { isObject, type JsonObject, readObject } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'
import { readSection } from '#storefront/page/sections/sections.ts'
import { local } from '#dom/storage/storage.ts'
import { $knownCurrency } from '#storefront/state/context.ts'
import { $page } from '#storefront/state/page.ts'
import { $cachedTaxMode, $taxDisplay } from './tax-display.ts'

/**
 * localStorage key: the item fields that the section cache lacks, so that items look the same before and
 * after the shop's answer. The price at which each item was first seen is stored too. Their currency and
 * store are stored with them, since the section does not name these. Amounts of another currency or store are
 * not shown.
 */
const DETAILS = 'bezel-item-details'

/** The items on screen while they are the section cache's (wire: section-age). */
export const $cachedItems = atom<QuoteItem[] | undefined>()

/** The shop's answer differs in a number from the cached items that were shown. Set back by who announces it. */
export const $isCacheCorrected = atom(false)

/**
 * The items of the section cache (wire: section-age). Their prices wait while no currency is known, or were another
 * currency's or store's.
 */
function readCachedItems(): QuoteItem[] {
  const section = readSection('cart', Date.now())
  const currency = $knownCurrency.get()
  const { tax, items: known } = readObject(local.get(DETAILS))
  $cachedTaxMode.set(tax ? modeOf(tax) : sectionTaxMode(section))
  const cached = parseSectionItems(section, keptDetails())
  const isOther = isObject(known) && !isOfThisStore()
  return currency && !isOther ? cached : cached.map((item) => ({ ...item, ...UNKNOWN }))
}

/** The store view that this page belongs to, as far as the page tells. */
function storeOfPage(): string {
  const { baseUrl, storeCode = '' } = $page.get()
  return `${baseUrl} ${storeCode}`
}

function isOfThisStore(): boolean {
  const { currency, store } = readObject(local.get(DETAILS))
  // Earlier versions have kept no store.
  return currency === $knownCurrency.get() && (store ?? storeOfPage()) === storeOfPage()
}

/** Details by item id; empty if they are of another currency or store than the page. */
const keptDetails = (): JsonObject =>
  isOfThisStore() ? readObject(readObject(local.get(DETAILS)).items) : {}

/**
 * Returns a function that calls `read` with an item and its stored first price. The storage is read once,
 * now.
 */
function firstSeen<T>(read: (first: unknown, item: QuoteItem) => T): (item: QuoteItem) => T {
  const details = keptDetails()
  return (item) => read(readObject(details[item.item_id]).first, item)
}

/**
 * Returns a function that gives the price at which an item was first seen, if that has changed
 * (rule: changed-prices).
 */
export const earlierPrices = () => firstSeen(earlierPrice)

const UNKNOWN = { price_incl_tax: NaN, row_total: NaN, row_total_incl_tax: NaN }

export function keepItemDetails(items: readonly QuoteItem[]): void {
  const firstOf = firstSeen(firstPrice)
  const details = Object.fromEntries(
    items.map((item) => [item.item_id, { ...itemDetails(item), first: firstOf(item) }]),
  )
  const tax = $taxDisplay.get().items
  const text = toJson({ currency: $knownCurrency.get(), store: storeOfPage(), tax, items: details })
  if (text !== local.get(DETAILS)) local.set(DETAILS, text)
}

/** To be called with the shop's answer, which is on screen from now on. */
export function settleCachedItems(items: readonly QuoteItem[]): void {
  const cached = $cachedItems.get()
  if (cached && isCorrected(cached, items)) $isCacheCorrected.set(true)
  $cachedItems.set(undefined)
}

/** Whether a number on screen is no longer right. A price that was not known is not corrected by one. */
export const isCorrected = (shown: readonly QuoteItem[], items: readonly QuoteItem[]): boolean =>
  shown.length !== items.length || shown.some((item, index) => isOther(item, items[index]!))

const isOther = (shown: QuoteItem, item: QuoteItem) =>
  shown.item_id !== item.item_id ||
  shown.qty !== item.qty ||
  Math.abs(amountOf(shown) - amountOf(item)) > 0.004

const amountOf = (item: QuoteItem) =>
  shownAmount($taxDisplay.get().items, item.row_total, item.row_total_incl_tax)

/**
 * The items of the section cache beside those that are known; undefined where they would say nothing else. Amounts that will
 * be charged are the shop's only.
 */
export function cachedItemsToShow(known: readonly QuoteItem[]): QuoteItem[] | undefined {
  const items = readCachedItems().map((item) => known.find((same) => isSame(same, item)) ?? item)
  return !items.length || (known.length && !isCorrected(items, known)) ? undefined : items
}

const isSame = (one: QuoteItem, other: QuoteItem) => one.item_id === other.item_id && one.qty === other.qty
