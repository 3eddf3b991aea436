import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'

const Away = lazyWidgetPart(async () => (await import('../../notes/Away')).Away, { namespaces: ['payment'] })

export const HostedDetails = ({ code }: { code: string }) => (
  <ErrorBoundary>
    <Away code={code} />
  </ErrorBoundary>
)
