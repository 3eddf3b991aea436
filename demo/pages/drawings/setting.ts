/** What holds the stones: bands, prongs, chains, small stones, pearls. */
import { brilliant, outlines } from './gem'
import type { Metal, Stone } from './palette'
import type { Point } from './pen'
import { fill, hatch, line, round, smooth, straight } from './pen'

interface Band {
  x: number
  y: number
  radius: number
  /** how thick the metal is at the top and at the bottom */
  top: number
  bottom: number
  metal: Metal
  /** how narrow the ring stands, 1 = seen from the front */
  narrow?: number
}

const ellipse = (x: number, y: number, rx: number, ry: number): string => smooth(round(x, y, rx, ry))

/** A ring standing upright: front face, inner wall behind it, shade and shine. */
export function band({ x, y, radius, top, bottom, metal, narrow = 1 }: Band): string {
  const inner = radius - (top + bottom) / 2
  const shift = (top - bottom) / 2
  const [outerX, innerX] = [radius * narrow, inner * narrow]
  const back = ellipse(x + 17, y + shift + 4, innerX - 9, inner - 3)
  const hole = ellipse(x, y + shift, innerX, inner)
  const outer = ellipse(x, y, outerX, radius)
  const shade = (size: number): Point[] =>
    round(
      x,
      y + shift * (1 - size),
      innerX + (outerX - innerX) * size,
      inner + (radius - inner) * size,
      15,
      100,
      22,
    )
  return (
    fill(hole + back, metal.shade, 0.5) +
    line(smooth(round(x + 17, y + shift + 4, innerX - 9, inner - 3, 95, 262), false), 1.1) +
    fill(outer + hole, metal.base, 0.82) +
    fill(smooth(shade(1).concat(shade(0.35).reverse())), metal.shade, 0.42) +
    hatch(shade(0.98), shade(0.55), 0.7, 0.38) +
    line(
      smooth(round(x, y + shift / 2, (outerX + innerX) / 2 + 1, (radius + inner) / 2 + 1, 165, 236), false),
      4.4,
      metal.shine,
      0.95,
    ) +
    line(outer, 1.9) +
    line(hole, 1.5)
  )
}

/** Claws at the given feet, leaning to the stone. */
export function claws(feet: readonly (readonly [Point, Point])[], metal: Metal, width = 6): string {
  return feet
    .map(([from, to]) => {
      const d = straight([from, to], false)
      return line(d, width + 2.6) + line(d, width, metal.base) + line(d, width / 4, metal.shine, 0.9)
    })
    .join('')
}

/** One small stone in its seat, ten units in radius, drawn once under `id` and set many times. */
export function seated(id: string, stone: Stone, metal: Metal): string {
  return (
    `<defs><g id="${id}">` +
    fill(ellipse(0, 0, 12.2, 12.2), metal.base, 0.95) +
    line(ellipse(0, 0, 12.2, 12.2), 1.1) +
    brilliant({ x: 0, y: 0, rx: 10, ry: 10, stone, outline: outlines.round, seed: 11, pen: 0.45 }) +
    '</g></defs>'
  )
}

/** Sets the small stone `id` at each point: the pavé of halos, crescents and bracelets. */
export function pave(
  id: string,
  points: readonly Point[],
  radius: number | ((index: number) => number),
): string {
  return points
    .map(([x, y], index) => {
      const size = (typeof radius === 'number' ? radius : radius(index)) / 10
      const turn = (index * 37) % 45
      return `<use href="#${id}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${size.toFixed(2)})"/>`
    })
    .join('')
}

/** A pearl: body, shade, a reflected rim and a highlight. */
export function pearl(x: number, y: number, radius: number): string {
  const moon = smooth(
    round(x, y, radius, radius, -35, 125, 16).concat(
      round(x - radius * 0.3, y - radius * 0.3, radius * 0.98, radius * 0.98, -22, 112, 16).reverse(),
    ),
  )
  return (
    fill(ellipse(x, y, radius, radius), '#F6EEE4') +
    fill(ellipse(x + radius * 0.16, y + radius * 0.16, radius * 0.8, radius * 0.8), '#E7D5C8', 0.5) +
    fill(moon, '#9E8C86', 0.5) +
    fill(ellipse(x + radius * 0.34, y + radius * 0.5, radius * 0.3, radius * 0.16), '#FFFDF8', 0.5) +
    fill(ellipse(x - radius * 0.34, y - radius * 0.38, radius * 0.24, radius * 0.17), '#fff', 0.95) +
    line(ellipse(x, y, radius, radius), 1.7)
  )
}

/** Links along a curve, one lying, one seen from its edge. */
export function chain(points: readonly Point[], metal: Metal, link = 11): string {
  let [drawing, walked, count] = ['', 0, 0]
  for (let index = 1; index < points.length; index++) {
    const [from, to] = [points[index - 1] as Point, points[index] as Point]
    walked += Math.hypot(to[0] - from[0], to[1] - from[1])
    if (walked < link * 0.8) continue
    walked = 0
    const turn = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI
    const flat = count++ % 2 === 0
    const body = `<ellipse cx="${to[0].toFixed(1)}" cy="${to[1].toFixed(1)}" rx="${link * 0.62}" ry="${flat ? link * 0.34 : link * 0.13}" transform="rotate(${turn.toFixed(1)} ${to[0].toFixed(1)} ${to[1].toFixed(1)})" fill="none"`
    drawing += `${body} stroke="#2A231B" stroke-width="${flat ? 3.6 : 3.8}"/>${body} stroke="${metal.base}" stroke-width="1.9"/>`
  }
  return drawing
}

/** The two arms of a necklace, hanging from beyond the paper to one point. */
export function hanging(x: number, y: number, spread: number, top: number): Point[] {
  return Array.from({ length: 241 }, (_, index) => {
    const share = index / 120 - 1
    return [x + spread * share, y - (y - top) * Math.pow(Math.abs(share), 1.55)]
  })
}
