import { resolve } from 'node:path'
import { afterEach, beforeEach, expect, it, vi, describe } from 'vitest'
import { readCookie } from '#dom/storage/cookies.ts'
import type { PageModule } from '../../page/sections/magento-module.ts'
import { openShop, type OpenShop } from '#test/open-shop.ts'
import { $notices, dismiss, notify, $dialog, answerAllWithNo, confirm } from './notices.ts'
import './shop-messages.ts'

let shop: OpenShop
let stop = () => {}

beforeEach(() => {
  shop = openShop()
})
afterEach(() => {
  stop()
  shop.restore()
  Reflect.deleteProperty(window, 'require')
  Reflect.deleteProperty(window, 'jQuery')
})

const session = () => [...shop.shop.sessions.values()].at(-1)!
const texts = () => $notices.get().map(({ type, text }) => `${type}: ${text}`)
const loads = () =>
  shop.ledger().requests.filter(({ path }) => path.startsWith('/customer/section/load')).length
let pages = 0

/** Runs the script of the demo's page with Magento's module. */
async function openMagentoPage(): Promise<PageModule> {
  const script = resolve(import.meta.dirname, '../../../../demo/pages/script/magento.js')
  await import(/* @vite-ignore */ `${script}?notices=${pages++}`)
  const module = window.require?.('Magento_Customer/js/customer-data') as PageModule
  await module.getInitCustomerData?.()
  return module
}

it('shows what the shop has in its queue, which is empty then', async () => {
  session().messages.push({ type: 'error', text: 'The payment is REFUSED.' })
  stop = $notices.listen(() => {})
  await vi.waitFor(() => expect(texts()).toEqual(['error: The payment is REFUSED.']))
  expect([loads(), session().messages]).toEqual([1, []])
})

it('shows each message as what the shop calls it, and as a notice where nobody knows that name', async () => {
  const types = ['success', 'notice', 'warning', 'error', 'addComplexError']
  session().messages.push(...types.map((type) => ({ type, text: type }) as never))
  stop = $notices.listen(() => {})
  await vi.waitFor(() => expect($notices.get()).toHaveLength(5))
  expect($notices.get().map(({ type }) => type)).toEqual(['success', 'notice', 'warning', 'error', 'notice'])
})

it('takes a message away that is dismissed, and no other', () => {
  for (const text of ['one', 'two', 'three']) notify({ type: 'notice', text })
  dismiss($notices.get()[1]!.id)
  expect(texts()).toEqual(['notice: one', 'notice: three'])
})

it.each([
  '<div class="page messages"></div>',
  '<div data-placeholder="messages"></div>',
  '<section x-data="initMessages()"></section>',
])('leaves the shop’s messages to a page that shows them: %s', async (element) => {
  document.body.innerHTML = element
  const module = await openMagentoPage()
  const before = loads()
  session().messages.push({ type: 'error', text: 'Sold out' })
  document.cookie = `mage-messages=${encodeURIComponent('[{"type":"success","text":"Saved"}]')}; path=/`
  stop = $notices.listen(() => {})
  await module.reload(['messages'], true)
  notify({ type: 'success', key: 'notice.deleted' })
  expect($notices.get().map(({ key, text }) => key ?? text)).toEqual(['notice.deleted'])
  expect(loads()).toBe(before + 1)
  expect(readCookie('mage-messages')).toBeDefined()
})

it('says on the success page what went wrong, and not what was added before the order', async () => {
  const page = location.pathname
  history.replaceState(null, '', '/checkout/onepage/success/')
  session().messages.push({ type: 'success', text: 'You added Ring' }, { type: 'error', text: 'Sold out' })
  stop = $notices.listen(() => {})
  await vi.waitFor(() => expect(texts()).toEqual(['error: Sold out']))
  history.replaceState(null, '', page)
})

it('shows what a redirect left in its cookie, once', async () => {
  const left = encodeURIComponent(JSON.stringify([{ type: 'success', text: 'Saved there' }]))
  document.cookie = `mage-messages=${left.replaceAll('%20', '+')}; path=/`
  stop = $notices.listen(() => {})
  await vi.waitFor(() => expect(texts()).toEqual(['success: Saved there']))
  expect(readCookie('mage-messages')).toBeUndefined()
})

it('lets the page’s module load the queue, and shows its messages once', async () => {
  const module = await openMagentoPage()
  const listener = vi.fn()
  module.get('messages').subscribe(listener)
  const before = loads()
  session().messages.push({ type: 'success', text: 'Read by both.' })
  stop = $notices.listen(() => {})
  await vi.waitFor(() => expect(texts()).toEqual(['success: Read by both.']))
  expect(loads() - before).toBe(1)
  expect(listener).toHaveBeenCalledWith(expect.objectContaining({ messages: [expect.anything()] }))
  session().messages.push({ type: 'error', text: 'Shown later.' })
  await module.reload(['messages'], true)
  expect(texts()).toEqual(['success: Read by both.', 'error: Shown later.'])
})

it('shows the same message once in five seconds, and again later in place of the first', () => {
  vi.useFakeTimers()
  const added = { type: 'success', key: 'notice.added' } as const
  notify(added)
  notify(added)
  notify({ ...added, values: { name: 'Moon Pendant' } })
  expect($notices.get()).toHaveLength(2)
  vi.advanceTimersByTime(5000)
  notify(added)
  expect($notices.get().map(({ values }) => values?.name)).toEqual(['Moon Pendant', undefined])
  vi.useRealTimers()
})

it('shows a message again later, also when the clock was set back meanwhile', () => {
  vi.useFakeTimers()
  const refused = { type: 'error', text: 'Not enough of these.' } as const
  notify(refused)
  dismiss($notices.get().at(-1)!.id)
  vi.advanceTimersByTime(5000)
  vi.setSystemTime(Date.now() - 3_600_000)
  notify(refused)
  expect(texts()).toContain('error: Not enough of these.')
  vi.useRealTimers()
})

describe('a question to the shopper', () => {
  it('is asked by the browser when there is no island', async () => {
    const browser = vi.fn(() => true)
    vi.stubGlobal('confirm', browser)
    expect(await confirm({ question: 'Are you sure to remove the item?' })).toBe(true)
    expect(browser).toHaveBeenCalledWith('Are you sure to remove the item?')
    vi.unstubAllGlobals()
  })

  describe('with the island on the page', () => {
    let stop: () => void
    beforeEach(() => (stop = $dialog.listen(() => undefined)))
    afterEach(() => stop())

    it('is shown alone, and the next one after its answer', async () => {
      const first = confirm({ question: 'one' })
      const second = confirm({ question: 'two' })
      expect($dialog.get()?.question).toBe('one')
      $dialog.get()!.answer(true)
      expect($dialog.get()?.question).toBe('two')
      $dialog.get()!.answer(false)
      expect(await Promise.all([first, second])).toEqual([true, false])
      expect($dialog.get()).toBeUndefined()
    })

    it('is answered with no when the island is unmounted', async () => {
      const both = [confirm({ question: 'one' }), confirm({ question: 'two' })]
      answerAllWithNo()
      expect($dialog.get()).toBeUndefined()
      expect(await Promise.all(both)).toEqual([false, false])
    })
  })
})
