import { useStore } from '@nanostores/react'
import type { TotalSegment } from '../../domain/cart/totals'
import { confirm } from '../../state/notices/dialog'
import { removeGifts } from '../../state/promotions/gifts'
import { removeTariffInsurance } from '../../state/cart/tariff-insurance'
import { $tasks } from '../../state/task'
import { useCommon } from '../text/common'
import { Icon } from '../Icon'
import { useDiscountText } from './text'

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
        onRemove={() => void removeTariffInsurance()}
      />
    )
  if (segment.code !== 'gift_box') return null
  const handleRemove = async () => {
    const question = {
      question: text('gifts.remove-question'),
      ok: common('action.remove'),
      cancel: common('action.cancel'),
      defaultButton: 'cancel' as const,
    }
    if (await confirm(question)) await removeGifts()
  }
  return (
    <RemoveButton
      label={text('gifts.remove')}
      isBusy={tasks.gift === 'running'}
      onRemove={() => void handleRemove()}
    />
  )
}

interface ButtonProps {
  label: string
  isBusy: boolean
  onRemove(): void
}

function RemoveButton({ label, isBusy, onRemove }: ButtonProps) {
  return (
    <button
      type="button"
      className="bzl-icon-button bzl-discounts__row-remove"
      aria-label={label}
      aria-disabled={isBusy}
      onClick={() => !isBusy && onRemove()}
    >
      <Icon name="close" />
    </button>
  )
}
