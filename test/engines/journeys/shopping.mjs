const TOTAL = '.bzl-totals__row--grand dd'

const isClosed = (shopper) => shopper.until('a closed dialog', () => !document.querySelector('dialog[open]'))

const focusIn = (selector) => document.activeElement?.closest(selector) !== null

/** The journeys, by what they show. A journey rejects where the shop is not as it should be. */
export const shopping = {
  async 'the drawer opens, takes one more and closes by Escape'(shopper) {
    await shopper.start()
    await shopper.goto('/moon-pendant.html')
    await shopper.press('.product__form button[type="submit"]')
    await shopper.see('[data-bezel-count]', '1')
    await shopper.see(`dialog[open] ${TOTAL}`, '$64.00')
    await shopper.press('dialog[open] .bzl-quantity__increase')
    await shopper.see(`dialog[open] ${TOTAL}`, '$128.00')
    await shopper.pressKey('Escape')
    await isClosed(shopper)
  },

  async 'the cart takes a quantity and a coupon, and lets an item go'(shopper) {
    await shopper.start({ items: [{ sku: 'NK-2' }, { sku: 'EA-1' }] })
    await shopper.goto('/checkout/cart')
    const cart = '[data-widget="cart"]'
    const total = `${cart} ${TOTAL}`
    await shopper.see(total, '$98.50')
    await shopper.press(`${cart} .bzl-quantity__increase`)
    await shopper.see(total, '$162.50')
    await shopper.press(`${cart} .bzl-discounts__disclosure`)
    await shopper.type(`${cart} [name="coupon_code"]`, 'SPRING')
    await shopper.pressKey('Enter')
    await shopper.see(total, '$146.25')
    await shopper.press(`${cart} .bzl-item__links button`, 'Remove')
    await shopper.press('dialog[open] button', 'OK')
    await shopper.see(total, '$31.05')
  },

  async 'dialogs open, keep the focus and close by keyboard'(shopper) {
    await shopper.start({ items: [{ sku: 'NK-2' }] })
    await shopper.goto('/')
    await shopper.until('a drawer that can open', () => {
      document.querySelector('#minicart').focus()
      return document.activeElement?.id === 'minicart'
    })
    for (let openings = 0; openings < 2; openings++) {
      await shopper.pressKey('Enter')
      await shopper.see(`dialog[open] ${TOTAL}`, '$64.00')
      for (let tabs = 0; tabs < 12; tabs++) {
        await shopper.pressKey('Tab')
        const isOutside = await shopper.run(
          () => document.activeElement !== document.body && !document.activeElement.closest('dialog[open]'),
        )
        if (isOutside) throw new Error('the focus has left the dialog')
      }
      await shopper.pressKey('Escape')
      await isClosed(shopper)
      await shopper.until('the focus at its opener', focusIn, '#minicart')
    }
    const picker = '.bzl-currency-picker__button'
    // Enter alone presses no button in a Firefox that is not the system's active window.
    await shopper.press(picker)
    await shopper.until('the focus in the dialog', focusIn, 'dialog[open]')
    await shopper.pressKey('Escape')
    await isClosed(shopper)
    await shopper.until('the focus at its opener', focusIn, picker)
  },

  async 'two tabs show the same cart'(shopper) {
    await shopper.start({ items: [{ sku: 'NK-2' }] })
    await shopper.goto('/checkout/cart')
    const total = `[data-widget="cart"] ${TOTAL}`
    await shopper.see(total, '$64.00')
    const other = await shopper.openTab()
    await other.goto('/checkout/cart')
    await other.press('[data-widget="cart"] .bzl-quantity__increase')
    await other.see(total, '$128.00')
    await other.close()
    await shopper.see(total, '$128.00')
    await shopper.see('[data-bezel-count]', '2')
  },

  async 'the gallery shows every widget'(shopper) {
    await shopper.start({ items: [{ sku: 'NK-2' }] })
    await shopper.goto('/widgets')
    const isReady = (at) => {
      const marker = document.querySelectorAll('[data-widget][data-mount="visible"]')[at]
      marker?.scrollIntoView({ block: 'center', behavior: 'instant' })
      return !marker || marker.dataset.widgetState === 'ready'
    }
    for (let widget = 0; widget < 20; widget++) await shopper.until(`widget ${widget}`, isReady, widget)
  },
}
