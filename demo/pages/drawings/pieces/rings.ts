import { brilliant, outlines } from '../gem'
import { metals, stones } from '../palette'
import { onPaper } from '../paper'
import type { Point } from '../pen'
import { fill, hatch, line, round, smooth, straight } from '../pen'
import { band, claws, pave, seated } from '../setting'

/** A birthstone in a halo of small diamonds on a slender gold band. */
export function birthstoneRing(): string {
  const { gold } = metals
  const [x, y] = [300, 196]
  const halo = round(x, y, 80, 80, 0, 360, 22)
  const shoulders = [-1, 1].flatMap((side) =>
    [0, 1, 2].map((step): Point => [x + side * (104 + step * 19), y + 40 + step * step * 7 + step * 17]),
  )
  const claw = [45, 135, 225, 315].map((angle) => {
    const [from, to] = [round(x, y, 69, 69, angle, angle, 1)[0], round(x, y, 54, 54, angle, angle, 1)[0]]
    return [from, to] as [Point, Point]
  })
  return onPaper(
    '#2F8A74',
    4,
    band({ x, y: 356, radius: 158, top: 15, bottom: 15, metal: gold, narrow: 0.94 }) +
      seated('small', stones.diamond, gold) +
      pave('small', shoulders, 8.5) +
      fill(smooth(round(x, y, 92, 92)), gold.base, 0.96) +
      line(smooth(round(x, y, 92, 92)), 1.9) +
      pave('small', halo, 9.2) +
      brilliant({
        x,
        y,
        rx: 64,
        ry: 64,
        stone: stones.emerald,
        outline: outlines.cushion,
        seed: 8,
        pen: 0.9,
      }) +
      claws(claw, gold, 6),
    [300, 527, 150],
  )
}

/** A signet with an oval face; a laurel stem is engraved where the initials will go. */
export function signetRing(): string {
  const { gold } = metals
  const face = round(300, 196, 104, 84)
  const rim = round(300, 196, 93, 73)
  const shade = (size: number): Point[] => round(300, 196, 93 * size, 73 * size, 8, 96, 18)
  const stem = [-1, 1].map((side) =>
    smooth(
      [
        [300, 240],
        [300 + side * 30, 222],
        [300 + side * 44, 190],
        [300 + side * 38, 156],
      ] as Point[],
      false,
    ),
  )
  const leaves = [-1, 1].flatMap((side) =>
    [0, 1, 2, 3].map((step): string => {
      const [x, y] = [300 + side * (22 + step * 7.4 - step * step * 0.7), 229 - step * 20]
      return leaf(x, y, 19, side * (28 - step * 12)) + leaf(x + side * 5, y - 2, 19, side * (78 - step * 13))
    }),
  )
  return onPaper(
    '#C99A4B',
    12,
    band({ x: 300, y: 340, radius: 172, top: 56, bottom: 20, metal: gold, narrow: 0.93 }) +
      fill(smooth(face), gold.base, 1) +
      fill(smooth(face) + smooth(rim), gold.shine, 0.6) +
      fill(smooth(shade(1).concat(shade(0.72).reverse())), gold.shade, 0.26) +
      hatch(shade(0.99), shade(0.8), 0.7, 0.4) +
      line(smooth(rim), 1) +
      line(smooth(face), 2) +
      line(smooth(round(300, 196, 84, 64, 190, 262), false), 3.4, gold.shine, 0.95) +
      stem.map((d) => line(d, 1.5)).join('') +
      leaves.join(''),
    [300, 527, 150],
  )
}

/** An engraved leaf: foot, length, lean in degrees from upright. */
export function leaf(x: number, y: number, length: number, lean: number, colour = 'none'): string {
  const turn = ((lean - 90) * Math.PI) / 180
  const along = (share: number, side: number): Point => [
    x + Math.cos(turn) * length * share - Math.sin(turn) * side * length,
    y + Math.sin(turn) * length * share + Math.cos(turn) * side * length,
  ]
  const edge: Point[] = [along(0, 0), along(0.42, 0.2), along(1, 0), along(0.42, -0.2)]
  const wash = colour === 'none' ? '' : fill(smooth(edge), colour, 0.55)
  return wash + line(smooth(edge), 1.1) + line(straight([along(0, 0), along(0.86, 0)], false), 0.7)
}
