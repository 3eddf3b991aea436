import { useState } from 'react'
import { Checkbox } from '../../../src/ui/Choice'
import { keepDraft, readDraft } from '../state/draft'
import { useSavedText } from './saved-text'

/** For a customer: whether the order puts the address that is entered into the address book. Chosen once for the order. */
export function SaveToBook() {
  const text = useSavedText()
  const [isKept, keep] = useState(() => readDraft().isKept !== false)
  const change = () => (keep(!isKept), keepDraft({ isKept: !isKept }))
  return <Checkbox label={text('keep')} checked={isKept} onChange={change} />
}
