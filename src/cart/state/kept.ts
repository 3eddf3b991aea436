/** Where it is kept, for all tabs, that a sheet has changed what is saved with a cart, and the shop has what was before. */
export const KEPT = 'bezel-express-kept'
