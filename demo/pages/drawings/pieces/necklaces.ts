import { brilliant } from '../gem'
import { metals, stones } from '../palette'
import { onPaper } from '../paper'
import type { Point } from '../pen'
import { fill, hatch, line, round, smooth, wash } from '../pen'
import { chain, hanging, pave, seated } from '../setting'
import { jumpRing } from './earrings'
import { leaf } from './rings'

/** The word "elle" in one looping gold wire between two arms of chain. */
export function nameNecklace(): string {
  const { gold } = metals
  const heights = [62, 150, 150, 62]
  const points: Point[] = []
  for (let step = 0; step <= 200; step++) {
    const turn = (step / 200) * 4
    const letter = Math.min(3, Math.floor(turn))
    const phase = (turn - letter) * Math.PI * 2
    const height = heights[letter] as number
    const rise = (1 - Math.cos(phase)) / 2
    points.push([
      168 + turn * 64 + Math.sin(phase) * (17 + height * 0.05) + rise * height * 0.26,
      372 - rise * height,
    ])
  }
  const word = smooth([[150, 356], [162, 368], ...points, [438, 366], [452, 350]] as Point[], false)
  const left = Array.from({ length: 121 }, (_, i): Point => [
    150 - 118 * Math.pow(i / 120, 0.8),
    356 - 330 * Math.pow(i / 120, 1.18),
  ])
  const right = Array.from({ length: 121 }, (_, i): Point => [
    452 + 116 * Math.pow(i / 120, 0.8),
    350 - 326 * Math.pow(i / 120, 1.18),
  ])
  return onPaper(
    '#C77F6B',
    61,
    wash(304, 416, 150, 12, '#6E5B46', 56, 0.08) +
      chain(left, gold, 11) +
      chain(right, gold, 11) +
      line(word, 13.6) +
      line(word, 10.2, gold.base) +
      `<g transform="translate(1.6 2)">${line(word, 4, gold.shade, 0.32)}</g>` +
      `<g transform="translate(-1.6 -1.8)">${line(word, 2.2, gold.shine, 0.95)}</g>` +
      jumpRing(147, 352, 7, gold.base) +
      jumpRing(455, 346, 7, gold.base) +
      brilliant({ x: 450, y: 388, rx: 9, ry: 9, stone: stones.diamond, seed: 3, pen: 0.5 }),
  )
}

/** A crescent set with stones, a star of a sapphire in its hollow. */
export function moonPendant(): string {
  const { platinum } = metals
  const [x, y] = [300, 392]
  const outside = round(x, y, 96, 96, -52, 232, 48)
  const inside = round(x + 2, y - 33, 74, 74, -22, 202, 48)
  const crescent = smooth([...outside, ...inside.reverse()])
  const seats = [-24, -6, 14, 35, 57, 79, 101, 123, 145, 166, 186, 204].map((angle): Point => {
    const lower = round(x, y, 96, 96, angle, angle, 1)[0] as Point
    const upper = round(x + 2, y - 33, 74, 74, angle, angle, 1)[0] as Point
    return [(lower[0] + upper[0]) / 2, (lower[1] + upper[1]) / 2 + 1]
  })
  return onPaper(
    '#46689F',
    72,
    wash(304, 520, 104, 10, '#4C5566', 57, 0.09) +
      chain(hanging(x, 268, 236, -10), platinum, 10) +
      jumpRing(x, 280, 11, platinum.base) +
      fill(crescent, platinum.base, 0.95) +
      line(crescent, 2) +
      seated('small', stones.diamond, platinum) +
      pave('small', seats, (index) => 5.5 + 5.5 * Math.sin((index / 11) * Math.PI)) +
      chain(
        [0, 6, 12, 18, 24, 30].map((step): Point => [x, 292 + step]),
        platinum,
        9,
      ) +
      brilliant({ x, y: 356, rx: 28, ry: 28, stone: stones.sapphire, seed: 5, pen: 0.8 }) +
      line(smooth(round(x, 356, 31, 31)), 1.4),
  )
}

/** An open oval locket: a pressed sprig on one side, room for a picture on the other. */
export function photoLocket(): string {
  const { gold } = metals
  const half = (x: number, lean: number, inner: string): string => {
    const shade = (size: number): Point[] => round(0, 0, 82 * size, 106 * size, 0, 92, 18)
    return (
      `<g transform="translate(${x} 366) rotate(${lean})">` +
      fill(smooth(round(0, 0, 84, 108)), gold.base, 0.98) +
      fill(smooth(shade(1).concat(shade(0.86).reverse())), gold.shade, 0.5) +
      hatch(shade(0.99), shade(0.9), 0.7, 0.4) +
      line(smooth(round(0, 0, 77, 101, 175, 268), false), 3.2, gold.shine, 0.95) +
      fill(smooth(round(0, 0, 66, 89)), '#FBF7EF', 1) +
      inner +
      line(smooth(round(0, 0, 66, 89)), 1.3) +
      line(smooth(round(0, 0, 84, 108)), 2) +
      '</g>'
    )
  }
  const sprig =
    line(
      smooth(
        [
          [2, 62],
          [-4, 20],
          [4, -24],
          [0, -58],
        ] as Point[],
        false,
      ),
      1.5,
    ) +
    [44, 22, 0, -22]
      .map((y, i) => leaf(-2, y, 38 - i * 5, -52, '#2F8A74') + leaf(0, y - 8, 38 - i * 5, 52, '#5C9A6E'))
      .join('') +
    leaf(0, -50, 26, 4, '#2F8A74')
  const view =
    fill(smooth(round(0, 0, 66, 89)), '#CFE0E4', 0.55) +
    fill(smooth(round(18, -34, 17, 17)), '#F3CFA0', 0.95) +
    fill(
      smooth([
        [-66, 12],
        [-30, -10],
        [4, 10],
        [36, -4],
        [66, 14],
        [58, 44],
        [-58, 44],
      ] as Point[]),
      '#8FB0A0',
      0.75,
    ) +
    fill(
      smooth([
        [-62, 30],
        [-20, 18],
        [20, 34],
        [62, 26],
        [44, 66],
        [0, 88],
        [-44, 66],
      ] as Point[]),
      '#5E8C7C',
      0.75,
    ) +
    line(
      smooth(
        [
          [-64, 14],
          [-30, -8],
          [4, 11],
          [36, -3],
          [64, 15],
        ] as Point[],
        false,
      ),
      1.1,
    ) +
    line(
      smooth(
        [
          [-61, 31],
          [-20, 19],
          [20, 35],
          [61, 27],
        ] as Point[],
        false,
      ),
      1.1,
    )
  const hinge = [336, 366, 396].map(
    (y) => fill(smooth(round(300, y, 6, 11)), gold.base) + line(smooth(round(300, y, 6, 11)), 1.4),
  )
  return onPaper(
    '#B99A57',
    83,
    wash(300, 506, 190, 13, '#6E5B46', 58, 0.09) +
      chain(hanging(300, 250, 236, -10), gold, 11) +
      half(214, -5, sprig) +
      half(386, 5, view) +
      hinge.join('') +
      jumpRing(300, 258, 12, gold.base),
  )
}
