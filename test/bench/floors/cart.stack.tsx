// The cart with the plain stack: Preact, one atom for each quantity, i18next and ofetch.
import { atom, type WritableAtom } from 'nanostores'
import { useStore } from '@nanostores/react'
import { ofetch } from 'ofetch'
import { createRoot } from 'react-dom/client'
import { CONFIG, cartUrl, moneyIn, quantityBody, type CartData, type Item, type Totals } from './cart-data.ts'
import { text } from './text.ts'

const $data = atom<CartData | undefined>()
const $totals = atom<Totals | undefined>()
const quantities = new Map<string, WritableAtom<number>>()
let money: (amount: string) => string

async function load() {
  const data = await ofetch<CartData>(CONFIG, { responseType: 'json' })
  money = moneyIn(data.quoteData.quote_currency_code)
  for (const { item_id, qty } of data.quoteItemData) quantities.set(item_id, atom(qty))
  $totals.set(data.totalsData)
  $data.set(data)
}

function change(id: string, qty: number) {
  quantities.get(id)!.set(qty)
  // The number is painted before the request costs anything.
  setTimeout(() => void send(id, qty))
}

async function send(id: string, qty: number) {
  const cart = $data.get()!.quoteData.entity_id
  await ofetch(cartUrl(cart, `items/${id}`), { method: 'PUT', body: quantityBody(cart, id, qty) })
  $totals.set(await ofetch<Totals>(cartUrl(cart, 'totals'), { responseType: 'json' }))
}

function Cart() {
  const data = useStore($data)
  if (!data) return null
  return (
    <div className="cart">
      <ul className="items">
        {data.quoteItemData.map((item) => (
          <Row key={item.item_id} item={item} />
        ))}
      </ul>
      <TotalList />
    </div>
  )
}

function Row({ item }: { item: Item }) {
  const { item_id: id, name } = item
  return (
    <li className="item" data-id={id}>
      <img src={item.thumbnail} alt="" width={96} height={96} loading="lazy" decoding="async" />
      <div>
        <p>
          <a href={item.product_url}>{name}</a>
        </p>
        <dl>
          {item.options.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <Quantity id={id} name={name} />
        <button type="button" aria-label={text('remove', { name })}>
          {text('remove-short')}
        </button>
      </div>
      <p className="price">{money(item.row_total_incl_tax)}</p>
    </li>
  )
}

function Quantity({ id, name }: { id: string; name: string }) {
  const qty = useStore(quantities.get(id)!)
  const request = (next: number) => change(id, Math.max(1, next))
  return (
    <div className="quantity">
      <button
        type="button"
        data-step="-1"
        aria-label={text('decrease', { name })}
        onClick={() => request(qty - 1)}
      >
        −
      </button>
      <input
        inputMode="numeric"
        aria-label={text('quantity', { name })}
        value={qty}
        onChange={(event) => request(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        data-step="1"
        aria-label={text('increase', { name })}
        onClick={() => request(qty + 1)}
      >
        +
      </button>
    </div>
  )
}

function TotalList() {
  const totals = useStore($totals)
  return (
    <dl className="totals">
      {totals?.total_segments.map(({ code, title, value }) => (
        <div key={code} data-total={code}>
          <dt>{title}</dt>
          <dd>{money(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

export function mount(host: HTMLElement) {
  void load()
  createRoot(host).render(<Cart />)
}

const host = document.querySelector<HTMLElement>('[data-widget]:not([data-mount])')
if (host) mount(host)
