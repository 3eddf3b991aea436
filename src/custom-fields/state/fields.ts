import { computed } from 'nanostores'
import { ADDRESS_FIELDS } from '#address/rules/fields.ts'
import { parseFields } from '../rules/page-field.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'

const TAKEN = ['region_id', ...ADDRESS_FIELDS.map(({ name }) => name)]

/**
 * The fields that the page's configuration adds. Invalid fields are ignored and reported in the debug log
 * only.
 */
export const $pageFields = computed($page, (page) => {
  const { fields, problems } = parseFields(page.fields, TAKEN)
  problems.forEach(logDebug)
  return fields
})
