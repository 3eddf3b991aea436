import { loadStylesheet } from '../../src/host/page/stylesheet'
import { logFailure } from '../../src/state/log'
import { loadStrings } from '../../src/state/page/strings'

/**
 * Code that comes after the opening, with its style and its words, so that it is drawn right at once. Without them it
 * is drawn all the same; rejects when the code itself does not come.
 */
export async function prepared<Code>(code: Promise<Code>, namespaces: string[]): Promise<Code> {
  const style = loadStylesheet(new URL('../widgets/checkout-parts.css', import.meta.url).href)
  const [come] = await Promise.all([
    code,
    style.catch((error: unknown) => logFailure('style', error)),
    ...namespaces.map(loadStrings),
  ])
  return come
}
