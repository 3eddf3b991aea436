import type { PickupLocation } from '../../../../src/domain/delivery/pickup'
import { readObject, toText } from '../../../../src/domain/json'
import { readAddress, readDraft } from '../draft'

/** The store chosen before a reload. */
export function readKeptPickup(): PickupLocation | undefined {
  const { code, name, description, address } = readObject(readDraft().pickup)
  const at = readAddress(address)
  if (!at || !toText(code)) return undefined
  return { code: toText(code), name: toText(name), description: toText(description), address: at }
}
