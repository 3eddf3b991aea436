import { profile } from '../gem'
import { stones } from '../palette'
import { onPaper } from '../paper'
import { fill, line, straight, wash } from '../pen'
import { bow, satin } from '../ribbon'

const rectangle = (x: number, y: number, width: number, height: number): string =>
  straight([
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ])

/** A card with a fine border and a stone for a crest, tied with a ribbon. */
export function giftVoucher(): string {
  const card =
    fill(rectangle(-190, -118, 380, 236), '#FFFDF8') +
    line(rectangle(-190, -118, 380, 236), 1.8) +
    line(rectangle(-176, -104, 352, 208), 0.9) +
    line(rectangle(-171, -99, 342, 198), 0.6) +
    fill(rectangle(-118, -118, 34, 236), satin.body, 0.86) +
    line(
      straight(
        [
          [-118, -118],
          [-118, 118],
        ],
        false,
      ),
      1.3,
    ) +
    line(
      straight(
        [
          [-84, -118],
          [-84, 118],
        ],
        false,
      ),
      1.3,
    ) +
    profile({ x: 50, y: -38, rx: 50, ry: 56, stone: stones.diamond, seed: 5, pen: 0.8 }) +
    line(
      straight(
        [
          [-22, 48],
          [122, 48],
        ],
        false,
      ),
      1.1,
    ) +
    line(
      straight(
        [
          [4, 66],
          [96, 66],
        ],
        false,
      ),
      1.1,
    ) +
    bow(-101, 0, 62)
  const behind = fill(rectangle(-176, -106, 352, 212), '#E9D9BE') + line(rectangle(-176, -106, 352, 212), 1.5)
  return onPaper(
    '#C9A36B',
    91,
    wash(310, 462, 190, 15, '#6E5B46', 59, 0.09) +
      `<g transform="translate(312 318) rotate(7)">${behind}</g><g transform="translate(294 296) rotate(-5)">${card}</g>`,
  )
}

/** A small box seen from its corner, closed with a bow. */
export function mysteryGift(): string {
  const front = straight([
    [150, 296],
    [318, 336],
    [318, 500],
    [150, 452],
  ])
  const side = straight([
    [318, 336],
    [456, 288],
    [456, 444],
    [318, 500],
  ])
  const lidFront = straight([
    [138, 250],
    [318, 292],
    [318, 340],
    [138, 296],
  ])
  const lidSide = straight([
    [318, 292],
    [468, 240],
    [468, 286],
    [318, 340],
  ])
  const lidTop = straight([
    [138, 250],
    [290, 206],
    [468, 240],
    [318, 292],
  ])
  const ribbon = [
    straight([
      [214, 268],
      [250, 276],
      [250, 484],
      [214, 472],
    ]),
    straight([
      [376, 272],
      [408, 261],
      [408, 463],
      [376, 476],
    ]),
    straight([
      [206, 230],
      [238, 221],
      [408, 261],
      [376, 272],
    ]),
    straight([
      [214, 268],
      [250, 276],
      [396, 226],
      [362, 219],
    ]),
  ]
  return onPaper(
    '#7C6AA6',
    101,
    wash(310, 492, 190, 16, '#6E5B46', 60, 0.1) +
      [front, side, lidFront, lidSide, lidTop]
        .map(
          (d, index) =>
            fill(d, ['#EFE3CE', '#D5C3A2', '#F5ECDC', '#DCCBAC', '#FBF6EC'][index] as string) + line(d, 1.8),
        )
        .join('') +
      ribbon.map((d) => fill(d, satin.body, 0.9) + line(d, 1.2)).join('') +
      bow(306, 232, 92),
  )
}
