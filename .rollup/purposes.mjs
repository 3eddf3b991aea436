import { relative } from 'node:path'

/** Why a page needs a chunk, by the chunk's name. PCI DSS 6.4.3 asks for it, for each script of a payment page. */
const CHUNKS = {
  loader: 'Finds the markers of a page and starts their islands.',
  'count-snippet': 'Writes the cart’s count into the page before it is painted.',
  bezel: 'The functions of window.Bezel, for scripts of the page.',
  report: 'The text of a ticket, and the list of these scripts.',
  debug: 'Debug mode: tells a developer what is not as it should be.',
  vendor: 'Libraries that draw the islands, keep their state and translate them.',
  core: 'What every island needs to start: configuration, texts, storage, events.',
  common: 'The cart and the customer as all islands share them, and the client of the shop’s calls.',
  modal: 'Dialogs.',
  forms: 'Fields of forms, and the checks of what is typed.',
  small: 'Islands that show little: messages, questions, blocks, progress, footer.',
  products: 'Products that can be put into the cart.',
  cart: 'Shows and changes the cart.',
  'cart-drawer': 'The cart beside the page.',
  checkout: 'The steps of the checkout.',
  discounts: 'Coupons and gift cards.',
  summary: 'The summary beside the steps of the checkout.',
  promotions: 'Offers and free gifts for what is in the cart.',
  wishlist: 'The wish list.',
  'account-menu': 'The links of an account, logging in and out.',
  purify: 'Cleans merchants’ HTML where the browser cannot.',
  pseudo: 'English in disguise, for testing translations.',
  adyen: 'The card provider’s form: card data goes to the provider alone.',
  'adyen-wallets': 'The card provider’s buttons for Apple Pay, Google Pay and PayPal.',
  'adyen-local': 'What the provider’s local ways to pay have in common.',
}

/** The kinds of parts that share a chunk, as its name has them (`LATER` in chunks.mjs). */
const KINDS = {
  steps: 'the steps of the checkout',
  wallets: 'wallets',
  others: 'forms and dialogs',
}

/** The same by the feature that a chunk’s first module belongs to: a folder of `src`. */
const FEATURES = {
  address: 'Entering, completing and choosing addresses.',
  captcha: 'Proof that a person is at work, where the shop asks for it.',
  cart: 'Shows and changes the cart.',
  catalogue: 'Products that can be put into the cart.',
  checkout: 'The steps of the checkout.',
  'custom-fields': 'Fields that the shop adds to addresses and orders.',
  customer: 'Login, logout and the session.',
  delivery: 'Choosing how and where an order is delivered.',
  discounts: 'Coupons, gift cards, store credit and points.',
  dom: 'Works with the page around the islands.',
  express: 'Wallets that pay for a cart without a form.',
  gifts: 'Gift boxes, gift messages and free gifts.',
  html: 'Shows merchants’ HTML.',
  http: 'Calls to the shop.',
  i18n: 'Translations.',
  lib: 'Rules that several islands share.',
  offers: 'Offers for what is in the cart.',
  order: 'Places an order, once, and follows its outcome.',
  payment: 'Choosing how to pay, and what a way to pay needs.',
  slots: 'Places that a theme fills.',
  storefront: 'Currency, messages and settings of the shop.',
  tracking: 'Analytics and field figures, only with consent.',
  ui: 'Parts of forms and dialogs.',
  wishlist: 'The wish list.',
}

/** Throws for a chunk that the tables do not know: each script of a release has its purpose written down. */
export function purposeOf({ name, moduleIds = [] }) {
  if (CHUNKS[name]) return CHUNKS[name]
  const [later, ...kinds] = name.split('-')
  if (later === 'later' && kinds.every((kind) => KINDS[kind]))
    return `Code that these share: ${kinds.map((kind) => KINDS[kind]).join(', ')}.`
  const paths = moduleIds.map((id) => relative('.', id))
  const [, widget] = /^widgets\/([\w-]+)/.exec(name) ?? []
  if (widget) return `The island ${widget}.`
  if (paths.every((path) => path.includes('@adyen/adyen-web')))
    return `The card provider’s form of a local way to pay: ${name}.`
  if (paths.every((path) => path.includes('node_modules/web-vitals')))
    return 'Measures INP, LCP and CLS of the page, only where the page asks for it and with consent.'
  if (paths.every((path) => path.startsWith('locales/'))) return 'English texts of the islands.'
  for (const path of paths) {
    const [, folder, feature] = /^(src|widgets)\/([\w-]+)\//.exec(path) ?? []
    if (folder === 'widgets') return `A part of the island ${feature} that is fetched when it is needed.`
    if (folder && FEATURES[feature]) return FEATURES[feature]
  }
  if (paths.some((path) => /^src\/[\w-]+\.tsx?$/.test(path)))
    return 'What debug mode and reports have in common.'
  if (paths.every((path) => path.includes('node_modules/'))) return `A library that a part needs: ${name}.`
  throw new Error(`Write down in .rollup/purposes.mjs what the chunk ${name} is for: ${paths.join(', ')}`)
}
