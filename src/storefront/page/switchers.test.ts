import { expect, it, vi } from 'vitest'
import { offeredCurrencies, offeredStoreViews } from './switchers.ts'

/** The switchers as Luma prints them. */
const SWITCHERS = `
  <div class="switcher language switcher-language" id="switcher-language">
    <div class="actions dropdown options switcher-options">
      <div class="action toggle switcher-trigger"><strong class="view-default"><span>English</span></strong></div>
      <ul class="dropdown switcher-dropdown">
        <li class="view-fr switcher-option"><a href="#" data-post="{}"> Français </a></li>
      </ul>
    </div>
  </div>
  <div class="switcher currency switcher-currency" id="switcher-currency">
    <div class="actions dropdown options switcher-options">
      <div class="action toggle switcher-trigger"><strong class="language-EUR"><span>EUR - Euro</span></strong></div>
      <ul class="dropdown switcher-dropdown">
        <li class="currency-USD switcher-option"><a href="#" data-post="{}">USD - US Dollar</a></li>
      </ul>
    </div>
  </div>`

it('the page’s own switchers say which currencies and store views there are', () => {
  document.body.innerHTML = SWITCHERS
  expect(offeredCurrencies()).toEqual(['EUR', 'USD'])
  const [view, ...others] = offeredStoreViews()
  expect([view!.name, others]).toEqual(['Français', []])
  const pressed = vi.fn((event: Event) => event.preventDefault())
  document.querySelector('.view-fr a')!.addEventListener('click', pressed)
  view!.open()
  expect(pressed).toHaveBeenCalledOnce()
})

it('views and currencies are offered once, though Luma prints its switchers again in the menu for phones', () => {
  document.body.innerHTML = SWITCHERS + SWITCHERS.replaceAll(/id="([^"]+)"/g, 'id="$1-nav"')
  expect(offeredCurrencies()).toEqual(['EUR', 'USD'])
  expect(offeredStoreViews().map(({ name }) => name)).toEqual(['Français'])
})

it('a page without switchers offers nothing', () => {
  expect([offeredCurrencies(), offeredStoreViews()]).toEqual([[], []])
})
