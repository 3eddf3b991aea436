import { expect, it } from 'vitest'
import { $settings } from '#storefront/state/config.ts'
import { payerForm } from '../forms.ts'
import { payerLimits, payerProblems } from './payer.ts'

const KEN = { name: 'Ken', phone: '03-1234-5678' }
const wrong = (payer: Partial<typeof KEN>, limits = {}) =>
  Object.entries(payerProblems({ ...KEN, ...payer }, limits))
    .filter(([, problem]) => problem)
    .map(([field]) => field)

it('who pays at the store has a name and a telephone number', () => {
  expect(wrong({})).toEqual([])
  expect(wrong({ name: ' ' })).toEqual(['name'])
  expect(wrong({ phone: '' })).toEqual(['phone'])
  expect(wrong({ phone: 'none' })).toEqual(['phone'])
})

it('the shop’s limits count the name without blanks around it and the digits of the number', () => {
  const limits = { name: 3, phone: 10, phoneLeast: 10 }
  expect(wrong({ name: ' Ken ' }, limits)).toEqual([])
  expect(wrong({ name: 'Kena' }, limits)).toEqual(['name'])
  expect(wrong({ phone: '03-1234-567' }, limits)).toEqual(['phone'])
  expect(wrong({ phone: '03-1234-56789' }, limits)).toEqual(['phone'])
})

it('a limit of the shop that is no number above nothing is none', () => {
  $settings.set({ cstore_name_max_length: '20', cstore_phone_max_length: '0', cstore_phone_min_length: 'x' })
  expect(payerLimits()).toEqual({ name: 20, phone: undefined, phoneLeast: undefined })
})

it('the form on the page is asked once it is there, and none that has gone', async () => {
  expect(payerForm.submit()).toBeUndefined()
  const isCompleteLater = payerForm.isComplete()
  const leave = payerForm.register(() => KEN)
  expect([await isCompleteLater, payerForm.submit()]).toEqual([true, KEN])
  const leaveNext = payerForm.register(() => undefined)
  leave()
  expect(await payerForm.isComplete()).toBe(false)
  leaveNext()
  expect(payerForm.submit()).toBeUndefined()
})
