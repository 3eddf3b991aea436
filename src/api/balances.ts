import { readObject, toText } from '../domain/json'
import { parseRewardPoints, type RewardPoints } from '../domain/promotions/points'
import { parseStoreCredit, type StoreCredit } from '../domain/promotions/store-credit'
import { type CartRef, cartPath } from './cart-path'
import { type CallOptions, getJson, sendJson } from './client/client'

const MINE: CartRef = { id: '', customer: true }

export async function getStoreCredit(options?: CallOptions): Promise<StoreCredit> {
  return parseStoreCredit(await getJson(cartPath(MINE, 'aw-get-customer-store-credit'), options))
}

export async function applyStoreCredit(options?: CallOptions): Promise<void> {
  await sendJson('PUT', cartPath(MINE, 'apply-aw-store-credit'), undefined, options)
}

export async function removeStoreCredit(options?: CallOptions): Promise<void> {
  await sendJson('DELETE', cartPath(MINE, 'remove-aw-store-credit'), undefined, options)
}

export async function getRewardPoints(options?: CallOptions): Promise<RewardPoints> {
  return parseRewardPoints(await getJson(cartPath(MINE, 'aw-get-customer-reward-points'), options))
}

/** Pays with points (b.26). Returns the shop's message or ''. */
export async function applyRewardPoints(options?: CallOptions): Promise<string> {
  const response = await sendJson('PUT', cartPath(MINE, 'apply-aw-reward-points'), undefined, options)
  return toText(readObject(Array.isArray(response) ? response[0] : response).message)
}

export async function removeRewardPoints(options?: CallOptions): Promise<void> {
  await sendJson('DELETE', cartPath(MINE, 'remove-aw-reward-points'), undefined, options)
}
