import { expect, it } from 'vitest'
import { markerMistakes } from './marker-checks.ts'
import { oneOf, text } from '#ui/island/properties.ts'

const properties = { trigger: text(), side: oneOf(['end', 'start'], 'end'), openOnAdd: text() }

function mistakes(markup: string, name = 'cart-drawer', declared: typeof properties | object = properties) {
  document.body.innerHTML = markup
  return markerMistakes(document.querySelector<HTMLElement>('div')!, name, declared as typeof properties)
}

it.each([
  ['<div data-triger="#cart"></div>', 'there is no attribute data-triger. Did you mean "data-trigger"?'],
  ['<div data-openonadd></div>', 'there is no attribute data-openonadd. Did you mean "data-open-on-add"?'],
  ['<div side="start"></div>', 'there is no attribute side. Did you mean "data-side"?'],
  [
    '<div data-mount="interact"></div>',
    'data-mount cannot be "interact", only load, idle, visible, interaction',
  ],
  ['<div data-mount="visibel"></div>', 'Did you mean "visible"?'],
  ['<div data-trigger="#minicart"></div>', 'data-trigger finds nothing in the page: #minicart'],
])('tells the mistake in %s', (markup, mistake) =>
  expect(mistakes(markup)).toEqual([expect.stringContaining(mistake)]),
)

it.each([
  ['{"sde":"start"}', 'there is no "sde" for its JSON, only trigger, side, openOnAdd. Did you mean "side"?'],
  ['{"side":"start",}', /its JSON is broken: .*position 16/],
])('tells the mistake in the JSON %s', (json, mistake) =>
  expect(mistakes(`<div><script type="application/json">${json}</script></div>`)).toEqual([
    typeof mistake === 'string' ? expect.stringContaining(mistake) : expect.stringMatching(mistake),
  ]),
)

it.each([
  ['cms-block', 'data-identifier'],
  ['product-card', 'data-sku'],
])('tells a %s without %s', (name, attribute) => {
  expect(mistakes('<div></div>', name)).toEqual([expect.stringContaining(`${attribute} is missing`)])
  expect(mistakes(`<div ${attribute}="a"></div>`, name)).toEqual([])
})

it('says nothing of markers that are right, and of attributes of other scripts', () => {
  const right = `<div id="a" class="b" style="" title="c" data-widget="cart-drawer" data-widget-state="ready" data-mount="media"
    data-mount-media="print" data-trigger="#mini" data-side="end" data-testid="x" data-aos="fade" data-bind="y"></div><a id="mini"></a>`
  expect(mistakes(right)).toEqual([])
})
