import type { PickupLocation } from '../rules/pickup.ts'
import { readObject, toText } from '#lib/json.ts'
import { readAddress, readDraft } from '#checkout/state/draft.ts'

/** The store chosen before a reload. */
export function readKeptPickup(): PickupLocation | undefined {
  const { code, name, description, address } = readObject(readDraft().pickup)
  const at = readAddress(address)
  if (!at || !toText(code)) return undefined
  return { code: toText(code), name: toText(name), description: toText(description), address: at }
}
