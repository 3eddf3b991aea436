import { hostDocument } from './document.ts'

/** Puts a prefix before the page's title. Returns an undo function, which leaves what else the title has become. */
export function setTitlePrefix(prefix: string): () => void {
  hostDocument.title = `${prefix} ${hostDocument.title}`
  return () => {
    hostDocument.title = hostDocument.title.replace(`${prefix} `, '')
  }
}
