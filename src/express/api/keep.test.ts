import { expect, it } from 'vitest'
import { failure, json, sent, serve } from '#test/fetch-stub.ts'
import { keepCart, restoreCart } from './express.ts'

const guest = { id: 'masked', customer: false }
const mine = { id: '37', customer: true }

it('what the cart had is kept and put back, a guest’s by its id', async () => {
  serve(true)
  await keepCart('adyen', guest)
  await keepCart('adyen', mine)
  await restoreCart('adyen', guest)
  await restoreCart('adyen', mine)
  expect(sent.map(({ path, body }) => [path.replace('/rest/default/V1/', ''), JSON.parse(body)])).toEqual([
    ['adyen/express/keep/guest', { guestMaskedId: 'masked' }],
    ['adyen/express/keep/mine', {}],
    ['adyen/express/restore/guest', { guestMaskedId: 'masked' }],
    ['adyen/express/restore/mine', {}],
  ])
})

it('a shop without the route keeps nothing, and every other failure is one', async () => {
  serve(json({ message: 'Request does not match any route.' }, 404))
  await keepCart('adyen', guest)
  await restoreCart('adyen', guest)
  serve(json({ message: 'Locked' }, 400))
  expect((await failure(keepCart('adyen', guest))).text).toBe('Locked')
  expect((await failure(restoreCart('adyen', guest))).text).toBe('Locked')
})
