import { ErrorBoundary } from '#ui/island/ErrorBoundary.tsx'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { importPart } from '#dom/import-part.ts'

const PayLaterNote = lazyWidgetPart(
  async () => (await importPart(() => import('./PayLaterNote.tsx'))).PayLaterNote,
  {
    namespaces: ['payment'],
  },
)

/** The details of the pay-later method of this company. */
export const payLaterDetails = (company: string) =>
  function PayLaterDetails() {
    return (
      <ErrorBoundary>
        <PayLaterNote company={company} />
      </ErrorBoundary>
    )
  }
