import { brilliant, outlines } from '../gem'
import { metals, stones } from '../palette'
import { onPaper } from '../paper'
import type { Point } from '../pen'
import { fill, line, round, smooth, straight, wash } from '../pen'
import { chain, claws, pearl } from '../setting'

function drop(x: number, y: number, seed: number): string {
  const { gold } = metals
  const hook = smooth(
    [
      [x, y + 58],
      [x + 2, y + 22],
      [x - 14, y - 14],
      [x - 40, y - 16],
      [x - 50, y + 12],
      [x - 48, y + 62],
    ] as Point[],
    false,
  )
  return (
    line(hook, 5.6) +
    line(hook, 3.2, gold.base) +
    line(hook, 0.9, gold.shine) +
    brilliant({
      x,
      y: y + 76,
      rx: 19,
      ry: 19,
      stone: stones.diamond,
      outline: outlines.round,
      seed,
      pen: 0.7,
    }) +
    chain(
      [0, 5, 10, 15, 20, 25, 30, 36, 42].map((step): Point => [x, y + 94 + step]),
      gold,
      10,
    ) +
    fill(
      straight([
        [x - 13, y + 152],
        [x + 13, y + 152],
        [x + 8, y + 138],
        [x - 8, y + 138],
      ]),
      gold.base,
    ) +
    line(
      straight([
        [x - 13, y + 152],
        [x + 13, y + 152],
        [x + 8, y + 138],
        [x - 8, y + 138],
      ]),
      1.4,
    ) +
    pearl(x, y + 202, 54)
  )
}

/** Two pearls hanging from small diamonds, one a little nearer than the other. */
export function pearlEarrings(): string {
  const shade = wash(232, 520, 60, 9, '#6E5B46', 51, 0.09) + wash(410, 482, 56, 8, '#6E5B46', 52, 0.09)
  return onPaper('#C98F86', 21, shade + drop(398, 130, 6) + drop(220, 172, 9))
}

function stud(x: number, y: number, size: number, lean: number): string {
  const { gold } = metals
  const blade = (share: number, width: number): Point => [share * size, width * size]
  const edge = [
    blade(-1, 0),
    blade(-0.5, 0.4),
    blade(0.25, 0.46),
    blade(1, 0),
    blade(0.25, -0.46),
    blade(-0.5, -0.4),
  ]
  const half = [blade(-1, 0), blade(-0.5, 0.4), blade(0.25, 0.46), blade(1, 0)]
  const veins = [-0.55, -0.28, 0, 0.27, 0.52].flatMap((foot) =>
    [-1, 1].map((side) => {
      const reach = 0.37 * (1 - Math.pow(Math.abs(foot + 0.05), 2.2))
      return line(
        smooth(
          [blade(foot, 0), blade(foot + 0.14, side * reach * 0.6), blade(foot + 0.27, side * reach)],
          false,
        ),
        0.9,
      )
    }),
  )
  return (
    `<g transform="translate(${x} ${y}) rotate(${lean})">` +
    fill(smooth(edge), gold.base, 0.92) +
    fill(smooth([...half.slice(0, 3), blade(1, 0), blade(0, 0)]), gold.shade, 0.32) +
    line(smooth([blade(-0.7, -0.3), blade(-0.2, -0.38), blade(0.35, -0.32)], false), 3, gold.shine, 0.9) +
    line(smooth(edge), 1.9) +
    line(smooth([blade(-1, 0), blade(0, 0.02), blade(0.96, 0)], false), 1.5) +
    veins.join('') +
    brilliant({
      x: -size * 0.86,
      y: 0,
      rx: size * 0.15,
      ry: size * 0.15,
      stone: stones.diamond,
      seed: 4,
      pen: 0.6,
    }) +
    claws(
      [
        [blade(-1.02, -0.1), blade(-0.93, -0.06)],
        [blade(-0.7, 0.1), blade(-0.79, 0.06)],
      ],
      gold,
      3,
    ) +
    '</g>'
  )
}

/** A pair of leaves with a dew drop of a diamond. */
export function leafStuds(): string {
  const shade = wash(236, 452, 96, 12, '#6E5B46', 53, 0.08) + wash(420, 424, 84, 10, '#6E5B46', 54, 0.08)
  return onPaper('#7F9A5B', 33, shade + stud(398, 276, 118, -64) + stud(214, 316, 118, -112))
}

/** Small hoops through which a charm can hang. */
export function jumpRing(x: number, y: number, radius: number, colour: string): string {
  const d = smooth(round(x, y, radius, radius))
  return line(d, 6.2) + line(d, 3.6, colour)
}
