import { ErrorBoundary } from '#ui/island/ErrorBoundary.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import type { Destination } from './RedirectNote.tsx'
import { importPart } from '#dom/import-part.ts'

const RedirectNote = lazyWidgetPart(
  async () => (await importPart(() => import('./RedirectNote.tsx'))).RedirectNote,
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
