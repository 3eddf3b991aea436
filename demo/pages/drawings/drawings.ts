/** Every drawing of the shop by the name the catalogue uses. Drawn once, then kept. */
import { goldBangle, tennisBracelet } from './pieces/bracelets'
import { birthstoneCharm, prime, silverCharm } from './pieces/charms'
import { leafStuds, pearlEarrings } from './pieces/earrings'
import { jewelleryPouch, polishingCloth } from './pieces/cloths'
import { giftVoucher, mysteryGift } from './pieces/gifts'
import { moonPendant, nameNecklace, photoLocket } from './pieces/necklaces'
import { birthstoneRing, signetRing } from './pieces/rings'

const pieces: Record<string, () => string> = {
  'name-necklace': nameNecklace,
  'birthstone-ring': birthstoneRing,
  'pearl-earrings': pearlEarrings,
  'tennis-bracelet': tennisBracelet,
  'moon-pendant': moonPendant,
  'signet-ring': signetRing,
  'gold-bangle': goldBangle,
  'photo-locket': photoLocket,
  'leaf-studs': leafStuds,
  'gift-voucher': giftVoucher,
  'silver-charm': silverCharm,
  prime,
  'birthstone-charm': birthstoneCharm,
  'polishing-cloth': polishingCloth,
  'jewellery-pouch': jewelleryPouch,
  'mystery-gift': mysteryGift,
}

const drawn = new Map<string, string>()

export const drawingNames = Object.keys(pieces)

/** The SVG text of a drawing; a wrapped box for a name nobody drew. */
export function drawing(name: string): string {
  const known = pieces[name] ? name : 'mystery-gift'
  const svg = drawn.get(known) ?? (pieces[known] as () => string)()
  drawn.set(known, svg)
  return svg
}
