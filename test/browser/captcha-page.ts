import type { FrameLocator, Locator, Page } from 'playwright/test'
import type { Shop } from './shop.ts'

/** Settings of Magento_ReCaptcha for one form, as its provider of them gives them to a page. */
export const reCaptcha = (kind: 'v2-checkbox' | 'v2-invisible' | 'v3') =>
  JSON.stringify(
    kind === 'v2-checkbox'
      ? { rendering: { sitekey: kind, size: 'normal', theme: 'light', hl: '' }, invisible: false }
      : {
          rendering: { sitekey: kind, badge: 'inline', size: 'invisible', theme: 'light', hl: '' },
          invisible: true,
        },
  )

interface CaptchaEvent {
  type: string
  form?: string
  word?: string
  isRight?: boolean
}

const events = async (shop: Shop) =>
  ((await shop.ledger()) as unknown as { events: CaptchaEvent[] }).events.filter(({ type }) =>
    /captcha/.test(type),
  )

/** How the shop judged what was sent, in their order. */
export const judged = async (shop: Shop) =>
  (await events(shop)).filter(({ isRight }) => isRight !== undefined).map(({ isRight }) => isRight)

/** The letters of the picture the shop drew last for a form. */
export const lettersOf = async (shop: Shop, form: string) =>
  (await events(shop)).filter((event) => event.type === 'captcha-picture' && event.form === form).at(-1)!
    .word!

/** How often the provider's script was asked for. */
export function countScripts(page: Page): () => number {
  let count = 0
  page.on('request', (request) => void (request.url().includes('/recaptcha/api.js') && count++))
  return () => count
}

/** The captcha in a part of the page. */
export class CaptchaPart {
  constructor(
    private readonly page: Page,
    private readonly part: Locator,
  ) {}

  get field(): Locator {
    return this.part.getByRole('textbox', { name: 'Letters in the picture' })
  }

  get picture(): Locator {
    return this.part.getByRole('img', { name: 'Letters and digits to copy into the field' })
  }

  get newPicture(): Locator {
    return this.part.getByRole('button', { name: 'New picture' })
  }

  get check(): Locator {
    return this.part.getByRole('group', { name: 'Security check' })
  }

  get box(): Locator {
    return this.check.frameLocator('iframe[title="reCAPTCHA"]').getByRole('checkbox')
  }

  /** The task that the provider shows if it doubts. */
  get task(): FrameLocator {
    return this.page.frameLocator('iframe[title^="recaptcha challenge"]')
  }
}
