import { afterEach, expect, it } from 'vitest'
import { holdBack } from '#test/hold-back.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import type { CustomerAddress } from '../rules/address.ts'
import { $addresses } from '#customer/state/customer.ts'
import { deleteAddress, loadAddresses, makeDefault, saveAddress } from './address-book.ts'

let shop: OpenShop
const ofShop = () => [...shop.shop.customers.values()][0]!.addresses
const marks = ({ id, default_shipping, default_billing }: CustomerAddress) => [
  id,
  Boolean(default_shipping),
  Boolean(default_billing),
]

/** Ann’s book, with a copy of its first address in the end. */
async function openBook() {
  shop = openShop({ customer: 'ann@example.com' })
  const [first] = await loadAddresses()
  const { id: _, ...copy } = { ...first!, default_shipping: false, default_billing: false }
  await saveAddress(copy)
  return $addresses.get()!.map(({ id }) => id)
}
afterEach(() => shop.restore())

it('deletes the address that was named, and no other', async () => {
  const ids = await openBook()
  await deleteAddress(ids.at(-1)!)
  expect(ofShop().map(({ id }) => id)).toEqual(ids.slice(0, -1))
  expect($addresses.get()!.map(({ id }) => id)).toEqual(ids.slice(0, -1))
})

it('keeps both of two changes that were made in quick succession', async () => {
  const ids = await openBook()
  const last = ids.at(-1)!
  await Promise.all([
    makeDefault(last, 'default_shipping'),
    makeDefault(last, 'default_billing'),
    deleteAddress(ids[0]!),
  ])
  const expected = ids.slice(1).map((id) => [id, id === last, id === last])
  expect(ofShop().map(marks)).toEqual(expected)
  expect($addresses.get()!.map(marks)).toEqual(expected)
})

it('has one default address for each use', async () => {
  const ids = await openBook()
  await makeDefault(ids.at(-1)!, 'default_shipping')
  await makeDefault(ids[0]!, 'default_billing')
  const expected = ids.map((id) => [id, id === ids.at(-1), id === ids[0]])
  expect(ofShop().map(marks)).toEqual(expected)
  expect($addresses.get()!.map(marks)).toEqual(expected)
})

it('keeps what a change has left when an older answer comes after it', async () => {
  const ids = await openBook()
  $addresses.set(undefined)
  const answer = holdBack('/customers/me/addresses')
  const older = loadAddresses()
  await deleteAddress(ids[0]!)
  answer()
  await older
  expect($addresses.get()!.map(({ id }) => id)).toEqual(ids.slice(1))
})
