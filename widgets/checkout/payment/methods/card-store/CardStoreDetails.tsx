import { Notice } from '../../../../../src/ui/Notice'
import { skeletonOrRetry } from '../../../../../src/ui/skeletonOrRetry'
import { useCommon } from '../../../../../src/ui/text/common'
import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'

const CardStoreForm = lazyWidgetPart(async () => (await import('./CardStoreForm')).CardStoreForm, {
  namespaces: ['payment'],
  fallback: skeletonOrRetry(2),
})

export const CardStoreDetails = () => (
  <ErrorBoundary fallback={<Broken />}>
    <CardStoreForm />
  </ErrorBoundary>
)

function Broken() {
  return <Notice type="error">{useCommon()('state.failed')}</Notice>
}
