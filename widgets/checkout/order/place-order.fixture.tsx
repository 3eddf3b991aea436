import { inAustin } from '#test/austin.ts'
import { render } from '#test/render.tsx'
import { Announcer } from '#ui/Announcer.tsx'
import { submitAddress } from '../state/address/submit-address.ts'
import { chooseMethod } from '#payment/state/chosen-method.ts'
import { PlaceOrder } from './PlaceOrder.tsx'

/** The order button of a checkout in which nothing else is left to do, and what is announced. */
export async function renderPlaceOrder(): Promise<void> {
  await submitAddress({ shipping: inAustin, billing: inAustin })
  chooseMethod('checkmo')
  render(
    <>
      <Announcer />
      <PlaceOrder />
    </>,
  )
}
