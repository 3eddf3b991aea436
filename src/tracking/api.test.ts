import { afterEach, expect, it, vi } from 'vitest'
import { json, sent, serve, text } from '#test/fetch-stub.ts'
import { sendMarketingEvent } from './api.ts'

const event = {
  pixels: ['1'],
  event: { name: 'Purchase', id: 'a1' },
  custom_data: { currency: 'EUR', value: 12 },
}
const warnings = () => vi.spyOn(console, 'warn').mockImplementation(() => undefined)

afterEach(() => {
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

const configure = (config: object) => {
  document.body.innerHTML = `<script type="application/json" id="bezel-config">${JSON.stringify(config)}</script>`
}

it('a marketing event goes to the service of the shop, even while the page is left', async () => {
  const warn = warnings()
  configure({ baseUrl: '/', marketing: 'facebook' })
  serve(text('anything'))
  await sendMarketingEvent(event)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /facebookServerSideApi.php'])
  expect(JSON.parse(sent[0]!.body)).toEqual(event)
  expect(sent[0]!.options).toMatchObject({ keepalive: true })
  expect(sent[0]!.headers.get('content-type')).toBe('application/json')
  expect(warn).not.toHaveBeenCalled()
})

it.each([
  ['refuses', json({}, 400), '(400)'],
  ['breaks', json({}, 500), '(500)'],
  ['does not answer', () => Promise.reject(new TypeError('Failed to fetch')), '(0)'],
])('one that the service %s is a line on the console', async (_, answer, status) => {
  const warn = warnings()
  serve(answer)
  await sendMarketingEvent(event)
  expect(warn.mock.calls).toEqual([[`Bezel: marketing event failed ${status}`]])
})
