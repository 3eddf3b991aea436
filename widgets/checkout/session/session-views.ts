/** What only a login or a lost session needs. */
export { InlineLogin as LoginHere } from './InlineLogin'
export { LoginFirst } from './LoginFirst'
export { SessionOver } from './SessionOver'
export { EmptyCartReason } from './EmptyCartReason'
export { CartReplaced } from './CartReplaced'
