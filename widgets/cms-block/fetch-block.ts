import { getBlock } from '../../src/api/content'

const flights = new Map<string, Promise<string | undefined>>()

/** The HTML of a block, uncleaned; whoever asks for the same one meanwhile shares the call. Rejects with ApiError. */
export function fetchBlock(identifier: string, device: string): Promise<string | undefined> {
  const key = `${device}/${identifier}`
  const known = flights.get(key)
  if (known) return known
  const flight = getBlock(identifier, device)
    .then((block) => {
      if (!block) console.warn(`Bezel: there is no block "${identifier}"`)
      return block?.content
    })
    .finally(() => flights.delete(key))
  flights.set(key, flight)
  return flight
}
