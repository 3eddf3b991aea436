import { brilliant, outlines, stepCut } from '../gem'
import { metals, stones } from '../palette'
import { onPaper } from '../paper'
import type { Point } from '../pen'
import { fill, hatch, line, round, smooth, straight, wash } from '../pen'
import { claws, pave, seated } from '../setting'
import { jumpRing } from './earrings'

/** A silver disc with a star punched through it. */
export function silverCharm(): string {
  const { platinum } = metals
  const [x, y] = [300, 330]
  const shade = (size: number): Point[] => round(x, y, 128 * size, 128 * size, 0, 92, 24)
  const star = Array.from({ length: 16 }, (_, index): Point => {
    const size = index % 2 ? 17 : index % 4 ? 44 : 84
    const turn = (index / 16) * Math.PI * 2 - Math.PI / 2
    return [x + size * Math.cos(turn), y + size * Math.sin(turn)]
  })
  return onPaper(
    '#8FA7AE',
    131,
    wash(304, 490, 130, 12, '#5C5B5A', 63, 0.1) +
      jumpRing(x, 172, 26, platinum.base) +
      fill(smooth(round(x, y, 130, 130)), platinum.base, 0.95) +
      fill(smooth(shade(1).concat(shade(0.82).reverse())), platinum.shade, 0.45) +
      hatch(shade(0.99), shade(0.86), 0.7, 0.4) +
      line(smooth(round(x, y, 118, 118, 176, 264), false), 5, platinum.shine, 1) +
      line(smooth(round(x, y, 112, 112)), 0.9) +
      line(smooth(round(x, y, 130, 130)), 2) +
      fill(straight(star), '#4A5054', 0.75) +
      line(straight(star), 1.6) +
      fill(smooth(round(x, 212, 9, 9)), '#4A5054', 0.85) +
      line(smooth(round(x, 212, 9, 9)), 1.4),
  )
}

/** A pear-shaped birthstone in claws. */
export function birthstoneCharm(): string {
  const { rose } = metals
  const [x, y] = [300, 336]
  const feet = [28, 152, 208, 332].map((angle) => {
    const place = (size: number): Point => [
      x + Math.cos((angle * Math.PI) / 180) * 86 * size,
      y + 18 + Math.sin((angle * Math.PI) / 180) * 96 * size,
    ]
    return [place(1.04), place(0.82)] as [Point, Point]
  })
  return onPaper(
    '#B14D5B',
    141,
    wash(304, 492, 110, 11, '#6E4B46', 64, 0.1) +
      jumpRing(x, 176, 22, rose.base) +
      fill(
        smooth([
          [x - 12, 216],
          [x, 190],
          [x + 12, 216],
          [x, 232],
        ] as Point[]),
        rose.base,
      ) +
      line(
        smooth([
          [x - 12, 216],
          [x, 190],
          [x + 12, 216],
          [x, 232],
        ] as Point[]),
        1.5,
      ) +
      brilliant({ x, y, rx: 92, ry: 118, stone: stones.ruby, outline: outlines.pear, seed: 9, pen: 0.9 }) +
      claws(feet, rose, 6.5),
  )
}

/** The membership: an emerald-cut stone inside a laurel of small ones. */
export function prime(): string {
  const { gold } = metals
  const wreath = round(300, 300, 158, 158, -68, 248, 30)
  return onPaper(
    '#0F5C4C',
    151,
    seated('small', stones.diamond, gold) +
      pave('small', wreath, 10) +
      pave('small', [[300, 134]], 21) +
      stepCut({ x: 300, y: 304, rx: 76, ry: 98, stone: stones.emerald, seed: 6, pen: 0.9 }) +
      claws(
        [
          [
            [222, 222],
            [238, 236],
          ],
          [
            [378, 222],
            [362, 236],
          ],
          [
            [222, 386],
            [238, 372],
          ],
          [
            [378, 386],
            [362, 372],
          ],
        ],
        gold,
        7,
      ),
  )
}
