import { ownFile, ownPath } from '../own-file'
import { file, missing, page } from '../responses'

let script: Promise<string> | undefined

/** The frame's script as one file for browsers, built when first asked for. */
async function build(): Promise<string> {
  const { build: bundle } = await import('esbuild')
  const built = await bundle({
    entryPoints: [ownPath('frame/secured-field.ts')],
    bundle: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return built.outputFiles[0]!.text
}

/** The page of a card frame, or its style and script. */
export async function serveFrame(name: string): Promise<Response> {
  if (name === 'securedFields.html') return page(await ownFile('frame/frame.html'))
  if (name === 'frame.css') return file('text/css', await ownFile('frame/frame.css'))
  if (name === 'frame.js') return file('text/javascript', await (script ??= build()))
  return missing()
}
