import { getBlock } from '#html/api.ts'
import { singleFlight } from '#async/single-flight.ts'

/** The HTML of a block, uncleaned. Throws ApiError. */
export const fetchBlock = singleFlight(async (identifier: string, device: string) => {
  const block = await getBlock(identifier, device)
  if (!block) console.warn(`Bezel: there is no block "${identifier}"`)
  return block?.content
})
