import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

export interface BuiltFile {
  type: string
  plain: Buffer
  gzip: Buffer
  etag: string
  /** The name is a hash of the content, as all in the folder `c` are, so browsers may keep the file forever. */
  isHashed: boolean
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ts': 'text/plain; charset=utf-8',
  '.mts': 'text/plain; charset=utf-8',
}

/** Serves `folder` under `/bezel/<any version>/`. Each file is read and compressed once, and again after a new build. */
export function builtFiles(folder: URL) {
  const root = fileURLToPath(folder)
  const cache = new Map<string, { file: BuiltFile; changed: number }>()
  return {
    find(url: string): BuiltFile | undefined {
      const name = /^\/bezel\/[^/]+\/([\w./-]+)$/.exec(url)?.[1]
      if (!name || name.split('/').includes('..')) return undefined
      const path = root + name
      if (!existsSync(path) || !statSync(path).isFile()) return undefined
      const changed = statSync(path).mtimeMs
      const known = cache.get(name)
      if (known?.changed === changed) return known.file
      const file = read(path, name.startsWith('c/'))
      cache.set(name, { file, changed })
      return file
    },
    /** Reads and compresses all files before the first request. */
    warm(): void {
      if (!existsSync(root)) return
      for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' }))
        this.find(`/bezel/0/${entry}`)
    },
  }
}

function read(path: string, isHashed: boolean): BuiltFile {
  const plain = readFileSync(path)
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isHashed,
  }
}
