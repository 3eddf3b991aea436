import { readObject, toText } from '#lib/json.ts'
import {
  parseRewardPoints,
  type RewardPoints,
  parseStoreCredit,
  type StoreCredit,
} from '../rules/balances.ts'
import { type CartRef, cartPath } from '#http/cart-path.ts'
import { getJson, sendJson } from '#http/client.ts'
import { objectOf } from '#http/envelope.ts'

const MINE: CartRef = { id: '', customer: true }

export async function getStoreCredit(): Promise<StoreCredit> {
  return parseStoreCredit(objectOf(await getJson(cartPath(MINE, 'aw-get-customer-store-credit'))))
}

export async function applyStoreCredit(): Promise<void> {
  await sendJson('PUT', cartPath(MINE, 'apply-aw-store-credit'))
}

export async function removeStoreCredit(): Promise<void> {
  await sendJson('DELETE', cartPath(MINE, 'remove-aw-store-credit'))
}

export async function getRewardPoints(): Promise<RewardPoints> {
  return parseRewardPoints(objectOf(await getJson(cartPath(MINE, 'aw-get-customer-reward-points'))))
}

/** Pays with points (wire: apply-reward-points). Returns the shop's message or ''. */
export async function applyRewardPoints(): Promise<string> {
  const response = await sendJson('PUT', cartPath(MINE, 'apply-aw-reward-points'))
  return toText(readObject(Array.isArray(response) ? response[0] : response).message)
}

export async function removeRewardPoints(): Promise<void> {
  await sendJson('DELETE', cartPath(MINE, 'remove-aw-reward-points'))
}
