/** Puts a prefix before the page's title. Returns an undo function, which leaves a title changed meanwhile alone. */
export function setTitlePrefix(prefix: string): () => void {
  const before = document.title
  const during = `${prefix} ${before}`
  document.title = during
  return () => {
    if (document.title === during) document.title = before
  }
}
