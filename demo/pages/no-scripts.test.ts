import { expect, it } from 'vitest'
import { page, post, shop } from './pages.fixture.ts'

it('a ring goes into the cart by the plain form of its page and is listed there', async () => {
  shop()
  const { document } = await page('/signet-ring.html')
  const fields = Object.fromEntries(
    [...document.querySelectorAll<HTMLInputElement>('.product__form [name]')].map((field) => [
      field.name,
      field.value,
    ]),
  )
  for (const choice of document.querySelectorAll<HTMLSelectElement>('.product__form select'))
    fields[choice.name] = choice.options[2]!.value
  await post('/checkout/cart/add', fields)
  const cart = await page('/checkout/cart')
  expect(cart.document.querySelector('[data-bezel-count]')?.textContent).toBe('1')
  expect(cart.document.querySelector('main')?.textContent).toContain('Signet Ring')
})

it('a long cart is printed in pages, as a Magento shop does', async () => {
  shop({
    items: Array.from({ length: 45 }, (_, at) => ({ sku: 'NN-1', options: { 5: `Name ${at}`, 6: '22' } })),
  })
  const names = async (path: string) =>
    [...(await page(path)).document.querySelectorAll('main .small[dir=auto]')].map(
      ({ textContent }) => textContent,
    )
  expect(await names('/checkout/cart')).toHaveLength(20)
  expect((await names('/checkout/cart?p=3')).map((name) => name?.split(' · ')[0])).toEqual(
    ['40', '41', '42', '43', '44'].map((at) => `Name ${at}`),
  )
  expect(await names('/checkout/cart?p=nonsense')).toEqual(await names('/checkout/cart'))
})

it('the settings bar changes country, currency and language and logs a customer in, who keeps the cart', async () => {
  shop({ items: [{ sku: 'EA-1', qty: 2 }] })
  const answer = await post('/settings/choose', {
    country: 'JP',
    currency: 'JPY',
    locale: 'ja_JP',
    customer: '7',
    back: '/pearl-earrings.html',
  })
  expect(new URL(answer.url).pathname).toBe('/pearl-earrings.html')
  const { document } = await page('/pearl-earrings.html')
  expect(document.documentElement.lang).toBe('ja-JP')
  expect(document.querySelector('.product__price')?.textContent).toMatch(/5,200/)
  expect(document.querySelector('.settings-bar__now')?.textContent).toContain('Ann')
  expect(document.querySelector('[data-bezel-count]')?.textContent).toBe('2')
})

it('gives the page the visitor’s consent to tracking', async () => {
  shop()
  const consent = async () => {
    const { document } = await page('/')
    return (JSON.parse(document.getElementById('bezel-config')!.textContent) as { consent?: boolean }).consent
  }
  expect(await consent()).toBeUndefined()
  await post('/settings/choose', { consent: 'granted' })
  expect(await consent()).toBe(true)
  await post('/settings/choose', { consent: 'refused' })
  expect(await consent()).toBe(false)
  await post('/settings/choose', { consent: 'open' })
  expect(await consent()).toBeUndefined()
})

it.each(['//elsewhere.example/', 'https://elsewhere.example/', '/\\elsewhere.example'])(
  'the settings bar does not redirect to %s',
  async (back) => {
    shop()
    const answer = await post('/settings/choose', { back })
    expect(answer.url).toBe(new URL('/', location.href).href)
  },
)
