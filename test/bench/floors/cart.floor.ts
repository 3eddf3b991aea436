// The cart in plain DOM: reads it, draws it, changes a quantity and shows the shop's total.
import { CONFIG, cartUrl, moneyIn, quantityBody, type CartData, type Item, type Totals } from './cart-data.ts'
import { element } from './element.ts'

export async function mount(host: HTMLElement) {
  const { quoteData, quoteItemData, totalsData } = (await (await fetch(CONFIG)).json()) as CartData
  const cart = quoteData.entity_id
  const money = moneyIn(quoteData.quote_currency_code)
  const totals = element('dl', { class: 'totals' })
  const rows = new Map(quoteItemData.map((item) => [item.item_id, draw(item, money)]))

  function showTotals({ total_segments }: Totals) {
    totals.replaceChildren(
      ...total_segments.map(({ code, title, value }) =>
        element('div', { 'data-total': code }, element('dt', {}, title), element('dd', {}, money(value))),
      ),
    )
  }

  async function change(id: string, qty: number) {
    const body = JSON.stringify(quantityBody(cart, id, qty))
    const headers = { 'content-type': 'application/json' }
    await fetch(cartUrl(cart, `items/${id}`), { method: 'PUT', headers, body })
    showTotals((await (await fetch(cartUrl(cart, 'totals'))).json()) as Totals)
  }

  const list = element('ul', { class: 'items' }, ...[...rows.values()].map(({ row }) => row))
  list.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLButtonElement>('[data-step]')
    const id = button?.closest('li')?.dataset.id
    const input = id && rows.get(id)?.input
    if (!input) return
    const qty = Math.max(1, Number(input.value) + Number(button.dataset.step))
    input.value = String(qty)
    // The number is painted before the request costs anything.
    setTimeout(() => void change(id, qty))
  })
  showTotals(totalsData)
  host.replaceChildren(element('div', { class: 'cart' }, list, totals))
}

function draw(item: Item, money: (amount: string) => string) {
  const { name } = item
  const input = element('input', {
    inputmode: 'numeric',
    'aria-label': `Quantity of ${name}`,
    value: item.qty,
  })
  const button = (step: number, label: string, sign: string) =>
    element('button', { type: 'button', 'data-step': step, 'aria-label': `${label} ${name}` }, sign)
  const row = element(
    'li',
    { class: 'item', 'data-id': item.item_id },
    element('img', {
      src: item.thumbnail,
      alt: '',
      width: 96,
      height: 96,
      loading: 'lazy',
      decoding: 'async',
    }),
    element(
      'div',
      {},
      element('p', {}, element('a', { href: item.product_url }, name)),
      element(
        'dl',
        {},
        ...item.options.map(({ label, value }) =>
          element('div', {}, element('dt', {}, label), element('dd', {}, value)),
        ),
      ),
      element('div', { class: 'quantity' }, button(-1, 'Fewer of', '−'), input, button(1, 'More of', '+')),
      element('button', { type: 'button', 'aria-label': `Remove ${name}` }, 'Remove'),
    ),
    element('p', { class: 'price' }, money(item.row_total_incl_tax)),
  )
  return { row, input }
}

const host = document.querySelector<HTMLElement>('[data-widget]:not([data-mount])')
if (host) void mount(host)
