import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const folder = fileURLToPath(new URL('.', import.meta.url))

/** The same runtime as the bundle's. */
const alias = {
  'react/jsx-runtime': 'preact/jsx-runtime',
  'react-dom/client': 'preact/compat/client',
  'react-dom': 'preact/compat',
  react: '@preact/compat',
}

/** Files to serve under `/floors/`: each work by hand (`.floor`) and with the plain stack (`.stack`), one file each. */
export async function buildFloors(): Promise<Map<string, { type: string; text: string }>> {
  const entryPoints = readdirSync(folder)
    .filter((name) => /\.(floor|stack)\.tsx?$/.test(name))
    .map((name) => folder + name)
  const { outputFiles } = await build({
    entryPoints,
    outdir: '/floors',
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    alias,
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const scripts = outputFiles.map(({ path, text }) => [path, { type: 'text/javascript', text }] as const)
  const style = readFileSync(`${folder}plain.css`, 'utf8')
  return new Map([...scripts, ['/floors/plain.css', { type: 'text/css', text: style }]])
}
