import { hostDocument } from './document'

/** Puts a prefix before the page's title. Returns an undo function, which leaves a title changed meanwhile alone. */
export function setTitlePrefix(prefix: string): () => void {
  const before = hostDocument.title
  const during = `${prefix} ${before}`
  hostDocument.title = during
  return () => {
    if (hostDocument.title === during) hostDocument.title = before
  }
}
