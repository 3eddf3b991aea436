import { lazy } from 'react'
import { Late } from '../../notes/Late'
import { withWords } from '../../notes/with-words'

const Away = lazy(() => withWords(import('../../notes/Away')))

export const HostedDetails = ({ code }: { code: string }) => (
  <Late>
    <Away code={code} />
  </Late>
)
