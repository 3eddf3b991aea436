import type { Point } from './pen'
import { fill, line, round, smooth, straight } from './pen'

export const satin = { body: '#1E7F69', dark: '#0B4A3C' }

/** A bow of ribbon around a knot. */
export function bow(x: number, y: number, size: number, colour = satin): string {
  const loop = (side: number): Point[] => [
    [x, y],
    [x + side * size * 0.5, y - size * 0.52],
    [x + side * size * 1.05, y - size * 0.4],
    [x + side * size * 0.98, y + size * 0.08],
    [x + side * size * 0.42, y + size * 0.14],
  ]
  const tail = (side: number): Point[] => [
    [x, y],
    [x + side * size * 0.44, y + size * 0.46],
    [x + side * size * 0.56, y + size * 1.02],
    [x + side * size * 0.36, y + size * 0.88],
    [x + side * size * 0.2, y + size * 1.0],
    [x + side * size * 0.14, y + size * 0.42],
  ]
  return (
    [-1, 1]
      .map((side) => {
        const fold = smooth(
          [
            [x, y],
            [x + side * size * 0.5, y - size * 0.18],
            [x + side * size * 0.86, y - size * 0.2],
          ] as Point[],
          false,
        )
        return (
          fill(straight(tail(side)), colour.body, 0.85) +
          line(straight(tail(side)), 1.4) +
          fill(smooth(loop(side)), colour.body, 0.92) +
          fill(
            smooth([
              [x, y],
              [x + side * size * 0.5, y - size * 0.18],
              [x + side * size * 0.92, y - size * 0.16],
              [x + side * size * 0.5, y + size * 0.12],
            ] as Point[]),
            colour.dark,
            0.5,
          ) +
          line(fold, 1) +
          line(smooth(loop(side)), 1.7)
        )
      })
      .join('') +
    fill(smooth(round(x, y, size * 0.17, size * 0.2)), colour.body) +
    line(smooth(round(x, y, size * 0.17, size * 0.2)), 1.6)
  )
}
