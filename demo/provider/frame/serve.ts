import { ownFile, ownPath } from '../own-file.ts'
import { file, notFound, page } from '../responses.ts'

let script: Promise<string> | undefined

/** The frame's script as one file for browsers, bundled on the first request. */
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

/** HTML, style or script of a card frame. */
export async function serveFrame(name = ''): Promise<Response> {
  if (name === 'securedFields.html') return page(await ownFile('frame/frame.html'))
  if (name === 'frame.css') return file('text/css', await ownFile('frame/frame.css'))
  if (name === 'frame.js') return file('text/javascript', await (script ??= build()))
  return notFound()
}
