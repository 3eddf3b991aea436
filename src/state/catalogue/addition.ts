import { importPart } from '../../host/page/import-part'
/** The code that adds products, fetched with the first that is added. */
export const loadAdditions = () => importPart(() => import('../cart/add-product'))
