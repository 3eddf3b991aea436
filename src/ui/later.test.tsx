import { findByRole, findByText, getByText, queryByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { render } from '../../test/render'
import { later } from './later'

const page = document.body
const Review = ({ name }: { name: string }) => <p>{name}</p>

it('shows a part once its code is there, and at once from then on', async () => {
  const Later = later(() => Promise.resolve(Review), 2)
  const first = render(<Later name="Review your order" />)
  await findByText(page, 'Review your order')
  first.unmount()
  render(<Later name="Again" />)
  getByText(page, 'Again')
})

it('lets the shopper try again when the code did not come', async () => {
  let isOnline = false
  const Later = later(
    () => (isOnline ? Promise.resolve(Review) : Promise.reject(new TypeError('offline'))),
    2,
  )
  render(<Later name="Review your order" />)
  const again = await findByRole(page, 'button', { name: 'Try again' })
  isOnline = true
  await userEvent.click(again)
  await findByText(page, 'Review your order')
  expect(queryByRole(page, 'button')).toBeNull()
})
