import { expect, it } from 'vitest'
import { cmsDevice } from './content-block'
import { deviceOf } from './device'

it.each([
  [0, 'Mobile', 'Mobile'],
  [999, 'Mobile', 'Mobile'],
  [1000, 'Tablet', 'PC'],
  [1024, 'Tablet', 'PC'],
  [1025, 'PC', 'PC'],
])('%i pixels are %s, for content %s', (width, device, forContent) => {
  expect(deviceOf(width)).toBe(device)
  expect(cmsDevice(deviceOf(width))).toBe(forContent)
})
