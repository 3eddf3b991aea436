/** Puts a text before the page's title until called off; a title changed meanwhile is left alone. */
export function setTitlePrefix(prefix: string): () => void {
  const before = document.title
  const during = `${prefix} ${before}`
  document.title = during
  return () => {
    if (document.title === during) document.title = before
  }
}
