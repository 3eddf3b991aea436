import { RedirectNote } from '../../redirect/RedirectNote'
import { Instalments } from '../../Instalments'

/** When the four instalments are due, and where the shopper is going. */
export function PayLaterNote({ company }: { company: string }) {
  return (
    <>
      <Instalments plan="afterpay" />
      <RedirectNote company={company} />
    </>
  )
}
