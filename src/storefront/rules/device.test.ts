import { expect, it } from 'vitest'
import { cmsDevice } from '#html/rules/content-block.ts'
import { deviceOf } from './device.ts'

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
