import { beforeEach, expect, it, vi } from 'vitest'
import { json, serve } from '#test/fetch-stub.ts'
import { $settings, loadSettings } from './config.ts'

beforeEach(() => {
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.type = 'application/json'
  script.textContent = '{"settings":{"order_comment":"1"}}'
  document.body.append(script)
})

it('what the page sets outranks the shop', async () => {
  serve({ order_comment: '0', prime_sku: 'P' })
  await loadSettings()
  expect($settings.get()).toEqual({ order_comment: '1', prime_sku: 'P' })
})

it('what the page sets holds in a shop that answers nothing', async () => {
  serve(json({}, 503))
  $settings.listen(() => undefined)
  await vi.waitFor(() => expect($settings.get()).toEqual({ order_comment: '1' }))
})
