import { useStore } from '@nanostores/react'
import { $acceptedTerms, $terms, toggleTerm } from '../../state/express/agreements'
import { ReadAgreement } from '../agreement/ReadAgreement'
import { Checkbox } from '../Choice'
import { useText } from '../text/i18n'
import en from '../../../locales/en/express.json'

/**
 * The conditions of sale that have to be agreed to before a sheet opens. The browser does not ask for them: the row may be in
 * a form of the page.
 */
export function Terms() {
  const text = useText('express', en)
  const terms = useStore($terms)
  const accepted = useStore($acceptedTerms)
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
