/**
 * Returns the digest that the text of an import map lists for a file, found by the end of the file's path.
 * Returns '' if the map or the digest is missing. The text is searched and not parsed: the loader has no room
 * to guard against a broken map.
 */
export const digestIn = (importMap: string | null | undefined, path: string): string =>
  RegExp(path + '": ?"([^"]+)').exec(importMap!)?.[1] ?? ''
