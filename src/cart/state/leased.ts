/**
 * sessionStorage key of this tab: a cart of one product has taken the place of the shopper's own cart
 * (wire: express-activate-cart).
 */
export const LEASED = 'bezel-express-cart'
