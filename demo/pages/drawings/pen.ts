/** The draughtsman's hand: points become lines and washes, always the same for the same seed. */
export type Point = readonly [number, number]

export const ink = '#2A231B'

/** A repeatable wobble: each call answers a number from -1 to 1. */
export function hand(seed: number): () => number {
  let state = seed * 2654435761 + 1
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2147483648 - 1
  }
}

const at = (value: number): string => String(Math.round(value * 10) / 10)
const spot = (point: Point): string => `${at(point[0])} ${at(point[1])}`

/** Straight strokes through the points. */
export function straight(points: readonly Point[], closed = true): string {
  return `M${points.map(spot).join('L')}${closed ? 'Z' : ''}`
}

/** A soft curve through the points (Catmull-Rom written as cubic curves). */
export function smooth(points: readonly Point[], closed = true): string {
  const count = points.length
  const pick = (index: number): Point =>
    (closed ? points[(index + count) % count] : points[Math.max(0, Math.min(count - 1, index))]) as Point
  let path = `M${spot(pick(0))}`
  for (let index = 0; index < (closed ? count : count - 1); index++) {
    const [before, from, to, after] = [pick(index - 1), pick(index), pick(index + 1), pick(index + 2)]
    const first: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]
    const second: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]
    path += `C${spot(first)} ${spot(second)} ${spot(to)}`
  }
  return closed ? `${path}Z` : path
}

/** An ellipse by points, so that it can wobble, be cut and be followed. */
export function round(x: number, y: number, rx: number, ry = rx, from = 0, to = 360, steps = 36): Point[] {
  const closed = to - from >= 360
  return Array.from({ length: closed ? steps : steps + 1 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / steps) * Math.PI) / 180
    return [x + rx * Math.cos(angle), y + ry * Math.sin(angle)]
  })
}

export function line(d: string, width = 1.6, colour = ink, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`
}

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}" fill-opacity="${opacity}" fill-rule="evenodd"/>`
}

/** A puddle of watercolour: three thin layers with uneven rims and a faint edge where the pigment dried. */
export function wash(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  seed = 1,
  depth = 0.1,
): string {
  const wobble = hand(seed)
  const layers = [1, 0.93, 0.82].map((size) => {
    const rim = round(x, y, rx * size, ry * size, 0, 360, 14).map(([px, py]): Point => [
      px + wobble() * rx * 0.07,
      py + wobble() * ry * 0.07,
    ])
    return smooth(rim)
  })
  return (
    layers.map((d) => fill(d, colour, depth)).join('') + line(layers[0] as string, 1, colour, depth * 0.9)
  )
}

/** Parallel strokes along a curve's inside: the shade an engraver would put there. */
export function hatch(outer: readonly Point[], inner: readonly Point[], width = 0.8, opacity = 0.5): string {
  return outer
    .map((point, index) => {
      const other = inner[index]
      return other ? line(straight([point, other], false), width, ink, opacity) : ''
    })
    .join('')
}
