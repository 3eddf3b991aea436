import { session } from '../../../host/storage/storage'
import { LEASED } from '../../express/leased'

/**
 * Gives up a product's cart that a page before this one has left open; undefined where none has. True: the shopper's own is
 * the active one again.
 */
export const returnLeasedCart = (): Promise<boolean> | undefined =>
  session.get(LEASED) === null
    ? undefined
    : import('../../express/lease').then(({ giveUpLeft }) => giveUpLeft())
