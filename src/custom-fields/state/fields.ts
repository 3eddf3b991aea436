import { computed } from 'nanostores'
import { ADDRESS_FIELDS } from '#address/rules/fields.ts'
import { parseFields } from '../rules/page-field.ts'
import { logDebug } from '#storefront/state/log.ts'
import { $page } from '#storefront/state/page.ts'

const namesOf = (isSpare: boolean) =>
  ADDRESS_FIELDS.filter(({ shown }) => (shown === false) === isSpare).map(({ name }) => name)

/** Fields that no form of ours has unless the shop asks for them. */
const SPARE = namesOf(true)
const TAKEN = ['region_id', ...namesOf(false)]

/**
 * The fields that the page's configuration adds. Invalid fields are ignored and reported in the debug log
 * only.
 */
export const $pageFields = computed($page, (page) => {
  const { fields, problems } = parseFields(page.fields, TAKEN, SPARE)
  problems.forEach(logDebug)
  return fields
})
