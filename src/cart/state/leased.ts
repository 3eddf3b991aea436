/**
 * sessionStorage key of this tab: a cart of one product has taken the place of the shopper's own cart (b.71).
 */
export const LEASED = 'bezel-express-cart'
