import type { Locator, Page } from 'playwright'
import { addresses, GUEST } from '../browser/addresses.ts'
import { cards, CheckoutPage } from '../browser/checkout.ts'

/** The trouble a shopper meets instead of the next step. */
export interface Trouble {
  /** The place where it was met: `open` or the number of the step. */
  at: string
  said: string
  /** All of it is on screen. */
  isInView: boolean
  /** Pixels between it and the control that was pressed; undefined when nothing was pressed. */
  distance?: number
}

/** Longer than the longest time limit of a call and its retry. */
const PATIENCE = 50_000
const CUSTOMER = { account: 'bea@example.com', password: 'Demo-1234!' }

/** The content of the screen, read in the page. */
interface Screen {
  isPlaced: boolean
  isBusy: boolean
  /** 0 without one. */
  step: number
  said: { text: string; top: number; bottom: number; isInView: boolean }[]
  isLogin: boolean
}

/** Buys what is in the cart, as one who reads what is said and then tries again; `onTrouble` ends the fault. */
export class Shopper {
  private readonly checkout: CheckoutPage
  readonly troubles: Trouble[] = []
  private pressed: Locator | undefined
  private at = 'open'
  private hasTyped = false

  constructor(
    private readonly page: Page,
    private readonly isCustomer: boolean,
    private readonly onTrouble: () => Promise<void>,
  ) {
    this.checkout = new CheckoutPage(page)
  }

  /** Throws with what stands on screen if the shopper cannot go on. */
  async buy(): Promise<void> {
    await this.page.goto('/checkout', { waitUntil: 'commit' })
    let before = ''
    for (let turn = 0; turn < 24; turn++) {
      const screen = await this.settled(before)
      if (screen.isPlaced) return
      const said = screen.said.map(({ text }) => text).join(' | ')
      before = ''
      if (said) {
        await this.note(screen)
        await this.onTrouble()
      }
      if (screen.isLogin) await this.logIn()
      else if (await this.tryAgain()) continue
      else before = await this.goOn(screen.step)
    }
    throw new Error(`no end at ${this.at}`)
  }

  /** The screen once nothing is under way; after a press, once it is another one. */
  private async settled(before: string): Promise<Screen> {
    const end = Date.now() + PATIENCE
    for (;;) {
      const screen = await this.read()
      if (screen && (screen.isPlaced || (!screen.isBusy && keyOf(screen) !== before))) {
        await this.page.waitForTimeout(250)
        const after = await this.read()
        if (after && keyOf(after) === keyOf(screen) && after.isBusy === screen.isBusy) return after
      }
      if (Date.now() > end) throw new Error(`nothing happens at ${this.at}: ${keyOf(screen)}`)
      await this.page.waitForTimeout(100)
    }
  }

  private read(): Promise<Screen | undefined> {
    return this.page.evaluate(readScreen).catch(() => undefined)
  }

  private async note({ said }: Screen) {
    const box = await this.pressed?.boundingBox({ timeout: 500 }).catch(() => undefined)
    const [first] = said.filter(({ isInView }) => isInView).concat(said)
    const { text, top, bottom, isInView } = first!
    const distance = box ? Math.round(Math.max(0, top - box.y - box.height, box.y - bottom)) : undefined
    this.troubles.push({ at: this.at, said: text, isInView, distance })
  }

  private async tryAgain(): Promise<boolean> {
    const offered = (name: RegExp) =>
      this.checkout.root.getByRole('button', { name }).filter({ visible: true }).first()
    const reload = offered(/^Reload the page$/)
    // A browser can keep the failure of a file that others import: then only the page's reload helps.
    const [before, last] = this.troubles.slice(-2)
    const isSame = last !== undefined && before?.said === last.said && (await reload.count()) > 0
    const button = isSame ? reload : offered(/^(Try again|Check again|OK|Reload the page)$/)
    if (!(await button.count())) return false
    // An order may still be on its way for a while.
    const isCheck = (await button.innerText()) === 'Check again'
    this.pressed = isSame ? undefined : button
    await button.click()
    await this.page.waitForTimeout(300)
    if (isCheck) await this.page.clock.fastForward(10_000)
    return true
  }

  /** Does what the open step is for, and returns the screen its button was pressed on. */
  private async goOn(step: number): Promise<string> {
    const { checkout } = this
    this.at = step ? String(step) : 'open'
    if (step === 1 && !this.hasTyped) {
      await checkout.fillAddress(addresses.US, this.isCustomer ? undefined : GUEST)
      this.hasTyped = true
    }
    const screen = await this.read()
    if (step === 3) await this.fillCard()
    const button = this.mainButton(step)
    this.pressed = button
    await button.click()
    return keyOf(screen)
  }

  private mainButton(step: number): Locator {
    if (step === 4) return this.checkout.placeButton
    return this.checkout.button(step === 3 ? 'payment.continue' : 'step.continue')
  }

  private async fillCard() {
    const field = this.checkout.cardField('SecurityCode')
    const notice = this.checkout.step.locator('.bzl-notice--error')
    await field
      .or(notice)
      .first()
      .waitFor({ timeout: 15_000 })
      .catch(() => undefined)
    if (!(await field.isVisible())) return
    if (this.isCustomer) return this.checkout.fillStoredCard()
    if (!(await this.checkout.cardField('CardNumber').inputValue())) await this.checkout.fillCard(cards.good)
  }

  private async logIn() {
    const form = this.checkout.root.locator('.bzl-login__form')
    await form.getByLabel(/^E-mail address/).fill(CUSTOMER.account)
    await form.getByLabel(/^Password/).fill(CUSTOMER.password)
    await form.getByRole('button', { name: 'Log in' }).click()
    await form.waitFor({ state: 'detached', timeout: PATIENCE })
  }
}

const keyOf = (screen: Screen | undefined) =>
  screen
    ? JSON.stringify([screen.isPlaced, screen.step, screen.isLogin, screen.said.map(({ text }) => text)])
    : ''

/** Runs in the page. */
function readScreen(): Screen {
  const root = document.querySelector('[data-widget="checkout"]')
  const all = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])]
  const isShown = (element: HTMLElement) => element.checkVisibility()
  const messages = '.bzl-notice--error, .bzl-notice--warning, dialog[open], .bzl-session-over__title'
  // A field offers to load its list again.
  const notices = all(`${messages}, .bzl-field__hint:has(button)`)
  const loading =
    '.bzl-skeleton, [aria-busy="true"], .bzl-spinner, .bzl-overlay, .loading-input__form--loading'
  const said = notices.filter(isShown).map((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    const text = element.innerText.replace(/\s+/g, ' ').trim()
    return { text, top, bottom, isInView: top >= -1 && bottom <= innerHeight + 1 }
  })
  const steps = all('.bzl-checkout__steps > li')
  // Its list is on its way, as long as the field offers nothing else.
  const isEmpty = (list: HTMLSelectElement) => list.length < 2 && !list.parentElement?.querySelector('button')
  const lists = [...(root?.querySelectorAll('select') ?? [])]
  return {
    isPlaced: location.pathname.endsWith('/success'),
    isBusy:
      !root ||
      root.getAttribute('data-widget-state') !== 'ready' ||
      all(loading).some(isShown) ||
      lists.some(isEmpty),
    step: steps.findIndex((step) => step.getAttribute('aria-current') === 'step') + 1,
    said,
    isLogin: all('.bzl-session-over__title').some(isShown),
  }
}
