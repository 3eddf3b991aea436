/** The code that adds products, fetched with the first that is added. */
export const loadAdditions = () => import('../cart/add-product')
