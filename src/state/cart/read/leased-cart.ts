import { session } from '../../../host/storage/storage'
import { LEASED } from '../../express/leased'

/** Gives up a product's cart that a page before this one has left open. True: the shopper's own is the active one again. */
export const returnLeasedCart = async (): Promise<boolean> =>
  session.get(LEASED) !== null && (await import('../../express/lease')).giveUpLeft()
