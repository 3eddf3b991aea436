import { RedirectNote } from '../../redirect/RedirectNote.tsx'
import { Instalments } from '../../view/Instalments.tsx'

/** When the four instalments are due, and where the shopper is going. */
export function PayLaterNote({ company }: { company: string }) {
  return (
    <>
      <Instalments plan="afterpay" />
      <RedirectNote company={company} />
    </>
  )
}
