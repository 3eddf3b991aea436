import { expect, it } from 'vitest'
import { untilFreeShipping } from './free-shipping.ts'

it.each(['{"USD":0}', '{"USD":-5}', '{"EUR":80}', {}, undefined])(
  'free shipping is not promised by a threshold of %j',
  (thresholds) => expect(untilFreeShipping(thresholds, 'USD', 100)).toBeUndefined(),
)
