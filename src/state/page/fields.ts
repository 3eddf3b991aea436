import { computed } from 'nanostores'
import { ADDRESS_FIELDS } from '../../domain/address/fields'
import { parseFields } from '../../domain/fields/page-field'
import { logDebug } from '../log'
import { $page } from './page'

const TAKEN = ['region_id', ...ADDRESS_FIELDS.map(({ name }) => name)]

/** The fields that the page's configuration adds. What is none is in the debug log alone. */
export const $pageFields = computed($page, (page) => {
  const { fields, problems } = parseFields(page.fields, TAKEN)
  problems.forEach(logDebug)
  return fields
})
