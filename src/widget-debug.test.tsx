import { afterEach, expect, it, vi } from 'vitest'
import { json, serve } from '#test/fetch-stub.ts'
import { oneOf } from '#ui/island/properties.ts'
import { widget } from './widget.tsx'

afterEach(() => document.body.replaceChildren())

it('debug mode knows of the answers to a widget’s first requests', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  document.body.innerHTML = '<script type="application/json" id="bezel-config">{"debug":true}</script>'
  serve(json({}, 404))
  const prefetch = async () => void (await fetch('/checkout/cart/items'))
  await widget({ name: 'early', component: () => null, strings: {}, prefetch }).prepare()
  expect(logged).toHaveBeenCalledWith('Bezel: GET /checkout/cart/items was answered 404')
})

it('debug mode tells what in the attributes of a marker is misspelt', async () => {
  const logged = vi.spyOn(console, 'info').mockImplementation(() => undefined)
  document.body.innerHTML = `<script type="application/json" id="bezel-config">{"debug":true}</script>
    <div data-widget="early" data-sde="end"></div>`
  serve(json({}, 404))
  const properties = { side: oneOf(['end', 'start'], 'end') }
  const mount = widget({ name: 'early', component: () => null, strings: {}, properties })
  await mount(document.querySelector('div')!, () => undefined)
  const line = 'Bezel: early: there is no attribute data-sde. Did you mean "data-side"?'
  await vi.waitFor(() => expect(logged).toHaveBeenCalledWith(line))
})
