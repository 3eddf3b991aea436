import { findByRole, findByText } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { openCheckout, setUpCheckout, shop } from '../../../test/checkout-setup'
import { render } from '../../../test/render'
import { Checkout } from '../Checkout'
import { keepDraft } from '../state/draft'

setUpCheckout()

const page = document.body

it('why the shop refuses a saved address is scrolled into view, since no field shows it', async () => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView')
  await openCheckout({ customer: 'ann@example.com' })
  keepDraft({ step: 'shipping_address' })
  const body = { message: 'Nobody delivers to this %fieldName.', parameters: { fieldName: 'postcode' } }
  shop.shop.moods.push({
    match: 'POST *shipping-information',
    fault: { kind: 'status', status: 400, body },
    seen: 0,
  })
  render(<Checkout />)
  await userEvent.click(await findByRole(page, 'button', { name: 'Deliver here' }))
  const reason = await findByText(page, 'Nobody delivers to this postcode.', {
    selector: '.bzl-notice__text',
  })
  await vi.waitFor(() => expect(scroll.mock.contexts).toContain(reason.closest('.bzl-notice')))
})
