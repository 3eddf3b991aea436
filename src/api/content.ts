import { isObject, readObject, toText } from '../domain/json'
import { num } from '../domain/money/money'
import { readLocale } from '../domain/locale'
import { ApiError, type CallOptions, type Fields, postForPage, read, REST } from './client/client'

/** Where the shopper is, as far as the shop knows (§3 Context, b.11). Absent: the shop did not say. */
export interface ShopContext {
  /** BCP 47. */
  locale: string
  currencyCode: string
  /** From base currency to the shopper's. */
  currencyRate: number
  device: string
  baseCurrencyCode: string
  countryId: string
  storeCode: string
}

export async function getContext(options?: CallOptions): Promise<Partial<ShopContext>> {
  const answer = await read('/oneday/context', options)
  if (!isObject(answer)) throw new ApiError('server', 200)
  const rate = num(answer.currencyRate)
  return {
    locale: readLocale(answer.locale),
    currencyCode: toText(answer.currencyCode) || undefined,
    currencyRate: rate > 0 ? rate : undefined,
    device: toText(answer.device) || undefined,
    baseCurrencyCode: toText(answer.baseCurrencyCode) || undefined,
    countryId: toText(answer.countryId) || undefined,
    storeCode: toText(answer.storeCode) || undefined,
  }
}

/** The shop's settings by key (b.13). Structured values are JSON texts. A missing key means the feature is off. */
export type Settings = Record<string, string | number | boolean | null>

export async function getSettings(options?: CallOptions): Promise<Settings> {
  const answer = await read('/oneday/config', options)
  if (Array.isArray(answer) && !answer.length) return {}
  if (!isObject(answer)) throw new ApiError('server', 200)
  return answer as Settings
}

/** A piece of the merchant's HTML, untrusted until it went through the sanitiser (b.42). */
export interface ContentBlock {
  identifier: string
  title: string
  content: string
}

/** undefined: there is no such block, or it is switched off. */
export async function getBlock(
  identifier: string,
  device: string,
  options?: CallOptions,
): Promise<ContentBlock | undefined> {
  const query = new URLSearchParams({ device })
  const answer = await read(`${REST}/cms/block/${encodeURIComponent(identifier)}?${query}`, options).catch(
    orNone,
  )
  if (typeof answer === 'string') return { identifier, title: '', content: answer }
  const block = readObject(answer)
  if (block.active === false || block.active === '0' || !toText(block.content)) return undefined
  return { identifier, title: toText(block.title), content: toText(block.content) }
}

function orNone(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404 && error.kind === 'business') return undefined
  throw error
}

/** The storefront's own switch (b.45). It answers by leading back to the page; the cart stays. Throws ApiError. */
export async function switchCurrency(
  currency: string,
  country: string | undefined,
  options?: CallOptions,
): Promise<void> {
  const fields: Fields = country
    ? [
        ['currency', currency],
        ['country', country],
      ]
    : [['currency', currency]]
  await postForPage('/directory/currency/switch/', fields, options)
}
