import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The absolute path of a file of this folder; built by hand because bundlers rewrite `new URL(…, import.meta.url)`. */
export const ownPath = (name: string): string => join(import.meta.dirname, name)

/** A file of this folder as text. */
export const ownFile = (name: string): Promise<string> => readFile(ownPath(name), 'utf8')
