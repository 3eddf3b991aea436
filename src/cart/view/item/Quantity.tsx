import type { Text } from '#i18n/view/i18n.ts'
import type common from '#locales/en/common.json'
import type { ItemAction } from './useItemEvents.ts'

interface Props {
  /** The item's name, which is part of every control's name. */
  name: string
  describedBy: string | undefined
  isDecimal: boolean | undefined
  text: Text<typeof common>
}

/** − number +. The number is written by `bindItem`. */
export function Quantity({ name, describedBy, isDecimal, text }: Props) {
  return (
    <div className="bzl-quantity">
      {step('decrease', text('item.decrease', { name }))}
      <input
        className="bzl-quantity__input"
        type="text"
        inputMode={isDecimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        maxLength={isDecimal ? 10 : 5}
        translate="no"
        aria-label={text('item.quantity', { name })}
        aria-describedby={describedBy}
      />
      {step('increase', text('item.increase', { name }))}
    </div>
  )
}

const step = (action: ItemAction, label: string) => (
  <button
    type="button"
    className={`bzl-icon-button bzl-quantity__${action}`}
    aria-label={label}
    data-bzl-action={action}
  />
)
