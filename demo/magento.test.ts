import { expect, it } from 'vitest'
import schema from '#public/bezel-config.schema.json'
import { filesIn, read } from '../test/sources.ts'
import { readCartCount, writeCartCount } from '#cart/page/cart-counter.ts'
import { tokens } from './pages/gallery/declared-properties.ts'
import { slotAttributes } from './pages/gallery/editor-guide.ts'
import { widgetNames } from './pages/markers.ts'
import { attributeOf, type Declarations } from '#ui/island/properties.ts'

const module = (path: string) => read(`demo/magento/${path}`)
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!)

const layoutFiles = filesIn('demo/magento/view/frontend/layout', /\.xml$/)
const layouts = layoutFiles.map(read)
const widgets = module('etc/widget.xml')
  .split('<widget ')
  .slice(1)
  .map((text) => ({
    name: /<value>([\w-]+)<\/value>/.exec(text)![1]!,
    attributes: all(text, /name="(data_\w+)"/g).map((name) => name.replaceAll('_', '-')),
  }))

/** Attributes of a widget's marker; Magento's directive for widgets cuts JSON off at its first quotation mark. */
async function attributesOf(name: string) {
  const { mount } = (await import(`../widgets/${name}/index.ts`)) as { mount: { properties?: Declarations } }
  return Object.entries(mount.properties ?? {}).map(([property, { kind }]) => ({
    attribute: attributeOf(property),
    isJson: kind === 'structured',
  }))
}

it('Magento’s button for widgets offers every island but the one for a form that is there already', () => {
  const islands = widgetNames.filter((name) => name !== 'add-form')
  expect(widgets.map(({ name }) => name).sort()).toEqual(islands.sort())
})

it('each of these widgets has a class of its own, by which Magento knows it', () => {
  const classes = all(module('etc/widget.xml'), /<widget id="\w+" class="([\w\\]+)"/g)
  expect(classes).toHaveLength(widgets.length)
  expect(new Set(classes).size).toBe(classes.length)
  const declared = /<virtualType name="([\w\\]+)" type="Bezel\\Storefront\\Block\\Marker"\/>/g
  expect(all(module('etc/di.xml'), declared).sort()).toEqual(classes.sort())
})

it.each(widgets)('the form of $name has its plain properties', async ({ name, attributes }) => {
  const own = (await attributesOf(name)).filter(({ isJson }) => !isJson).map(({ attribute }) => attribute)
  expect(attributes.sort()).toEqual([...own, 'data-mount', 'data-widget'].sort())
})

it('the editor lets every attribute of a marker through', async () => {
  const allowed = all(module('etc/di.xml'), /<item name="(data-[\w-]+)"/g)
  expect(new Set(allowed).size).toBe(allowed.length)
  for (const name of widgetNames)
    for (const { attribute } of await attributesOf(name)) expect(allowed).toContain(attribute)
  expect(allowed).toEqual(expect.arrayContaining(['data-widget', 'data-widget-open', 'data-mount']))
})

it('the editor lets templates of slots through, with all that they bind', () => {
  expect(all(module('etc/di.xml'), /<item name="([\w-]+)"/g)).toEqual(
    expect.arrayContaining(['template', ...slotAttributes]),
  )
})

it('every marker of a layout is an island, and has a layout for its switch', () => {
  const marked = layouts.flatMap((text) => all(text, /"data_widget"[^>]*>([\w-]+)</g))
  expect(marked.filter((name) => !widgetNames.includes(name))).toEqual([])
  const switches = all(module('etc/config.xml'), /^ {16}<(\w+)>[01]</gm).filter((name) => name !== 'enabled')
  const fields = all(module('etc/adminhtml/system.xml'), /<field id="(\w+)"/g)
  expect(fields.sort()).toEqual(['configuration', 'enabled', ...switches].sort())
  for (const name of switches) {
    expect(marked).toContain(name.replaceAll('_', '-'))
    expect(layoutFiles.some((file) => file.includes(`/bezel_${name}`))).toBe(true)
  }
})

