import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startRecording, listScripts, makeReport } from './report.ts'
import { scripts } from './bezel.ts'
import { getJson } from '#http/client.ts'
import { ApiError } from '#http/api-error.ts'
import { dispatch } from '#dom/events.ts'
import { json, serve } from '#test/fetch-stub.ts'

const SECRETS = ['GIFT-4711', 'ann@example.com', 'x7YqMasked', 's3cret', 'Ann Private']

beforeEach(() => {
  vi.stubGlobal('Bezel', { version: '1.0.0' })
  const config = {
    locale: 'de',
    vitals: { url: '/collect' },
    settings: { some_key: 's3cret' },
    texts: { de: { 'cart/items': 'Ann Private' } },
    methods: { adyen_cc: 's3cret' },
    unknown: 's3cret',
  }
  const script = Object.assign(document.createElement('script'), {
    id: 'bezel-config',
    type: 'application/json',
  })
  script.textContent = JSON.stringify(config)
  document.head.append(script)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => {
  document.querySelector('#bezel-config')!.remove()
  localStorage.clear()
  sessionStorage.clear()
  document.body.replaceChildren()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('has what a ticket needs, and nothing that is personal or secret', async () => {
  startRecording()
  localStorage.setItem('bezel-attempt', 'ann@example.com')
  sessionStorage.setItem('bezel-missing/rest/default/V1/guest-carts/x7YqMasked/totals', '1')
  localStorage.setItem('theirs', 'Ann Private')
  const marker = Object.assign(document.createElement('div'), { textContent: 'Ann Private' })
  marker.dataset.widget = 'cart'
  marker.dataset.widgetState = 'failed'
  document.body.append(marker)
  serve(json({ message: 'ann@example.com is wrong' }, 400))
  const path = '/rest/default/V1/guest-carts/x7YqMasked/mpgiftcard/GIFT-4711?email=ann@example.com'
  await getJson(path).catch(() => undefined)
  dispatch(
    'bezel:widget-error',
    { name: 'cart', error: new TypeError('Ann Private is not a function') },
    marker,
  )
  dispatch(
    'bezel:widget-error',
    { name: 'cart', error: new ApiError('business', 400, { text: 'Ann Private' }) },
    marker,
  )
  const report = makeReport()
  expect(report).toMatchObject({
    version: '1.0.0',
    configuration: {
      locale: 'de',
      vitals: { url: '/collect' },
      settings: ['some_key'],
      texts: ['de'],
      methods: ['adyen_cc'],
    },
    islands: [{ name: 'cart', state: 'failed', mount: 'load' }],
    storage: {
      local: [{ key: 'bezel-attempt', size: 15 }],
      session: [{ key: 'bezel-missing/rest/*/V1/guest-carts/*/totals', size: 1 }],
    },
    calls: [{ method: 'GET', route: '/rest/*/V1/guest-carts/*/mpgiftcard/*', status: 400 }],
    errors: [
      { error: expect.stringMatching(/^TypeError/) },
      { error: expect.stringMatching(/^ApiError business 400/) },
    ],
  })
  const text = JSON.stringify(report)
  expect(SECRETS.filter((secret) => text.includes(secret))).toEqual([])
})

it('remembers the last thirty calls and errors', () => {
  for (let count = 0; count < 40; count += 1)
    dispatch('bezel:widget-error', { name: `island-${count}`, error: new Error() })
  const { calls, errors } = makeReport()
  expect(errors).toHaveLength(30)
  expect(errors.at(-1)!.name).toBe('island-39')
  expect(calls.length).toBeLessThanOrEqual(30)
})

it('lists the scripts of the release, or says that the list cannot be reached', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json([{ file: 'c/a.js', purpose: 'A.', integrity: 'sha256-a', isOnPaymentPage: true }]),
  )
  expect(await listScripts()).toEqual([
    {
      url: expect.stringMatching(/\/c\/a\.js$/),
      purpose: 'A.',
      integrity: 'sha256-a',
      isOnPaymentPage: true,
      isLoaded: false,
    },
  ])
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }))
  await expect(scripts()).rejects.toMatchObject({ code: 'unreachable' })
  vi.unstubAllGlobals()
})
