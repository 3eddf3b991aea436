import { expect, it } from 'vitest'
import { sent, serve } from '#test/fetch-stub.ts'
import { getCheckoutConfig, getTotals } from '#cart/api/cart.ts'
import { getContext } from '#storefront/api/content.ts'

const cart = { id: '37', customer: true }
const totals = { total_segments: [] }

/** The store view of the next REST call. */
async function storeView() {
  serve(totals)
  await getTotals(cart)
  return /^\/rest\/(.*)\/V1\//.exec(sent.at(-1)!.path)![1]
}

it('REST calls name the default store view until the page or the shop names another', async () => {
  expect(await storeView()).toBe('default')
  serve({ storeCode: 'eu' })
  await getContext()
  expect(await storeView()).toBe('eu')
  serve({ storeCode: 'eu_fr', quoteData: [] })
  await getCheckoutConfig()
  expect(await storeView()).toBe('eu_fr')
  serve({ storeCode: 'eu' }, { storeCode: '../all', quoteData: [] })
  await getContext()
  await getCheckoutConfig()
  expect(await storeView()).toBe('eu_fr')
  document.body.innerHTML = '<script type="application/json" id="bezel-config">{"storeCode":"b2b"}</script>'
  expect(await storeView()).toBe('b2b')
})
