/**
 * localStorage key: a cart of one product has taken the place of the shopper's own cart (wire: express-activate-cart).
 * All tabs share it: if the tab with the sheet is closed, another one gives that cart up.
 */
export const LEASED = 'bezel-express-cart'
