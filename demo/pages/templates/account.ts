import { html } from 'hono/html'
import type { Markup } from '../../markup.ts'
import { layout } from '../layout.ts'
import { marker } from '../markers.ts'
import type { Page } from '../page.ts'
import { skeleton } from '../skeleton.ts'
import { type AccountPage, accountLinks, accountTitle } from './account-links.ts'

export async function account(page: Page): Promise<Response> {
  const { text, context, customer } = page
  if (!customer) return context.redirect('/customer/account/login')
  const main = html`<div class="wide account">
    ${menu(page, 'dashboard')}
    <div>
      <h1>${text('account.title')}</h1>
      <p class="lead">${text('account.hello', { name: customer.firstname })}</p>
      <p>${text('account.text')}</p>
      ${marker('address-book', {}, skeleton(page, 'panel'))}
      <p><a href="/customer/account/logout">${text('account.logout')}</a></p>
    </div>
  </div>`
  return layout(page, { title: text('account.title'), main, kind: 'account' })
}

function menu(page: Page, current: AccountPage): Markup {
  const attributes = { 'data-current': current, 'data-open': '' }
  return html`<div class="account__menu">
    ${marker('account-menu', attributes, accountLinks(page, current))}
  </div>`
}

/** The other pages of the account menu; only the orders have content. */
export async function accountPart(page: Page, name: AccountPage): Promise<Response> {
  const { context } = page
  if (!context.customer) return context.redirect('/customer/account/login')
  const title = accountTitle(page, name)
  const orders = name === 'orders' ? [...context.shop.orders.values()] : []
  const main = html`<div class="wide account">
    ${menu(page, name)}
    <div>
      <h1>${title}</h1>
      <ul class="ordered">
        ${orders
          .filter(({ customerId }) => customerId === context.customer?.id)
          .map(({ increment, items }) => html`<li>${increment} <span>× ${items.length}</span></li>`)}
      </ul>
    </div>
  </div>`
  return layout(page, { title, main, kind: 'account' })
}

const DEMO = { email: 'ann@example.com', password: 'Demo-1234!' }

export async function login(page: Page): Promise<Response> {
  const { text, context, formKey, origin } = page
  if (page.customer) return context.redirect('/customer/account')
  const main = html`<div class="narrow">
    <h1>${text('login.title')}</h1>
    <form class="login" method="post" action="/customer/account/loginPost">
      <input type="hidden" name="form_key" value="${formKey}" />
      <div class="field">
        <label for="login-email">${text('login.email')}</label>
        <input id="login-email" name="login[username]" type="email" autocomplete="username" required />
      </div>
      <div class="field">
        <label for="login-password">${text('login.password')}</label>
        <input
          id="login-password"
          name="login[password]"
          type="password"
          autocomplete="current-password"
          required
        />
      </div>
      <button class="button" type="submit">${text('login.submit')}</button>
    </form>
    ${!origin && html`<p class="small">${text('login.hint', DEMO)}</p>`}
  </div>`
  return layout(page, { title: text('login.title'), main, kind: 'login' })
}

export async function wishlist(page: Page): Promise<Response> {
  const title = page.text('wishlist.title')
  const main = html`<div class="wide">
    <h1>${title}</h1>
    ${marker('wishlist', {}, skeleton(page, 'panel'))}
  </div>`
  return layout(page, { title, main, kind: 'wishlist' })
}

export async function register(page: Page): Promise<Response> {
  const { text, formKey } = page
  if (page.customer) return page.context.redirect('/customer/account')
  const field = (name: string, label: string, type: string, autocomplete: string) =>
    html`<div class="field">
      <label for="register-${name}">${label}</label>
      <input id="register-${name}" name="${name}" type="${type}" autocomplete="${autocomplete}" required />
    </div>`
  const main = html`<div class="narrow">
    <h1>${text('register.title')}</h1>
    <form class="login" method="post" action="/customer/account/createpost/">
      <input type="hidden" name="form_key" value="${formKey}" />
      ${field('firstname', text('register.firstname'), 'text', 'given-name')}
      ${field('lastname', text('register.lastname'), 'text', 'family-name')}
      ${field('email', text('login.email'), 'email', 'username')}
      ${field('password', text('login.password'), 'password', 'new-password')}
      <button class="button" type="submit">${text('register.submit')}</button>
    </form>
  </div>`
  return layout(page, { title: text('register.title'), main, kind: 'login' })
}
