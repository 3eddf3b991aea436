import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { onNotify } from 'nanostores'
import { customerName } from '#customer/rules/shopper.ts'
import { $customer } from '#customer/state/customer.ts'
import { $acceptedTerms, $terms, toggleTerm } from '../state/sheet-status.ts'
import { ReadAgreement } from '#order/view/ReadAgreement.tsx'
import { Checkbox } from '#ui/Choice.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/express.json'

/** The next customer has not agreed to the conditions that another customer has accepted. */
onNotify($customer, ({ oldValue }) => {
  const before = customerName(oldValue)
  if (before && before !== customerName($customer.value)) $acceptedTerms.set([])
})

/**
 * The conditions of sale that have to be agreed to before a sheet opens. The browser does not ask for them: the row may be in
 * a form of the page.
 */
export function Terms() {
  const text = useText('express', en)
  const terms = useStore($terms)
  const accepted = useStore($acceptedTerms)
  // So that it is known who is shopping.
  useEffect(() => $customer.listen(() => {}), [])
  return terms.map((term) => (
    <div className="bzl-express__term" key={term.id}>
      <Checkbox
        label={term.label}
        aria-required
        checked={accepted.includes(term.id)}
        onChange={() => toggleTerm(term.id)}
      />
      <ReadAgreement agreement={term} label={text('terms-read')} />
    </div>
  ))
}
