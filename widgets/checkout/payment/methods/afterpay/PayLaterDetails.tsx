import { ErrorBoundary } from '../../../../../src/ui/island/ErrorBoundary'
import { lazyWidgetPart } from '../../../../../src/ui/island/lazyWidgetPart'
import { importPart } from '../../../../../src/host/page/import-part'

const PayLaterNote = lazyWidgetPart(
  async () => (await importPart(() => import('./PayLaterNote'))).PayLaterNote,
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
