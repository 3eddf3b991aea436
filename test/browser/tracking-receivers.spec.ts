import type { Page } from 'playwright/test'
import { chunkOf } from './host-page.ts'
import { expect, Shop, test } from './shop.ts'
import { buyAsGuest } from './tracking-page.ts'

const receivers: { what: string; sabotage(page: Page): Promise<unknown> }[] = [
  {
    what: 'blocked',
    sabotage: async (page) => {
      for (const url of [/ServerSideApi/, chunkOf('tracking')])
        await page.route(url, (route) => route.abort())
    },
  },
  { what: 'hanging', sabotage: (page) => page.route(/ServerSideApi/, () => new Promise(() => undefined)) },
  {
    what: 'throwing',
    sabotage: (page) =>
      page.addInitScript(() => {
        const own = window as unknown as Record<string, unknown>
        Object.defineProperty(own, 'dataLayer', {
          get() {
            throw new Error('receiver')
          },
        })
      }),
  },
]

test.describe('receivers', () => {
  // The browser logs each failed request.
  test.use({ tolerance: { expectedErrors: [/Failed to load resource/] } })

  test('a purchase sends the same requests when the receivers are blocked, hanging or throwing', async ({
    context,
    page,
  }) => {
    test.slow()
    await context.addInitScript(() => {
      const own = window as unknown as Record<string, unknown>
      ;((own.Bezel ??= []) as { push(fn: unknown): void }).push((bezel: { consent(is: boolean): void }) =>
        bezel.consent(true),
      )
    })
    const callsOfPurchase = async (on: Page) => {
      const shop = new Shop(on)
      await shop.reset({ country: 'US' })
      await buyAsGuest(on, shop)
      return callsOf(shop)
    }
    const undisturbed = await callsOfPurchase(page)
    for (const { what, sabotage } of receivers) {
      const disturbed = await context.newPage()
      await sabotage(disturbed)
      expect(await callsOfPurchase(disturbed), what).toEqual(undisturbed)
      await disturbed.close()
    }
  })
})

/** Changes sent to the shop, analytics aside, with ids replaced; reads are aborted where a page is left early. */
async function callsOf(shop: Shop): Promise<Record<string, number>> {
  const { requests } = await shop.ledger()
  const calls = requests
    .map(({ method, path }) => `${method} ${path.split('?')[0]}`.replace(/\/[\w]{32}|\/\d+/g, '/…'))
    .filter((call) => !call.startsWith('GET') && !/ServerSideApi|checkoutshopper/.test(call))
  const counts: Record<string, number> = {}
  for (const call of calls.sort()) counts[call] = (counts[call] ?? 0) + 1
  return counts
}
