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
  /** Its name carries a hash, so it never changes. */
  isHashed: boolean
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.ts': 'text/plain; charset=utf-8',
}

/** The built bundle under `/bezel/<any version>/`, each file compressed once and read again after a new build. */
export function builtFiles(folder: URL) {
  const root = fileURLToPath(folder)
  const held = new Map<string, { file: BuiltFile; changed: number }>()
  return {
    find(path: string): BuiltFile | undefined {
      const name = /^\/bezel\/[^/]+\/([\w./-]+)$/.exec(path)?.[1]
      if (!name || name.split('/').includes('..')) return undefined
      const place = root + name
      if (!existsSync(place) || !statSync(place).isFile()) return undefined
      const changed = statSync(place).mtimeMs
      const known = held.get(name)
      if (known?.changed === changed) return known.file
      const file = read(place)
      held.set(name, { file, changed })
      return file
    },
    /** Compresses everything there is, so that the first visitor does not wait. */
    warm(): void {
      if (!existsSync(root)) return
      for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' }))
        this.find(`/bezel/0/${entry}`)
    },
  }
}

function read(place: string): BuiltFile {
  const plain = readFileSync(place)
  return {
    type: TYPES[extname(place)] ?? 'application/octet-stream',
    plain,
    gzip: gzipSync(plain, { level: 9 }),
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    isHashed: /[-.][\w-]{8}\.(js|css|woff2|svg)$/.test(place),
  }
}
