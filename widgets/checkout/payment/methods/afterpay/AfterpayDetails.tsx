import { lazy } from 'react'
import { Late } from '../../notes/Late'
import { withWords } from '../../notes/with-words'

const PayLater = lazy(() => withWords(import('./PayLater')))

export const AfterpayDetails = ({ code }: { code: string }) => (
  <Late>
    <PayLater code={code} />
  </Late>
)
