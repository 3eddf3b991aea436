import { expect, it } from 'vitest'
import { textOf } from '#i18n/view/i18n.ts'
import { madeFacts } from './made-facts.ts'
import en from '#locales/en/common.json'

it.each([
  [1, 'Takes 1 day to make'],
  [2.5, 'Takes 3 days to make'],
])('%s days of making are whole ones', (lead_time, fact) => {
  expect(madeFacts({ erp_extra: { lead_time } }, textOf('common', en))).toEqual([fact])
})
