import { findByRole, findByText, getByRole, queryByText, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { beginAttempt, recordAnswer } from '#order/state/attempt.ts'
import { render } from '#test/render.tsx'
import { json, sent, serve } from '#test/fetch-stub.ts'
import { OrderResult } from './OrderResult.tsx'

const page = document.body
const title = () => getByRole(page, 'heading', { level: 2 }).textContent
const ordered = (method = 'adyen_hpp', hasProviderResult = true) => {
  beginAttempt('cart', method, { hasProviderResult })
  recordAnswer('42')
}
const leave = vi.fn<(url: string | URL) => void>()
beforeEach(() => {
  localStorage.clear()
  vi.spyOn(location, 'replace').mockImplementation(leave)
})
afterEach(() => {
  leave.mockClear()
  vi.useRealTimers()
})
const SILENT = 'The shop is not responding at the moment. This page will try again by itself.'
const left = () => leave.mock.calls.map(([url]) => new URL(url).pathname)

it.each([
  ['Authorised', 'Your payment went through', '/checkout/onepage/success'],
  ['Refused', 'The payment is REFUSED.', '/checkout'],
  ['Cancelled', 'You cancelled the payment', '/checkout'],
  ['Pending', 'Your payment is still under way', '/'],
  ['Received', 'We have your order', '/'],
  ['PresentToShopper', 'One step is left: your payment', '/'],
  ['Error', 'Something went wrong with the payment', '/checkout/cart'],
  ['RedirectShopper', 'We do not know yet whether your payment went through', '/checkout/cart'],
  ['', 'We do not know yet whether your payment went through', '/checkout/cart'],
  ['authorised', 'We do not know yet whether your payment went through', '/checkout/cart'],
  ['constructor', 'We do not know yet whether your payment went through', '/checkout/cart'],
  ['<img src=x>', 'We do not know yet whether your payment went through', '/checkout/cart'],
])('shows what %s means and where to go', (code, expected, path) => {
  render(<OrderResult resultCode={code} />)
  expect(title()).toBe(expected)
  expect(getByRole(page, 'link').getAttribute('href')).toBe(path)
})

it('leads on to the page of success, once, and stays at every other result', async () => {
  render(<OrderResult resultCode="Authorised" />)
  await waitFor(() => expect(left()).toEqual(['/checkout/onepage/success']))
  render(<OrderResult resultCode="authorised" />)
  render(<OrderResult resultCode="Pending" />)
  await Promise.resolve()
  expect(left()).toHaveLength(1)
})

describe('an order this browser sent', () => {
  it('is looked at again while its payment is under way, and leads on when it went through', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    ordered()
    serve(json({ isFinal: false, resultCode: 'Pending' }))
    render(<OrderResult resultCode="Authorised" />)
    await waitFor(() => expect(title()).toBe('Your payment is still under way'))
    expect(left()).toEqual([])
    serve(json({ isFinal: false, resultCode: 'Received' }))
    await vi.advanceTimersByTimeAsync(2000)
    await waitFor(() => expect(title()).toBe('We have your order'))
    serve(json({ isFinal: true, resultCode: 'Authorised' }))
    await vi.advanceTimersByTimeAsync(4000)
    await waitFor(() => expect(left()).toEqual(['/checkout/onepage/success']))
    const asked = sent.length
    await vi.advanceTimersByTimeAsync(600_000)
    expect(sent).toHaveLength(asked)
  })

  it('is the shop’s own result, whatever the URL has', async () => {
    ordered()
    serve(json({ isFinal: true, resultCode: 'Refused' }))
    render(<OrderResult resultCode="Authorised" />)
    await waitFor(() => expect(title()).toBe('The payment is REFUSED.'))
    expect(sent[0]!.path).toMatch(/\/42\/payment-result$/)
  })

  it('is the URL’s result when the shop does not answer', async () => {
    ordered()
    serve(json({ message: 'No such entity' }, 404))
    render(<OrderResult resultCode="Pending" />)
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(title()).toBe('Your payment is still under way')
  })

  it.each([
    ['fails', json({ message: 'no' }, 500)],
    ['is not reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('is asked for again while the shop %s, and the page says so', async (_, silence) => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    ordered()
    serve(silence)
    render(<OrderResult resultCode="Authorised" />)
    await findByText(page, SILENT)
    await vi.advanceTimersByTimeAsync(600_000)
    expect(left()).toEqual([])
    serve(json({ isFinal: true, resultCode: 'Refused' }))
    await vi.advanceTimersByTimeAsync(120_000)
    await waitFor(() => expect(title()).toBe('The payment is REFUSED.'))
    expect(queryByText(page, SILENT)).toBeNull()
  })

  it('keeps what is known of it while the shop is silent', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    ordered()
    serve(json({ isFinal: false, resultCode: 'Received' }), json({ message: 'no' }, 503))
    render(<OrderResult resultCode="" />)
    await waitFor(() => expect(title()).toBe('We have your order'))
    await vi.advanceTimersByTimeAsync(2000)
    await findByText(page, SILENT)
    expect(title()).toBe('We have your order')
  })

  it('is asked for two minutes later when the shop is silent at the last look', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    ordered()
    serve(...Array(7).fill(json({ isFinal: false, resultCode: 'Pending' })), json({ message: 'no' }, 503))
    render(<OrderResult resultCode="" />)
    await vi.advanceTimersByTimeAsync(241_000)
    await findByText(page, SILENT)
    await vi.advanceTimersByTimeAsync(100_000)
    expect(sent).toHaveLength(8)
  })

  it.each([
    ['before that was recorded', {}],
    ['by a checkout below another base URL', { shop: '/de/' }],
  ])('is asked for at the card provider, too, when it was sent %s', async (_, more) => {
    const attempt = { id: 'a', cart: 'cart', method: 'adyen_hpp', sentAt: Date.now(), orderId: '42' }
    localStorage.setItem('bezel-attempt', JSON.stringify({ ...attempt, ...more }))
    serve(json({ resultCode: 'Refused' }))
    render(<OrderResult resultCode="Authorised" />)
    await waitFor(() => expect(title()).toBe('The payment is REFUSED.'))
  })

  it('is not asked for at the card provider when another company is paid', async () => {
    ordered('atome', false)
    serve(json({ resultCode: 'Refused' }))
    render(<OrderResult resultCode="Pending" />)
    await Promise.resolve()
    expect(sent).toEqual([])
  })

  describe.each(['RedirectShopper', 'IdentifyShopper', 'ChallengeShopper'])('left at %s', (resultCode) => {
    const press = async () => (await findByRole(page, 'button', { name: 'Get your cart back' })).click()
    const left = vi.fn<(url: string | URL) => void>()
    beforeEach(async () => {
      vi.spyOn(location, 'assign').mockImplementation(left.mockClear())
      ordered()
      serve(json({ isFinal: false, resultCode }))
      render(<OrderResult resultCode="" />)
      await waitFor(() => expect(title()).toBe('Your order is placed, but not paid yet'))
    })

    it('gives the cart back, whose order is cancelled', async () => {
      serve(json({ message: 'The payment has been cancelled.' }, 400))
      await press()
      await waitFor(() => expect(left).toHaveBeenCalledOnce())
      expect(new URL(left.mock.calls[0]![0]).pathname).toBe('/checkout')
      expect(sent.at(-1)).toMatchObject({ method: 'POST', path: /\/42\/payment-details$/ })
      expect(sent.at(-1)!.body).toContain('cancelled')
    })

    it.each([
      ['the shop fails', json({ message: 'no' }, 500)],
      ['the shop keeps the order', json({ isFinal: false, resultCode })],
    ])('says that the cart is not back when %s', async (_, answer) => {
      serve(answer)
      await press()
      await findByText(page, 'Your cart could not be restored. Please try again.')
      expect(left).not.toHaveBeenCalled()
    })

    it('shows how the payment ended when it ended meanwhile', async () => {
      serve(json({ isFinal: true, resultCode: 'Received' }))
      await press()
      await waitFor(() => expect(document.activeElement!.textContent).toBe('We have your order'))
      expect(left).not.toHaveBeenCalled()
    })
  })

  it('shows the voucher to pay with, and no link that is not a web page', async () => {
    ordered()
    const action = {
      type: 'voucher',
      entity: '12101',
      reference: '8670 2137',
      expiresAt: '2026-02-01T12:00:00',
      totalAmount: { value: 10950, currency: 'MXN' },
      url: 'javascript:alert(1)',
    }
    serve(json({ resultCode: 'PresentToShopper', action }))
    render(<OrderResult resultCode="" />)
    await findByText(page, '8670 2137')
    await findByText(page, '12101')
    await findByText(page, 'February 1, 2026')
    expect(queryByText(page, 'Open the payment slip')).toBeNull()
    expect(getByRole(page, 'button', { name: 'Print' })).toBeTruthy()
  })
})
