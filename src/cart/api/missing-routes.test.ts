import { afterEach, expect, it, vi } from 'vitest'
import { failure, json, page, sent, serve, text } from '#test/fetch-stub.ts'
import { getSettings } from '#storefront/api/content.ts'
import { getCheckoutConfig, getTotals } from './cart.ts'
import { getStoreCredit } from '#discounts/api/balances.ts'
import { estimateTariff } from '#delivery/api/tariff.ts'

const noRoute = json({ message: 'Request does not match any route.' }, 404)
const noPage = text('<!doctype html><title>404</title>', 404, { 'content-type': 'text/html' })

afterEach(() => void vi.useRealTimers())

it('a route the shop does not have is requested once an hour of a visit', async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  serve(noRoute)
  for (let time = 0; time < 3; time += 1) {
    expect((await failure(getStoreCredit())).kind).toBe('route')
  }
  expect(sent).toHaveLength(1)
  vi.setSystemTime(1_800_003_601_000)
  await failure(getStoreCredit())
  expect(sent).toHaveLength(2)
})

it('a route that nothing is known of is requested, also by a clock in 1970', async () => {
  vi.useFakeTimers({ now: 0 })
  serve({ quoteData: [], quoteItemData: [] })
  await getCheckoutConfig()
  expect(sent).toHaveLength(1)
})

it('a route that one shop of a host does not have is requested from another', async () => {
  const configure = (baseUrl: string) => {
    const script = document.createElement('script')
    script.id = 'bezel-config'
    script.textContent = JSON.stringify({ baseUrl })
    document.querySelector('#bezel-config')?.remove()
    document.head.append(script)
  }
  serve(noRoute)
  for (const baseUrl of ['/', '/other/', '/', '/other/']) {
    configure(baseUrl)
    await failure(getStoreCredit())
  }
  document.querySelector('#bezel-config')!.remove()
  expect(sent).toHaveLength(2)
})

it('of the routes that shops add, only those the page lists are requested', async () => {
  const script = document.createElement('script')
  script.id = 'bezel-config'
  script.textContent = '{"ownRoutes":["/checkout/config/data"]}'
  document.head.append(script)
  serve({ quoteData: [], quoteItemData: [] })
  expect(await getSettings()).toEqual({})
  expect((await failure(getStoreCredit())).kind).toBe('route')
  await getCheckoutConfig()
  script.remove()
  expect(sent.map(({ path }) => path)).toEqual(['/checkout/config/data'])
})

it('settings of a shop without that route leave every feature off', async () => {
  serve(noPage)
  expect(await getSettings()).toEqual({})
  expect(await getSettings()).toEqual({})
  expect(sent).toHaveLength(1)
})

it('Magento’s own routes are requested again, and so is one that failed otherwise', async () => {
  serve(noRoute)
  const cart = { id: '37', customer: true }
  await failure(getTotals(cart))
  await failure(getTotals(cart))
  expect(sent).toHaveLength(2)
  serve(json({ message: 'No Store Credit to be used' }, 404))
  await failure(getStoreCredit())
  await failure(getStoreCredit())
  expect(sent).toHaveLength(4)
})

it('an insurance of [] is none, and a page in its place a failure', async () => {
  serve([])
  expect(await estimateTariff('US', ['tablerate_bestway'])).toMatchObject({ rules: [] })
  serve(page())
  expect((await failure(estimateTariff('US', []))).kind).toBe('formKeyOrSession')
})
