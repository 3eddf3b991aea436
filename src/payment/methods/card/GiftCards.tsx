import { $giftCards } from '../../state/provider-settings.ts'
import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import en from '#locales/en/gift-cards.json'
import { useText } from '#i18n/view/i18n.ts'
import { fromMinor, formatMoney } from '#lib/money/money.ts'
import { $totals } from '#cart/state/cart.ts'
import { $tasks, task } from '#async/task.ts'
import { $locale } from '#storefront/state/page.ts'
import { AppliedCode } from '#discounts/view/CodeForm.tsx'
import { Notice } from '#ui/Notice.tsx'
import { announce } from '#ui/Announcer.tsx'
import { isModuleCode } from '../../provider/load.ts'
import { shareOut } from '../../rules/gift-cards.ts'
import { $chosenMethod } from '../../state/chosen-method.ts'
import { $areHeld, removeGiftCard } from './gift-cards.ts'
import { orderAmount } from './settings.ts'

/** How the order's amount is shared out, with amounts as text. */
function useShares() {
  const cards = useStore($giftCards)
  const locale = useStore($locale)
  useStore($totals)
  const { currency, value } = orderAmount()
  const money = (units: number) =>
    formatMoney(fromMinor(units, currency), { currency, locale, isCharged: true })
  const { parts, left } = shareOut(value, cards)
  return { parts, left, paid: money(value - left), rest: money(left), money }
}

/** The gift cards that the cart has, each with a button to take it off. */
export function GiftCards({ onChange }: { onChange: () => void }) {
  const text = useText('gift-cards', en)
  const { parts, left, rest, money } = useShares()
  const isRemoving = Object.values(useStore($tasks, { keys: ['gift-card'] })).includes('running')
  const place = useRef<HTMLDivElement>(null)
  const count = useRef(parts.length)
  const sum = text(left ? 'gift-cards.left' : 'gift-cards.all', { amount: rest })
  const areHeld = useStore($areHeld)
  const none = text(areHeld ? 'gift-cards.held' : 'gift-cards.none')
  useEffect(() => {
    if (count.current === parts.length) return
    count.current = parts.length
    // The button that was pressed is gone.
    place.current!.focus()
    announce(parts.length ? sum : none)
  }, [parts.length, sum, none])
  const remove = (id: string) =>
    void task('gift-card', async () => {
      if (await removeGiftCard(id)) onChange()
    })
  return (
    <div ref={place} tabIndex={-1} role="group" aria-label={text('gift-cards.title')}>
      {parts.length === 0 && areHeld && <Notice>{none}</Notice>}
      {parts.length > 0 && (
        <>
          <ul>
            {parts.map(({ card, value }) => (
              <li key={card.id}>
                <AppliedCode
                  code={card.title}
                  end={<bdi className="bzl-price">{money(-value)}</bdi>}
                  removeLabel={text('gift-cards.remove', { title: card.title })}
                  isBusy={isRemoving}
                  onRemove={() => remove(card.id)}
                />
              </li>
            ))}
          </ul>
          <p>{sum}</p>
        </>
      )}
    </div>
  )
}

/** Beside the order button: what gift cards pay of its amount, and what another way to pay is charged with. */
export function GiftCardsNote() {
  const text = useText('gift-cards', en)
  const { parts, left, paid, rest } = useShares()
  const chosen = useStore($chosenMethod)
  if (!parts.length || !chosen || !isModuleCode(chosen.code)) return null
  return (
    <p className="bzl-checkout__note">{text(left ? 'gift-cards.note' : 'gift-cards.all', { paid, rest })}</p>
  )
}
