import type { Text } from '../../text/i18n'
import type common from '../../../../locales/en/common.json'
import type { ItemAction } from './useItemEvents'

interface Props {
  /** What the item is called; part of every control's name. */
  name: string
  describedBy: string | undefined
  text: Text<typeof common>
}

/** − number +. The number is written by `bindItem`. */
export function Quantity({ name, describedBy, text }: Props) {
  return (
    <div className="bzl-quantity">
      <Step action="decrease" label={text('item.decrease', { name })} />
      <input
        className="bzl-quantity__input"
        type="text"
        inputMode="numeric"
        pattern="[0-9]*"
        autoComplete="off"
        maxLength={5}
        translate="no"
        aria-label={text('item.quantity', { name })}
        aria-describedby={describedBy}
      />
      <Step action="increase" label={text('item.increase', { name })} />
    </div>
  )
}

const Step = ({ action, label }: { action: ItemAction; label: string }) => (
  <button
    type="button"
    className={`bzl-icon-button bzl-quantity__${action}`}
    aria-label={label}
    data-bzl-action={action}
  />
)
