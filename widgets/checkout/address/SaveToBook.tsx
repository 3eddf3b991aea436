import { useState } from 'react'
import { Checkbox } from '#ui/Choice.tsx'
import { bookMark } from '../state/address/address-form.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import en from '#locales/en/saved-addresses.json'
import { useText } from '#i18n/view/i18n.ts'

/** Texts of the choice among saved addresses and of adding to them. */
export const useSavedText = () => useText('saved-addresses', en)

/** Asks a customer whether the address that is entered goes into the address book. Chosen once for the order. */
export function SaveToBook({ onChange }: { onChange?(isKept: boolean): void }) {
  const text = useSavedText()
  const [isKept, keep] = useState(() => bookMark().save_in_address_book === 1)
  const change = () => {
    keepDraft({ isKept: !isKept })
    keep(!isKept)
    onChange?.(!isKept)
  }
  return <Checkbox label={text('keep')} checked={isKept} onChange={change} />
}
