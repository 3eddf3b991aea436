import { ErrorBoundary } from '../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../src/ui/island/lazyWidgetPart'
import type { Destination } from './RedirectNote'
import { importPart } from '../../../../src/host/page/import-part'

const RedirectNote = lazyWidgetPart(
  async () => (await importPart(() => import('./RedirectNote'))).RedirectNote,
  {
    namespaces: ['payment'],
  },
)

/** The details of a method that leads to this destination. */
export const redirectDetails = (destination: Destination) =>
  function RedirectDetails() {
    return (
      <ErrorBoundary>
        <RedirectNote {...destination} />
      </ErrorBoundary>
    )
  }
