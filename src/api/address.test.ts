import { describe, expect, it } from 'vitest'
import { failure, sent, serve } from '../../test/fetch-stub'
import { emptyAddress } from '../domain/address/address'
import { getAddresses, saveAddress } from './address'

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
    expect(await saveAddress(saved)).toEqual({ id: 12, street: [] })
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
})