it('the order’s marker has attributes that its island knows', async () => {
  const set = all(module('Block/OrderConfirmation.php'), /setData\('(data_\w+)'/g)
  const known = (await attributesOf('order-confirmation')).map(({ attribute }) => attribute)
  expect(set.map((name) => name.replaceAll('_', '-')).sort()).toEqual(known.sort())
})

it('the page of a payment’s result is there where the checkout is ours', () => {
  const page = module('view/frontend/layout/bezel_checkout_checkout_onepage_result.xml')
  expect(page).toContain('"data_widget" xsi:type="string">order-result<')
  expect(module('Controller/Onepage/Result.php')).toContain('HttpGetActionInterface')
})

it('the guide lists every setting', () => {
  const labels = all(module('etc/adminhtml/system.xml'), /<field [^]*?<label>([^<]+)</g)
  const listed = all(module('README.md'), /^\| ([A-Z][^|]+?) *\|/gm).flatMap((names) => names.split(', '))
  expect(listed).toEqual(expect.arrayContaining(labels))
})

it('the page’s configuration has keys of its schema only', () => {
  const keys = all(module('ViewModel/Configuration.php'), /'(\w+)' =>/g)
  expect(keys).toContain('storeCode')
  expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(keys))
})

it('the link to the cart shows the count, and hides it while the cart is empty', () => {
  document.body.innerHTML = module('view/frontend/templates/cart-link.phtml').replaceAll(/<\?[^]*?\?>/g, '')
  const [hidden] = all(module('view/frontend/web/css/cart-link.css'), /^([^{}/]+) \{/gm)
  expect(readCartCount()).toBe('0')
  expect(document.querySelector('a')!.querySelector(hidden!)).not.toBeNull()
  writeCartCount(2)
  expect(document.querySelector('a')!.textContent).toContain('2')
  expect(document.querySelector(hidden!)).toBeNull()
})

it('a theme with a link of its own still has the count by which the drawer sees an addition', () => {
  document.body.innerHTML = module('view/frontend/templates/cart-count.phtml').replaceAll(/<\?[^]*?\?>/g, '')
  writeCartCount(2)
  expect(readCartCount()).toBe('2')
})

it('Hyvä’s layouts change the parts that the module’s own layouts bring', () => {
  const hyva = layoutFiles.filter((file) => file.includes('/hyva_'))
  expect(hyva.length).toBeGreaterThan(0)
  for (const file of hyva) expect(layoutFiles).toContain(file.replace('/hyva_', '/'))
  const declared = layouts.flatMap((text) => all(text, /<block [^>]*name="(bezel[\w.-]+)"/g))
  const changed = layouts.flatMap((text) => all(text, /<referenceBlock name="(bezel[\w.-]+)"/g))
  expect(changed).toContain('bezel.cart-link')
  expect(declared).toEqual(expect.arrayContaining(changed))
})

it.each(['css/source/_module.less', 'css/hyva.css'])('%s takes the looks from the theme', (file) => {
  const sheet = module(`view/frontend/web/${file}`)
  const set = all(sheet, /(--bezel-[\w-]+)(?:'|: )/g)
  expect(set).toContain('--bezel-color-link')
  expect(tokens.map(({ name }) => name)).toEqual(expect.arrayContaining(set))
  // A merchant's rule for `:root` or `html` wins over a selector without weight.
  expect(new Set(all(sheet, /^ *(.*root.*) \{$/gm))).toEqual(new Set([':where(:root)']))
})

it('each page carries the digests of the build, before the loader, which has its own', () => {
  const template = module('view/frontend/templates/loader.phtml')
  expect(template.indexOf("'importmap'")).toBeGreaterThan(0)
  expect(template.lastIndexOf('$importMap')).toBeLessThan(template.lastIndexOf('$loader'))
  expect(template).toContain("getIntegrity('loader.js')")
})
