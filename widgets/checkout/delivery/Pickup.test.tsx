import { findByRole, findByText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { shop } from '#test/checkout-setup.ts'
import { render } from '#test/render.tsx'
import { Announcer, $regions } from '#ui/Announcer.tsx'
import { setUpPickup, submit } from '../state/delivery/pickup.fixture.ts'
import { Pickup } from './Pickup.tsx'

setUpPickup()

async function showStores() {
  await submit()
  render(
    <>
      <Announcer />
      <Pickup />
    </>,
  )
  await findByRole(document.body, 'radio', { name: /Austin/ })
}

it('a search that has failed announces no stores', async () => {
  await showStores()
  shop.shop.moods.push({ match: 'GET *pickup-locations*', fault: { kind: 'status', status: 500 }, seen: 0 })
  await userEvent.click(await findByRole(document.body, 'button', { name: /Search|Find/ }))
  await findByText(document.body, 'Try again')
  expect($regions.get()[0]!.polite!.textContent).toBe('')
})

it('a search that has failed is tried again with what was typed, and announces what it finds', async () => {
  await showStores()
  shop.shop.moods.push({ match: 'GET *pickup-locations*', fault: { kind: 'status', status: 500 }, seen: 0 })
  const field = getByRole(document.body, 'searchbox')
  await userEvent.clear(field)
  await userEvent.type(field, '\u200e10\u2060117{Enter}')
  const retry = await findByRole(document.body, 'button', { name: 'Try again' })
  shop.shop.moods = []
  await userEvent.click(retry)
  await waitFor(() => expect($regions.get()[0]!.polite!.textContent).toMatch(/10117/))
})
