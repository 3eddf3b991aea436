import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { bundle, transform } from 'lightningcss'
import { widgets } from './widgets.mjs'

const require = createRequire(import.meta.url)

/** Islands that stand on most pages, or whose style is too little for a request: their styles lie in base.css. */
const EVERYWHERE = ['banner', 'cart', 'cart-drawer', 'confirm-dialog', 'footer']

/** Stylesheets of parts that a widget fetches later, by their name in its folder. */
const LATER = ['steps', 'details']

/** Rules that a theme's own outrank: what is inside merchants' content. The steps of an animation cannot be important. */
const NORMAL = /__content[ >]|^(from|to|[\d.]+%)/

const bundled = (filename) => bundle({ filename, minify: true }).code

/**
 * Makes all declarations important but custom properties, which are a theme's. An important declaration in a layer
 * outranks every rule of the page outside a layer, important rules too.
 */
function minified(filename) {
  const code = bundled(filename)
    .toString()
    .replace(/([^{}]*)\{([^{}]*)\}/g, (rule, selector, body) =>
      NORMAL.test(selector)
        ? rule
        : `${selector}{${body.replace(/(^|;)(?!--)([^;]+?)(!important)?(?=;|$)/g, '$1$2!important')}}`,
    )
  return minify(code)
}

const minify = (code) => transform({ filename: '', code: Buffer.from(code), minify: true }).code

const styleOf = (name) => `widgets/${name}/style.css`

/** Whether a widget has a stylesheet besides base.css. */
export const hasOwnStyle = (name) => existsSync(styleOf(name)) && !EVERYWHERE.includes(name)

/** The stylesheets of dist, by path. */
export function styles() {
  const base = ['src/ui/base.css', ...EVERYWHERE.map(styleOf)]
  const files = {
    'widgets/base.css': minify(base.map(minified).join('')),
    'widgets/extras.css': minified('src/ui/extras.css'),
    'widgets/address-completion.css': minified('src/address/view/completion/completion.css'),
    'widgets/product.css': minified('src/catalogue/view/product.css'),
    'widgets/express.css': minified('src/express/view/express.css'),
    'widgets/captcha.css': minified('src/captcha/view/captcha.css'),
    'adyen.css': Buffer.concat([
      bundled(require.resolve('@adyen/adyen-web/styles/adyen.css')),
      minified('src/payment/view/provider.css'),
    ]),
  }
  for (const name of widgets) {
    if (hasOwnStyle(name)) files[`widgets/${name}.css`] = minified(styleOf(name))
    for (const part of LATER)
      if (existsSync(`widgets/${name}/${part}.css`))
        files[`widgets/${name}-${part}.css`] = minified(`widgets/${name}/${part}.css`)
  }
  return files
}
