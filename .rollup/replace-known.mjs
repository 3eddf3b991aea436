/** Changes a library's source. A pattern that another version of it no longer has fails the build. */
export function replaceKnown(source, pattern, by) {
  if (source.search(pattern) < 0) throw new Error(`The library has no ${pattern}`)
  return source.replace(pattern, by)
}
