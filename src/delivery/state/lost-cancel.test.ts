import { expect, it } from 'vitest'
import { inAustin } from '#test/austin.ts'
import { setUpCheckout, shop } from '#test/checkout-setup.ts'
import { submitAddress } from '#widgets/checkout/state/address/submit-address.ts'
import { $savedAddress } from '#address/state/addresses.ts'
import { setTariffInsurance } from './apply-tariff-insurance.ts'
import { $tariffInsurance, $tariffInsuranceChange } from './tariff-insurance.ts'

setUpCheckout()

const inAmsterdam = { ...inAustin, country_id: 'NL', region: '', region_id: 0, region_code: '' }
const choose = (address: typeof inAustin) => submitAddress({ shipping: address, billing: address })

it('a tariff insurance that ends though the answer was lost keeps no delivery from being saved', async () => {
  await choose(inAustin)
  await setTariffInsurance(true)
  const match = 'POST /shipping/tariffinsurance/cancel*'
  shop.shop.moods.push({ match, times: 1, fault: { kind: 'commit-drop' }, seen: 0 })
  await choose(inAmsterdam)
  expect($savedAddress.get()?.shipping?.country_id).toBe('NL')
  expect([$tariffInsurance.get(), $tariffInsuranceChange.get()]).toEqual([undefined, 'ended'])
})
