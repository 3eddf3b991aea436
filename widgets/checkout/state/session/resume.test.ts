import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { requestsSent, setUpCheckout, shop } from '#test/checkout-setup.ts'
import { loadDirectory } from '#address/state/directory.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { $confirmedRate } from '#delivery/state/delivery.ts'
import { type Draft, keepDraft } from '#checkout/state/draft.ts'
import { $confirmedMethod } from '#checkout/state/progress.ts'
import { $step } from '../progress/steps.ts'
import { submitAddress } from '../address/submit-address.ts'
import { resume } from './resume.ts'

setUpCheckout()

const ofAnAccount = { ...inAustin, customer_address_id: 7 }
const typedBefore = () =>
  keepDraft({ step: 'shipping_method', addresses: { shipping: ofAnAccount, billing: ofAnAccount } })

it('a guest’s addresses from before a reload are saved without the id of an account’s address', async () => {
  typedBefore()
  await resume()
  expect($savedAddress.get()).toMatchObject({ shipping: { city: 'Austin' }, billing: { city: 'Austin' } })
  const bodies = shop.ledger().requests.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  expect(bodies.some((body) => body.includes('Austin'))).toBe(true)
  expect(bodies.filter((body) => /customer_address_id\W+7/i.test(body))).toEqual([])
})

it('a region from before a reload is saved with the number that the shop has for it now', async () => {
  await loadDirectory()
  const renumbered = { ...inAustin, region_id: 12 }
  keepDraft({ step: 'shipping_method', addresses: { shipping: renumbered, billing: renumbered } })
  await resume()
  expect($savedAddress.get()!.shipping!.region_id).toBe(inAustin.region_id)
})

const addresses = { shipping: inAustin, billing: inAustin }
const rate = 'tablerate_bestway'

async function resumeAfter(draft: Draft) {
  keepDraft(draft)
  await resume()
  return $step.get()
}

it.each<[string, Draft]>([
  ['none was submitted', { step: 'shipping_method' }],
  ['the shopper was still at it', { step: 'shipping_address', addresses }],
  ['it is not known how far she was', { addresses }],
  ['nothing says where the goods go', { step: 'payment_method', addresses: { billing: inAustin } }],
])('no address is saved after a reload where %s', async (_, draft) => {
  expect(await resumeAfter(draft)).toBe('shipping_address')
  expect(requestsSent(/shipping/)).toEqual([])
})

it('an address that the page still has is not replaced by one from before', async () => {
  await submitAddress(addresses)
  await resumeAfter({
    step: 'payment_method',
    addresses: { ...addresses, shipping: { ...inAustin, city: 'Waco' } },
  })
  expect($savedAddress.get()!.shipping!.city).toBe('Austin')
})

it.each<[string, Draft, string, string | undefined]>([
  ['the delivery', { step: 'shipping_method', rate }, 'shipping_method', undefined],
  ['the payment', { step: 'payment_method', rate }, 'payment_method', rate],
  ['the payment, but no delivery', { step: 'payment_method' }, 'shipping_method', undefined],
  ['the review', { step: 'item_summary', rate }, 'payment_method', rate],
  ['the review with the shop’s own delivery', { step: 'item_summary' }, 'payment_method', rate],
])('a reload after %s opens what is not confirmed yet', async (_, draft, step, confirmed) => {
  expect(await resumeAfter({ ...draft, addresses })).toBe(step)
  expect([$confirmedRate.get(), $confirmedMethod.get()]).toEqual([confirmed, undefined])
})
