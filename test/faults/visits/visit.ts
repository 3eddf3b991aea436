import { type Page } from 'playwright/test'
import { addresses, type Typed } from '../../browser/addresses.ts'
import type { Start } from '../../browser/demo-shop.ts'
import { PaymentCheckout } from '../../browser/payment-page.ts'

/** A visit that needs some of the files that are fetched later. It throws at the first thing that does not work. */
export interface Visit {
  name: string
  start: Start
  walk(page: Page): Promise<void>
}

export const ANN = 'ann@example.com'
export const items = [{ sku: 'NK-2' }]
const BY_CHECK = 'Check / Money order'

export async function orderByCheck(page: Page, address: Typed = addresses.US, customer?: string) {
  const checkout = new PaymentCheckout(page)
  await checkout.walkToPayment(address, customer)
  await checkout.choose(BY_CHECK)
  await checkout.review()
  return checkout
}

/** The import map of the release for a page of our own. */
export async function importMap(): Promise<string> {
  const { importMapFor } = await import('../../../loader/head.mjs')
  const { readFileSync } = await import('node:fs')
  const manifest = JSON.parse(readFileSync('dist/manifest.json', 'utf8')) as Parameters<
    typeof importMapFor
  >[0]['manifest']
  return `<script type="importmap">${JSON.stringify(importMapFor({ manifest, folder: '/bezel/now/' }))}</script>`
}
