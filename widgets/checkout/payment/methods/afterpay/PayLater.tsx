import { Away } from '../../notes/Away'
import { Parts } from '../../notes/Parts'

/** When the four parts are due, and where the shopper is going. */
export function PayLater({ code }: { code: string }) {
  return (
    <>
      <Parts kind="afterpay" />
      <Away code={code} />
    </>
  )
}
