import { brilliant, outlines } from '../gem'
import { metals, stones } from '../palette'
import { onPaper } from '../paper'
import type { Point } from '../pen'
import { fill, line, smooth, straight, wash } from '../pen'
import { bow, satin } from '../ribbon'

/** A drawstring pouch of velvet. */
export function jewelleryPouch(): string {
  const body: Point[] = [
    [236, 222],
    [206, 292],
    [172, 372],
    [184, 458],
    [250, 500],
    [350, 500],
    [416, 458],
    [428, 372],
    [394, 292],
    [364, 222],
  ]
  const frill: Point[] = [
    [236, 222],
    [214, 158],
    [250, 172],
    [276, 150],
    [302, 168],
    [330, 148],
    [354, 172],
    [388, 156],
    [364, 222],
  ]
  const folds = [
    [250, 236, 226, 330],
    [276, 236, 264, 372],
    [304, 236, 306, 392],
    [332, 236, 346, 366],
    [352, 236, 380, 322],
  ]
  return onPaper(
    '#8B7AA8',
    111,
    wash(304, 496, 168, 15, '#6E5B46', 61, 0.1) +
      fill(smooth(body), '#0F5C4C', 0.72) +
      fill(
        smooth([
          [340, 250],
          [404, 330],
          [420, 420],
          [360, 496],
          [330, 490],
          [384, 400],
        ] as Point[]),
        satin.dark,
        0.5,
      ) +
      fill(smooth(frill), '#2F8A74', 0.8) +
      line(smooth(body), 1.9) +
      line(smooth(frill), 1.7) +
      folds
        .map(([x1, y1, x2, y2]) =>
          line(
            smooth(
              [
                [x1, y1],
                [((x1 as number) + (x2 as number)) / 2, ((y1 as number) + (y2 as number)) / 2 - 6],
                [x2, y2],
              ] as Point[],
              false,
            ),
            1.1,
          ),
        )
        .join('') +
      line(
        smooth(
          [
            [232, 226],
            [300, 240],
            [368, 226],
          ] as Point[],
          false,
        ),
        7,
      ) +
      line(
        smooth(
          [
            [232, 226],
            [300, 240],
            [368, 226],
          ] as Point[],
          false,
        ),
        4,
        metals.gold.base,
      ) +
      bow(300, 240, 44, { body: metals.gold.base, dark: metals.gold.shade }),
  )
}

/** A folded cloth with a stitched hem. */
export function polishingCloth(): string {
  const under = straight([
    [146, 300],
    [330, 214],
    [470, 300],
    [284, 402],
  ])
  const top = straight([
    [146, 268],
    [330, 182],
    [470, 266],
    [284, 366],
  ])
  const fold: Point[] = [
    [284, 366],
    [470, 266],
    [472, 300],
    [286, 402],
  ]
  return onPaper(
    '#6F9C9A',
    121,
    wash(306, 410, 186, 15, '#6E5B46', 62, 0.09) +
      fill(under, '#BFD3CF') +
      line(under, 1.6) +
      fill(
        straight([
          [146, 268],
          [284, 366],
          [286, 402],
          [146, 302],
        ]),
        '#9DBBB6',
      ) +
      line(
        straight([
          [146, 268],
          [284, 366],
          [286, 402],
          [146, 302],
        ]),
        1.5,
      ) +
      fill(straight(fold), '#86A9A4') +
      line(straight(fold), 1.5) +
      fill(top, '#DCE9E6') +
      line(top, 1.8) +
      `<g stroke-dasharray="5 6">${line(
        straight([
          [166, 268],
          [328, 193],
          [450, 266],
          [286, 353],
        ]),
        1,
      )}</g>` +
      brilliant({
        x: 306,
        y: 272,
        rx: 42,
        ry: 24,
        stone: stones.diamond,
        outline: outlines.round,
        seed: 2,
        pen: 0.7,
      }),
  )
}
