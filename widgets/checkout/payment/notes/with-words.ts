import { loadStrings } from '../../../../src/state/page/strings'

/** Waits for a part of a method and for its words, so that it never shows in another language first. */
export async function withWords<T>(part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, loadStrings('payment')])
  return loaded
}
