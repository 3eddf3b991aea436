/** What only a login or a lost session needs. */
export { InlineLogin as LoginHere } from './InlineLogin.tsx'
export { LoginFirst } from './LoginFirst.tsx'
export { SessionOver } from './SessionOver.tsx'
export { EmptyCartReason } from './EmptyCartReason.tsx'
export { CartReplaced } from './CartReplaced.tsx'
