import { useStore } from '@nanostores/react'
import { $acceptedTerms, $terms, toggleTerm } from '../../state/express/agreements'
import { Checkbox } from '../Choice'

/** The conditions of sale that have to be agreed to before a sheet opens. */
export function Terms() {
  const terms = useStore($terms)
  const accepted = useStore($acceptedTerms)
  return terms.map(({ id, label }) => (
    <Checkbox
      key={id}
      label={label}
      required
      checked={accepted.includes(id)}
      onChange={() => toggleTerm(id)}
    />
  ))
}
