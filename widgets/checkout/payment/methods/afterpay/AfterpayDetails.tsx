import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'

const PayLater = lazyWidgetPart(async () => (await import('./PayLater')).PayLater, {
  namespaces: ['payment'],
})

export const AfterpayDetails = ({ code }: { code: string }) => (
  <ErrorBoundary>
    <PayLater code={code} />
  </ErrorBoundary>
)
