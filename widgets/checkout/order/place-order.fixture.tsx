import { inAustin } from '../../../test/austin'
import { render } from '../../../test/render'
import { Announcer } from '../../../src/ui/announcer/Announcer'
import { submitAddress } from '../state/address/submit-address'
import { chooseMethod } from '../state/payment/chosen-method'
import { PlaceOrder } from './PlaceOrder'

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
