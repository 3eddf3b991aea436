import { isSafeImage } from '#lib/text/safe-link.ts'

interface Options {
  /** A selector for the element that the content is in. */
  scope: string
  /** The new ids by the old ones. */
  renamed: Map<string, string>
  onRemoved(what: string): void
}

/** Properties that cannot lay content over the page: none that positions, moves, animates or makes content. */
const PROPERTIES =
  /^((min-|max-)?(width|height|inline-size|block-size)|(margin|padding|border|background|flex|grid|justify|align|place|font|text-align|text-decoration|list-style|column|overflow|object)-[a-z-]+|display|float|clear|order|(row-|column-)?gap|opacity|color|aspect-ratio|box-sizing|vertical-align|line-height|letter-spacing|word-spacing|text-(align|transform|wrap|indent)|white-space(-collapse)?|hyphens|overflow-wrap|word-break|visibility|caption-side|table-layout)$/

const FUNCTIONS =
  /^(rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|calc|min|max|clamp|var|repeat|minmax|fit-content|(repeating-)?(linear|radial|conic)-gradient)$/

/**
 * Takes the styles out of a tree and returns them as one sheet: those of `<style>` elements and of `style` attributes,
 * which a strict policy would not apply. Undefined if nothing of them is left.
 */
export function takeStyles(tree: DocumentFragment, options: Options): CSSStyleSheet | undefined {
  let css = ''
  for (const element of tree.querySelectorAll('style')) {
    css += `${element.textContent}\n`
    element.remove()
  }
  tree.querySelectorAll('[style]').forEach((element, at) => {
    css += `#html-body [data-bezel-style="${at}"] { ${element.getAttribute('style')} }\n`
    element.removeAttribute('style')
    element.setAttribute('data-bezel-style', String(at))
  })
  const text = scoped(css, options)
  if (!text) return undefined
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

/** The browser itself reads the rules, and nothing that it has not understood is kept. */
function scoped(css: string, options: Options): string {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  return scopedRules(sheet.cssRules, options)
}

function scopedRules(rules: CSSRuleList, options: Options): string {
  return [...rules].map((rule) => scopedRule(rule, options)).join('\n')
}

function scopedRule(rule: CSSRule, options: Options): string {
  if (rule instanceof CSSMediaRule)
    return `@media ${rule.media.mediaText} { ${scopedRules(rule.cssRules, options)} }`
  if (!(rule instanceof CSSStyleRule) || /::|:(before|after|first-l)/.test(rule.selectorText)) {
    options.onRemoved(`the rule ${rule.cssText.slice(0, 60)}`)
    return ''
  }
  const { scope, renamed } = options
  const selector = rule.selectorText.replace(/#([\w-]+)/g, (all, id: string) =>
    renamed.has(id) ? `#${renamed.get(id)}` : all,
  )
  // Page Builder's rules stand below Magento's own body. They are as strong on a page whose body has another id.
  const anywhere = selector.replace(/#html-body\s+/g, '')
  const ofIslands = `:not(${scope} .bzl, ${scope} .bzl *)`
  return `${scope} :is(${selector}, ${anywhere})${ofIslands} { ${declarations(rule.style, options)} }`
}

function declarations(style: CSSStyleDeclaration, { onRemoved }: Options): string {
  return [...style]
    .filter((name) => {
      const isKept = PROPERTIES.test(name) && isHarmless(name, style.getPropertyValue(name))
      if (!isKept) onRemoved(`the style ${name}`)
      return isKept
    })
    .map((name) => {
      const priority = style.getPropertyPriority(name)
      return `${name}: ${style.getPropertyValue(name)}${priority && ` !${priority}`};`
    })
    .join(' ')
}

/** False for an unsafe address, and for a negative margin, which draws content over the page around the block. */
function isHarmless(name: string, value: string): boolean {
  if (/^(margin|text-indent)/.test(name) && /-[\d.]|calc/.test(value)) return false
  const rest = value.replace(/url\("((?:[^"\\]|\\.)*)"\)/g, (all, address: string) =>
    isSafeImage(address) ? '' : all,
  )
  return [...rest.matchAll(/(?<![\w-])([\w-]+)\(/g)].every(([, called]) => FUNCTIONS.test(called!))
}
