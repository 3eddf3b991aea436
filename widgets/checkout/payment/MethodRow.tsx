import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { ListedMethod } from '../../../src/domain/payment/payment'
import { Radio } from '../../../src/ui/form/Choice'
import { chooseMethod } from '../state/payment/methods'
import { $isChallenged } from '../state/payment/challenge'
import { $cardType } from './methods/card/dropin'
import { methodOf } from '../state/payment/registry'
import { ErrorBoundary } from '../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../src/ui/island/lazyWidgetPart'
import { useMethodLabel } from './useMethodLabel'

const TypeNotes = lazyWidgetPart(async () => (await import('./notes/TypeNotes')).TypeNotes, {
  namespaces: ['payment'],
})

/** One way to pay. What it shows stays in the page once it was chosen, so nothing typed there is lost. */
export function MethodRow({ method, isChosen }: { method: ListedMethod; isChosen: boolean }) {
  const label = useMethodLabel()
  const isChallenged = useStore($isChallenged)
  const wasChosen = useRef(false)
  if (isChosen) wasChosen.current = true
  const Details = methodOf(method.code)?.Details
  return (
    <div className="bzl-checkout__method" data-chosen={isChosen} hidden={isChallenged && !isChosen}>
      <div hidden={isChallenged}>
        <Radio
          name="bzl-payment-method"
          value={method.code}
          card={false}
          label={label(method)}
          checked={isChosen}
          onChange={() => chooseMethod(method.code)}
        />
      </div>
      {Details && wasChosen.current && (
        <div className="bzl-checkout__details" hidden={!isChosen}>
          <Details code={method.code} />
          {methodOf(method.code)?.kinds.includes('card') && <CardNotes />}
        </div>
      )}
    </div>
  )
}

/** What belongs to the type that is open in the card form, such as Klarna's discount (§4). */
function CardNotes() {
  const type = useStore($cardType)
  return type ? (
    <ErrorBoundary>
      <TypeNotes type={type} />
    </ErrorBoundary>
  ) : null
}
