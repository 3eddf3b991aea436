import { waitFor } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { setUpCheckout } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { afterpay, clearpay } from './afterpay.ts'

setUpCheckout()

it.each([
  ['Afterpay', afterpay],
  ['Clearpay', clearpay],
])('who pays later by %s knows when what is due, and where the next page is', async (company, method) => {
  const Details = method.Details!
  const { host } = render(<Details code="" />)
  await waitFor(() => expect(host.textContent).toContain(`You will go to ${company} and come back.`))
  const due = [...host.querySelectorAll('.bzl-checkout__instalments li')].map((each) => each.textContent)
  expect(due).toEqual(
    ['today', 'in 2 weeks', 'in 4 weeks', 'in 6 weeks'].map((day) => expect.stringContaining(day)),
  )
})
