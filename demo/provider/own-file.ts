import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Absolute path of a file in this folder; not `new URL(…, import.meta.url)`, because bundlers rewrite it. */
export const ownPath = (name: string): string => join(import.meta.dirname, name)

/** A file in this folder as text. */
export const ownFile = (name: string): Promise<string> => readFile(ownPath(name), 'utf8')
