/** Where each contender has the parts of its cart. Both of `floor` and `stack` are drawn alike, and so are both of ours. */
const plain = {
  line: '.item',
  price: '.price',
  picture: 'img',
  more: '[data-step="1"]',
  total: '[data-total="grand_total"] dd',
}
const ours = {
  line: '.bzl-item',
  price: '.bzl-price',
  picture: 'img',
  more: '.bzl-quantity button:last-child',
  total: '.bzl-totals__row--grand dd',
}

export const CARTS = {
  floor: plain,
  stack: plain,
  ours,
  head: ours,
  shopify: {
    line: '.shopify-buy__cart-item',
    price: '.shopify-buy__cart-item__price',
    picture: '.shopify-buy__cart-item__image',
    more: '.shopify-buy__quantity-increment',
    total: '.shopify-buy__cart__subtotal__price',
  },
  adobe: {
    line: '.dropin-cart-item',
    price: '.dropin-cart-item__row-total .dropin-price',
    picture: 'img',
    more: '.dropin-incrementer__increase-button',
    total: '.cart-order-summary__total .cart-order-summary__price',
  },
}
