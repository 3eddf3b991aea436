/** Where it is kept, in this tab, that a cart of one product has taken the place of the shopper's own (b.71). */
export const LEASED = 'bezel-express-cart'
