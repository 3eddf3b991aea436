import { isObject, type JsonObject, readObject, toList } from '#lib/json.ts'
import { toJson } from '#dom/safe-json.ts'
import type { CartKey } from '#dom/storage/kept-keys.ts'
import type { SafeStorage } from '#dom/storage/storage.ts'
import { readPageConfig } from './config.ts'

/**
 * Records about carts, one for each base URL, in one text of a storage. Two shops of a host do not see each other's. Store
 * views may have base URLs of their own and share the cart, so a page finds the record of its cart whoever has written it.
 * The newest record stands outermost, where releases before this one read and write theirs.
 */
export function cartRecords(storage: SafeStorage, key: CartKey) {
  const all = (): JsonObject[] => {
    const text = storage.get(key)
    const { others, ...newest } = readObject(text)
    return text ? [newest, ...toList(others).filter(isObject)] : []
  }
  const replace = (isGone: (record: JsonObject) => boolean, added: JsonObject[] = []) => {
    const [newest, ...others] = [...added, ...all().filter((record) => !isGone(record))]
    if (newest) storage.set(key, toJson({ ...newest, others }))
    else storage.remove(key)
  }
  return {
    all,
    /** The record of this cart, else the one of this base URL. */
    find: (cart?: unknown): JsonObject | undefined => all().find(isOf(cart)) ?? all().find(isOfShop),
    /** Replaces the record of the same cart, and that of the same base URL. */
    write: (record: object) => {
      const own: JsonObject = { ...record, shop: readPageConfig().baseUrl }
      const isOfCart = isOf(cartOf(own))
      replace((other) => isOfShop(other) || isOfCart(other), [own])
    },
    remove: replace,
  }
}

const cartOf = ({ cart, id }: JsonObject) => cart ?? id

const isOf = (cart: unknown) => (record: JsonObject) => Boolean(cart) && cartOf(record) === cart

/**
 * Whether a page of this base URL has written the record, or may have: releases before this one have kept no base URL.
 */
export const isOfShop = ({ shop }: JsonObject): boolean => !shop || shop === readPageConfig().baseUrl
