import type { InputHTMLAttributes, ReactNode } from 'react'
import { ChangingText } from './ChangingText.tsx'

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** Name of the choice. */
  label: ReactNode
  /** Smaller text under it. */
  note?: ReactNode
  /** Price or mark at the end of the row. */
  end?: ReactNode
  /** A card with a border, for radios among others of their kind. */
  card?: boolean
}

/** A row that is the label of a native radio or checkbox, so all of it can be pressed. */
function Choice({ type, ...props }: Props & { type: 'radio' | 'checkbox' }) {
  const { label, note, end, card = type === 'radio', className = '', ...input } = props
  return (
    <label className={`bzl-choice ${card ? 'bzl-choice--card' : ''} ${className}`}>
      <input {...input} type={type} className="bzl-choice__control" />
      <ChangingText className="bzl-choice__label">{label}</ChangingText>
      {end && <span className="bzl-choice__end">{end}</span>}
      {note && <ChangingText className="bzl-choice__note">{note}</ChangingText>}
    </label>
  )
}

export const Radio = (props: Props) => <Choice {...props} type="radio" />
export const Checkbox = (props: Props) => <Choice {...props} type="checkbox" />
