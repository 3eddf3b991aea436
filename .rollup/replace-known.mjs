/** Changes a library's source. A text or pattern that another version of it no longer has fails the build. */
export function replaceKnown(source, pattern, by) {
  const isText = typeof pattern === 'string'
  if (isText ? !source.includes(pattern) : source.search(pattern) < 0)
    throw new Error(`The library has no ${pattern}`)
  return isText ? source.replaceAll(pattern, () => by) : source.replace(pattern, by)
}
