import { Checkbox } from '../../../src/ui/Choice'
import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/address-book.json'

interface Props {
  isKept: boolean
  onChange(isKept: boolean): void
}

/** For a customer: whether the order puts the address that is entered into the address book. */
export function SaveToBook({ isKept, onChange }: Props) {
  const text = useText('address-book', en)
  return <Checkbox label={text('keep')} checked={isKept} onChange={() => onChange(!isKept)} />
}
