import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bundle } from 'lightningcss'
import { widgets } from './widgets.mjs'

const require = createRequire(import.meta.url)

/** Minified size (bytes) up to which a widget's style lies in base.css: a request costs more than such a style. */
const SMALL = 2000

const minified = (filename) => bundle({ filename, minify: true }).code

const own = Object.fromEntries(
  widgets
    .filter((name) => existsSync(`widgets/${name}/style.css`))
    .map((name) => [name, minified(`widgets/${name}/style.css`)]),
)

/** Whether a widget has a stylesheet besides base.css. */
export const hasOwnStyle = (name) => own[name]?.length > SMALL

/** The stylesheets of dist, by path. */
export function styles() {
  const small = Object.keys(own).filter((name) => !hasOwnStyle(name))
  const files = {
    'widgets/base.css': Buffer.concat([minified('src/ui/base.css'), ...small.map((name) => own[name])]),
    'widgets/extras.css': minified('src/ui/extras.css'),
    'adyen.css': minified(require.resolve('@adyen/adyen-web/styles/adyen.css')),
  }
  for (const name of Object.keys(own)) if (hasOwnStyle(name)) files[`widgets/${name}.css`] = own[name]
  for (const name of widgets)
    if (existsSync(`widgets/${name}/steps.css`))
      files[`widgets/${name}-steps.css`] = minified(`widgets/${name}/steps.css`)
  return files
}
