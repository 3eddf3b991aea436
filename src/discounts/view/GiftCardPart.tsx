import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import {
  $giftCards,
  $isGiftCardOffered,
  $takesSeveralCards,
  applyGiftCard,
  removeGiftCard,
} from '../state/discounts.ts'
import { clearDiscountError } from '../state/discount-errors.ts'
import { isRunning } from '#async/task.ts'
import { announce } from '#ui/Announcer.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Price } from '#ui/Price.tsx'
import { AppliedCode, CodeForm, Disclosure } from './CodeForm.tsx'
import { useDiscountText, useDiscount, useFocusMove } from './useDiscount.ts'

/** Gift cards: those that count, and a field for one more. The field is hidden on some sites (rule: gift-card-entry). */
export function GiftCardPart() {
  const text = useDiscountText()
  const cards = useStore($giftCards)
  const isOffered = useStore($isGiftCardOffered)
  const several = useStore($takesSeveralCards)
  const { isBusy, error } = useDiscount('gift_card')
  const [isOpen, setOpen] = useState(false)
  const [isRemoval, setRemoval] = useState(false)
  const disclosure = useRef<HTMLButtonElement>(null)
  const expectMove = useFocusMove(`${cards.map(({ id }) => id).join()} ${isOpen}`, disclosure)
  const replaced = useNews(() => setOpen(false))

  const act = (change: () => void, removes = false) => {
    setRemoval(removes)
    expectMove()
    change()
  }
  const toggle = () => {
    clearDiscountError('gift_card')
    setOpen(!isOpen)
  }
  return (
    <>
      {cards.length > 0 && (
        <ul>
          {cards.map(({ id, code, amount, balance }) => (
            <li key={id}>
              <AppliedCode
                code={code}
                note={balance && text('balance', { amount: balance })}
                end={<Price amount={-amount} />}
                removeLabel={text('gift-card.remove', { code })}
                isBusy={isBusy}
                onRemove={() => act(() => void removeGiftCard(id), true)}
              />
            </li>
          ))}
        </ul>
      )}
      {replaced && <Notice>{text('gift-card.replaced', { code: replaced })}</Notice>}
      {error && (isRemoval || !isOpen) && <Notice type="error">{error}</Notice>}
      {isOffered && (
        <Disclosure
          label={text(cards.length > 0 ? 'gift-card.another' : 'gift-card.reveal')}
          isOpen={isOpen}
          onToggle={toggle}
          buttonRef={disclosure}
        >
          <CodeForm
            name="gift_card_code"
            label={text('gift-card.label')}
            applyLabel={text('gift-card.apply')}
            hint={cards.length > 0 && several === false ? text('gift-card.one') : undefined}
            error={isRemoval ? undefined : error}
            isBusy={isBusy}
            onApply={(code) => act(() => void applyGiftCard(code))}
          />
        </Disclosure>
      )}
    </>
  )
}

/**
 * Announces cards that were applied or that the shopper removed; returns the code of one that another replaced
 * (wire: gift-card).
 */
function useNews(onCame: () => void): string | undefined {
  const text = useDiscountText()
  const [replaced, setReplaced] = useState<string | undefined>()
  const came = useRef(onCame)
  came.current = onCame
  useEffect(
    () =>
      $giftCards.listen((cards, old = []) => {
        const added = cards.find(({ id }) => !old.some((one) => one.id === id))
        const gone = old.find(({ id }) => !cards.some((one) => one.id === id))
        if (!added && !gone) return
        if (added) came.current()
        const isOwn = isRunning('gift_card')
        if (added || isOwn) announce(text(added ? 'gift-card.applied' : 'gift-card.removed'))
        setReplaced(added && gone && isOwn ? gone.code : undefined)
      }),
    [text],
  )
  return replaced
}
