import { findByRole, findByText, getByRole, waitFor } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { Announcer } from './Announcer.tsx'
import { PartFailed } from './Loading.tsx'

const page = document.body
const retry = () => findByRole(page, 'button', { name: 'Try again' })
const alert = () => getByRole(page, 'alert').textContent

it('gives the focus of its button to what it stands in, from where Tab goes on', async () => {
  function Part() {
    const [isThere, show] = useState(false)
    return isThere ? <button>Use it</button> : <PartFailed onRetry={() => show(true)} />
  }
  render(
    <>
      <button>Before</button>
      <section>
        <Part />
      </section>
    </>,
  )
  await userEvent.click(await retry())
  const use = await findByText(page, 'Use it')
  expect(document.activeElement).toBe(use.parentElement)
  await userEvent.tab()
  expect(document.activeElement).toBe(use)
})

it('leaves the focus where what is tried again moves it', async () => {
  render(
    <>
      <input />
      <PartFailed onRetry={() => getByRole(page, 'textbox').focus()} />
    </>,
  )
  await userEvent.click(await retry())
  expect(document.activeElement).toBe(getByRole(page, 'textbox'))
})

it('announces a second failure, too', async () => {
  render(
    <>
      <Announcer />
      <PartFailed onRetry={() => Promise.resolve()}>It has failed.</PartFailed>
    </>,
  )
  await waitFor(() => expect(alert()).toContain('It has failed.'))
  const first = alert()
  await userEvent.click(await retry())
  await waitFor(() => expect(alert()).not.toBe(first))
  expect(alert()).toContain('It has failed.')
})
