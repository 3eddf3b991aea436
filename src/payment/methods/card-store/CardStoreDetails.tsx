import { Notice } from '#ui/Notice.tsx'
import { skeletonOrRetry } from '#ui/skeletonOrRetry.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { ErrorBoundary } from '#ui/island/ErrorBoundary.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const CardStoreForm = lazyWidgetPart(
  async () => (await importPart(() => import('./CardStoreForm.tsx'))).CardStoreForm,
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
