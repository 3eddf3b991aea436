import { putBackLeft } from './keep'
import { giveUpLeft } from './lease'
import { $pressed } from './status'

export { putBack } from './keep'

/** Undoes what a sheet has left that is not open on this page. True where the shop's answers are others now. */
export async function undoLeft(): Promise<boolean> {
  const isGivenUp = await giveUpLeft()
  return (!$pressed.get() && (await putBackLeft())) || isGivenUp
}
