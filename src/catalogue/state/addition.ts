import { importPart } from '#dom/import-part.ts'
/** The code that adds products, fetched with the first that is added. */
export const loadAdditions = () => importPart(() => import('./add-product.ts'))
