import { useState } from 'react'
import { Checkbox } from '#ui/Choice.tsx'
import { bookMark } from '../state/address/address-form.ts'
import { keepDraft } from '#checkout/state/draft.ts'
import { useSavedText } from './saved-text.ts'

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
