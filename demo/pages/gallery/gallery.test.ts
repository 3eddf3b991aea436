import { expect, it } from 'vitest'
import { attributeOf } from '#ui/island/properties.ts'
import { localeTexts } from '../../locales.ts'
import { widgetNames } from '../markers.ts'
import { page, shop } from '../pages.fixture.ts'
import { declaredProperties } from './declared-properties.ts'
import { groups } from './groups.ts'

it('every widget stands in one group, and its sentence is there', () => {
  expect(groups.flatMap(({ names }) => names).sort()).toEqual([...widgetNames].sort())
  const sentences: Record<string, string> = localeTexts('en').pages
  expect(widgetNames.filter((name) => !sentences[`widget.${name}`])).toEqual([])
})

it('every property is explained', async () => {
  const declared = await declaredProperties()
  const paths = [...declared].flatMap(([name, each]) => Object.keys(each).map((key) => `${name}.${key}`))
  expect(Object.keys(localeTexts('en').properties).sort()).toEqual(paths.sort())
})

it('an administrator allows the editor every attribute that a marker or a slot’s template may have', async () => {
  shop()
  const { document } = await page('/widgets')
  const allowed = document.querySelector('#allowed-attributes')!.textContent
  const declared = [...(await declaredProperties()).values()].flatMap((each) => Object.keys(each))
  const ofAll = ['data-widget', 'data-widget-open', 'data-mount', 'data-mount-media']
  const ofSlots = [
    'data-slot',
    'data-for',
    'data-text',
    'data-money',
    'data-show',
    'data-hide',
    'data-attr-href',
  ]
  for (const attribute of [...ofAll, ...declared.map(attributeOf), ...ofSlots])
    expect(allowed).toContain(`<item name="${attribute}" xsi:type="string">${attribute}</item>`)
  expect(allowed).toContain('<item name="template" xsi:type="string">template</item>')
})

it('shows a widget alone in the page of a preview, as its attributes say, and no others', async () => {
  shop()
  const { document } = await page('/widgets/preview/cms-block?data-identifier=careless&onclick=alert(1)')
  const [marker] = document.querySelectorAll('main [data-widget]')
  expect(marker!.getAttributeNames().sort()).toEqual(['data-identifier', 'data-mount', 'data-widget'])
  expect(marker!.getAttribute('data-identifier')).toBe('careless')
  expect((await page('/widgets/preview/nothing')).status).toBe(404)
})
