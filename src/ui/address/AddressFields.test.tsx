import { findByRole, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openShop, type OpenShop } from '../../../test/open-shop'
import { render } from '../../../test/render'
import { emptyAddress } from '../../domain/address/address'
import AddressEditor from './AddressEditor'

const page = document.body
let shop: OpenShop

beforeEach(() => void (shop = openShop()))
afterEach(() => shop.restore())

it('a field that few addresses have takes the focus of the button it is shown by', async () => {
  render(<AddressEditor address={emptyAddress('US')} onClose={() => {}} />)
  const country = await findByRole(page, 'combobox', { name: /^Country/ })
  await waitFor(() => expect(document.activeElement).toBe(country))
  await userEvent.click(getByRole(page, 'button', { name: 'Add a company' }))
  await waitFor(() => expect(document.activeElement).toBe(getByRole(page, 'textbox', { name: /^Company/ })))
})
