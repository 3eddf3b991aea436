/**
 * localStorage key: a wallet sheet changed what is saved with a cart, and the shop holds a backup to restore.
 * All tabs share it.
 */
export const KEPT = 'bezel-express-kept'
