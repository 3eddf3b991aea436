import { expect, it } from 'vitest'
import { $listedMethods, refreshListedMethods, setListedMethods } from './offered-methods.ts'

const CHECK = { code: 'checkmo', title: 'Check' }
const BANK = { code: 'banktransfer', title: 'Bank transfer' }

it('the same ways to pay after a change of the amount leave the card form as it is, others do not', () => {
  refreshListedMethods([CHECK])
  const before = $listedMethods.get()
  refreshListedMethods([{ ...CHECK, title: 'Cheque' }])
  expect($listedMethods.get()).toBe(before)
  refreshListedMethods([BANK])
  expect($listedMethods.get()).toEqual([BANK])
})

it('the same ways to pay for another address begin the card form anew', () => {
  setListedMethods([CHECK])
  const before = $listedMethods.get()
  setListedMethods(before!)
  expect($listedMethods.get()).toEqual(before)
  expect($listedMethods.get()).not.toBe(before)
})
