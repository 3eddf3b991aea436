import { afterEach, expect, it, vi } from 'vitest'
import { json, serve } from '#test/fetch-stub.ts'
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
