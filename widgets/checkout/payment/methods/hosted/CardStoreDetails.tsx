import { lazy } from 'react'
import { Notice } from '../../../../../src/ui/Notice'
import { Skeleton } from '../../../../../src/ui/Skeleton'
import { useCommon } from '../../../../../src/ui/text/common'
import { Late } from '../../notes/Late'
import { withWords } from '../../notes/with-words'

const CardStoreForm = lazy(() => withWords(import('./CardStoreForm')))

export const CardStoreDetails = () => (
  <Late loading={<Skeleton count={2} />} failed={<Broken />}>
    <CardStoreForm />
  </Late>
)

function Broken() {
  return <Notice type="error">{useCommon()('state.failed')}</Notice>
}
