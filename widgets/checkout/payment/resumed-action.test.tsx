import { findByRole, queryByRole, waitFor } from '@testing-library/dom'
import { afterEach, expect, it, vi } from 'vitest'
import { render } from '#test/render.tsx'
import { $resumedAction } from '#payment/state/challenge.ts'
import { ResumedAction } from './PaymentStep.tsx'

const page = document.body

afterEach(() => $resumedAction.set(undefined))

it('what is left to do for an order from before a reload stands below its title, which has the focus', async () => {
  const button = Object.assign(document.createElement('button'), { textContent: 'The bank’s page' })
  const show = vi.fn((node: HTMLElement) => node.append(button))
  render(<ResumedAction />)
  expect(queryByRole(page, 'heading')).toBeNull()
  $resumedAction.set({ type: 'threeDS2', show })
  const heading = await findByRole(page, 'heading', { name: 'Confirm your payment' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  expect(page.querySelector('.bzl-foreign')!.textContent).toBe('The bank’s page')
  expect(show).toHaveBeenCalledOnce()
  button.focus()
  $resumedAction.set({ type: 'await', show: () => {} })
  const next = await findByRole(page, 'heading', { name: 'Confirm the payment in your app' })
  await waitFor(() => expect(document.activeElement).toBe(next))
})
