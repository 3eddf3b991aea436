import { expect, it } from 'vitest'
import { page, shop } from './pages.fixture.ts'

const TEMPLATE = 'template[data-for="cart-drawer"]'

it('puts an extension into the pages of the visitor who asked for it, until another list is asked for', async () => {
  shop()
  expect((await page('/')).document.querySelector(TEMPLATE)).toBeNull()
  expect((await page('/?extensions=trust-badges')).document.querySelector(TEMPLATE)).not.toBeNull()
  expect((await page('/signet-ring.html')).document.querySelector(TEMPLATE)).not.toBeNull()
  expect((await page('/?extensions=')).document.querySelector(TEMPLATE)).toBeNull()
})

it('gives out no other files than those of extensions', async () => {
  shop()
  for (const file of ['trust-badges.html', '..%2Fserver.ts', 'nothing.js'])
    expect((await page(`/static/extensions/${file}`)).status).toBe(404)
})
