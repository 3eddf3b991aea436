import { useState } from 'react'
import { Checkbox } from '#ui/Choice.tsx'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { useSavedText } from './saved-text.ts'

/** For a customer: whether the order puts the address that is entered into the address book. Chosen once for the order. */
export function SaveToBook() {
  const text = useSavedText()
  const [isKept, keep] = useState(() => readDraft().isKept !== false)
  const change = () => (keep(!isKept), keepDraft({ isKept: !isKept }))
  return <Checkbox label={text('keep')} checked={isKept} onChange={change} />
}
