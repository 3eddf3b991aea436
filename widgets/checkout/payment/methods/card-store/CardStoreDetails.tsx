import { Notice } from '../../../../../src/ui/Notice'
import { skeletonOrRetry } from '../../../../../src/ui/skeletonOrRetry'
import { useCommon } from '../../../../../src/ui/text/common'
import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'
import { importPart } from '../../../../../src/host/page/import-part'

const CardStoreForm = lazyWidgetPart(
  async () => (await importPart(() => import('./CardStoreForm'))).CardStoreForm,
  {
    namespaces: ['payment'],
    fallback: skeletonOrRetry(2),
  },
)

export const CardStoreDetails = () => (
  <ErrorBoundary fallback={<Broken />}>
    <CardStoreForm />
  </ErrorBoundary>
)

function Broken() {
  return <Notice type="error">{useCommon()('state.failed')}</Notice>
}
