import { Checkbox } from '../../../src/ui/Choice'
import { useSavedText } from './saved-text'

interface Props {
  isKept: boolean
  onChange(isKept: boolean): void
}

/** For a customer: whether the order puts the address that is entered into the address book. */
export function SaveToBook({ isKept, onChange }: Props) {
  const text = useSavedText()
  return <Checkbox label={text('keep')} checked={isKept} onChange={() => onChange(!isKept)} />
}
