import { describe, expect, it } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { emptyAddress } from './rules/address.ts'
import { changeAddresses, fieldRefusals, getAddresses, saveAddress } from './api.ts'

describe('addresses', () => {
  it('are saved by the keys the shop knows, and refused field by field', async () => {
    const saved = {
      ...emptyAddress('US'),
      id: 12,
      region: { region: 'Texas', region_code: 'TX', region_id: 57, extra: 1 },
      isOpen: true,
    }
    serve(
      { error: false, address: { id: 12 } },
      { error: true, message: 'No', errors: [{ field: 'telephone', message: 'Too long' }] },
    )
    await saveAddress(saved)
    expect(sent[0]!.path).toMatch(/^\/customer\/account\/addresspost\?form_key=\w{16}$/)
    const { address } = JSON.parse(sent[0]!.body)
    expect(address).toMatchObject({ id: 12, region: { region: 'Texas', region_code: 'TX', region_id: 57 } })
    expect(address).not.toHaveProperty('isOpen')
    expect(address.region).not.toHaveProperty('extra')
    const error = await failure(saveAddress(saved))
    expect([error.text, error.parameters]).toEqual(['No', [{ field: 'telephone', message: 'Too long' }]])
  })

  it('are none in each form the server has for none', async () => {
    serve([], null, {})
    expect([await getAddresses(), await getAddresses(), await getAddresses()]).toEqual([[], [], []])
  })

  it('are not none where the answer holds something else', async () => {
    serve([{ nothing: 'expected' }])
    expect((await failure(getAddresses())).kind).toBe('server')
  })

  it('are the customer’s own where the shop has no route for them, and an error otherwise', async () => {
    const noRoute = json({ message: 'Request does not match any route.' }, 404)
    serve(noRoute, { id: 5, addresses: [{ id: 12, city: 'Austin' }] }, json({ message: 'Gone' }, 404))
    expect(await getAddresses()).toMatchObject([{ id: 12, city: 'Austin' }])
    expect(sent.map(({ path }) => path)).toEqual([
      '/rest/default/V1/customers/me/addresses',
      '/rest/default/V1/customers/me',
    ])
    sessionStorage.clear()
    expect((await failure(getAddresses())).text).toBe('Gone')
  })

  it('are changed by writing the whole customer back, whose defaults follow the marks', async () => {
    const customer = {
      id: 5,
      email: 'ann@example.com',
      default_billing: '12',
      addresses: [{ id: 12 }, { id: 13 }],
    }
    serve(customer, { ...customer, addresses: [{ id: 13 }] })
    const left = await changeAddresses((addresses) =>
      addresses.slice(1).map((address) => ({ ...address, default_shipping: true })),
    )
    expect(left).toMatchObject([{ id: 13 }])
    const [read, write] = sent
    expect([read!.method, write!.method, write!.path]).toEqual([
      'GET',
      'PUT',
      '/rest/default/V1/customers/me',
    ])
    const { customer: written } = JSON.parse(write!.body)
    expect(written).toMatchObject({ id: 5, email: 'ann@example.com', default_shipping: '13' })
    expect(written).not.toHaveProperty('default_billing')
    expect(written.addresses.map(({ id }: { id: number }) => id)).toEqual([13])
  })

  it('are saved with the whole book where the shop has no route for one', async () => {
    const noRoute = new Response('<!doctype html><h1>Not found</h1>', {
      status: 404,
      headers: { 'content-type': 'text/html' },
    })
    const book = [
      { id: 12, city: 'Austin', middlename: 'B.', default_billing: true },
      { id: 13, city: 'Houston' },
    ]
    const added = { ...emptyAddress('US'), city: 'Dallas', region: undefined, isOpen: true }
    serve(noRoute, { id: 5, addresses: book }, { id: 5, addresses: [...book, { id: 14, city: 'Dallas' }] })
    await saveAddress(added)
    const { customer } = JSON.parse(sent[2]!.body)
    expect(customer.addresses.map(({ city }: { city: string }) => city)).toEqual([
      'Austin',
      'Houston',
      'Dallas',
    ])
    expect(customer).toMatchObject({ id: 5, default_billing: '12' })
    expect(customer.addresses[2]).not.toHaveProperty('isOpen')

    serve({ id: 5, addresses: book }, { id: 5, addresses: book })
    await saveAddress({ ...added, id: 12 })
    expect(sent.map(({ method, path }) => `${method} ${path}`).slice(3)).toEqual([
      'GET /rest/default/V1/customers/me',
      'PUT /rest/default/V1/customers/me',
    ])
    expect(JSON.parse(sent[4]!.body).customer.addresses).toMatchObject([
      { id: 12, city: 'Dallas', middlename: 'B.', default_billing: true },
      { id: 13, city: 'Houston' },
    ])

    serve({ id: 5, addresses: book }, json({ message: 'No such entity' }, 404))
    expect((await failure(saveAddress({ ...added, id: 99 }))).text).toBe('No such entity')
    expect(JSON.parse(sent[6]!.body).customer.addresses).toHaveLength(3)
  })

  it('are refused field by field only where the shop says so', async () => {
    serve({ error: true, errors: ['odd', { field: 'city', message: 'Unknown' }] })
    const error = await failure(saveAddress({ ...emptyAddress('US'), region: undefined }))
    expect(fieldRefusals(error)).toEqual([{ field: 'city', message: 'Unknown' }])
    expect(fieldRefusals(new Error('No'))).toEqual([])
  })
})
