import type { Ref } from 'react'
import { useStore } from '@nanostores/react'
import { grandTotal } from '#cart/rules/totals.ts'
import { $totals } from '#cart/state/cart.ts'
import { $device } from '#storefront/state/context.ts'
import { Price } from '#ui/Price.tsx'
import { ChangingText } from '#ui/ChangingText.tsx'
import { Spinner } from '#ui/Loading.tsx'

interface Props {
  label: string
  /** The text that says what the button is doing, while it is busy. */
  busy: string | false
  /** Id of the form it submits; without it `onClick` does. */
  formId?: string
  onClick?(): void
  button?: Ref<HTMLButtonElement>
  isHidden?: boolean
}

/** The way on from a step. On phones it stays at the bottom of the screen, with what there is to pay. */
export function StepAction({ label, busy, formId, onClick, button, isHidden }: Props) {
  const isPhone = useStore($device) === 'Mobile'
  const totals = useStore($totals)
  return (
    <div className="bzl-checkout__next" hidden={isHidden}>
      <button
        ref={button}
        type={formId ? 'submit' : 'button'}
        form={formId}
        className="bzl-button"
        aria-busy={Boolean(busy)}
        onClick={onClick}
      >
        <span>
          <ChangingText>{label}</ChangingText>
          {isPhone && totals && (
            <>
              {' · '}
              <Price amount={grandTotal(totals)} isCharged />
            </>
          )}
        </span>
        {busy && <Spinner label={busy} />}
      </button>
    </div>
  )
}
