import { useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { isPaidExtra, type TotalSegment } from '#cart/rules/totals.ts'
import { hostDocument } from '#dom/document.ts'
import { confirm, notify } from '#storefront/state/notices/notices.ts'
import { removeGifts } from '#gifts/state/gifts.ts'
import { removeTariffInsurance } from '#delivery/state/remove-tariff-insurance.ts'
import { singleFlight } from '#async/single-flight.ts'
import { $tasks } from '#async/task.ts'
import { useCommon } from '#i18n/view/common.ts'
import { Icon } from '#ui/Icon.tsx'
import { useDiscountText } from './useDiscount.ts'

/** Removes a paid extra (gift boxes, tariff insurance) at its row of the totals; nothing for other rows. */
export function RemoveExtra({ segment }: { segment: TotalSegment }) {
  const text = useDiscountText()
  const common = useCommon()
  const tasks = useStore($tasks)
  if (segment.code === 'tariff_insurance')
    return (
      <RemoveButton
        label={text('tariff-insurance.remove')}
        isBusy={tasks.insurance === 'running'}
        onRemove={() => void removeInsurance()}
      />
    )
  if (!isPaidExtra(segment)) return null
  return (
    <RemoveButton
      label={text('gifts.remove')}
      isBusy={tasks.gift === 'running'}
      onRemove={() =>
        void confirmRemoval(text('gifts.remove-question'), common('action.remove'), common('action.cancel'))
      }
    />
  )
}

async function removeInsurance() {
  await removeTariffInsurance()
  if ($tasks.get().insurance === 'failed') notifyFailed()
}

/** However often it is pressed, the question is asked once at a time. */
const confirmRemoval = singleFlight(async (question: string, ok: string, cancel: string) => {
  const isConfirmed = await confirm({ question, ok, cancel, defaultButton: 'cancel' })
  if (isConfirmed && !(await removeGifts())) notifyFailed()
})

const notifyFailed = () => notify({ type: 'error', key: 'state.failed' })

interface ButtonProps {
  label: string
  isBusy: boolean
  onRemove(): void
}

function RemoveButton({ label, isBusy, onRemove }: ButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  // It goes with its row; its focus stays with the totals.
  useLayoutEffect(() => {
    const own = button.current!
    const totals = own.closest('dl')!
    return () => {
      if (hostDocument.activeElement !== own) return
      totals.tabIndex = -1
      totals.focus()
    }
  }, [])
  return (
    <button
      type="button"
      ref={button}
      className="bzl-icon-button bzl-discounts__row-remove"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onRemove()}
    >
      <Icon name="close" />
    </button>
  )
}
