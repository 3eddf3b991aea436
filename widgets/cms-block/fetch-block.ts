import { getBlock } from '../../src/api/cms-block'
import { singleFlight } from '../../src/state/single-flight'

/** The HTML of a block, uncleaned. Throws ApiError. */
export const fetchBlock = singleFlight(async (identifier: string, device: string) => {
  const block = await getBlock(identifier, device)
  if (!block) console.warn(`Bezel: there is no block "${identifier}"`)
  return block?.content
})
