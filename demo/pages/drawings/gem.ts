/** Cut stones from above and from the side, facet by facet, lit from the upper left. */
import type { Stone } from './palette'
import { tone } from './palette'
import type { Point } from './pen'
import { fill, hand, ink, line, straight } from './pen'

/** The outline of a stone as a function of the turn (0 at the top, clockwise), in a unit square. */
export type Outline = (turn: number) => Point

export const outlines = {
  round: (turn) => [Math.sin(turn), -Math.cos(turn)],
  pear: (turn) => [1.12 * Math.sin(turn) * Math.pow(Math.abs(Math.sin(turn / 2)), 0.8), -Math.cos(turn)],
  marquise: (turn) => [Math.sign(Math.sin(turn)) * Math.pow(Math.abs(Math.sin(turn)), 1.5), -Math.cos(turn)],
  cushion: (turn) => {
    const [x, y] = [Math.sin(turn), -Math.cos(turn)]
    const size = 1 / Math.pow(Math.pow(Math.abs(x), 3) + Math.pow(Math.abs(y), 3), 1 / 3)
    return [x * size, y * size]
  },
} satisfies Record<string, Outline>

interface Cut {
  x: number
  y: number
  rx: number
  ry: number
  stone: Stone
  outline?: Outline
  seed?: number
  /** width of the facet lines; the girdle is drawn twice as strong */
  pen?: number
}

function facet(points: Point[], cut: Cut, brightness: number): string {
  const d = straight(points)
  return fill(d, tone(cut.stone, brightness), 0.94) + line(d, cut.pen ?? 0.8, ink, 0.55)
}

function light(points: Point[], cut: Cut, wobble: () => number, towards: number): string {
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length - cut.x
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length - cut.y
  const slope = (-0.62 * x) / cut.rx + (-0.78 * y) / cut.ry
  return facet(points, cut, 0.5 + towards * slope * 0.62 + wobble() * 0.16)
}

/** The brilliant cut from above: table, stars, kites and halves, in any outline. */
export function brilliant(cut: Cut): string {
  const wobble = hand(cut.seed ?? 3)
  const outline = cut.outline ?? outlines.round
  const place = (turns: number, size: number): Point => {
    const [x, y] = outline((turns * Math.PI) / 8)
    return [cut.x + x * cut.rx * size, cut.y + y * cut.ry * size]
  }
  let drawing = ''
  for (let main = 0; main < 16; main += 2) {
    const [table, next, star] = [place(main, 0.52), place(main + 2, 0.52), place(main + 1, 0.73)]
    const before = place(main - 1, 0.73)
    drawing += light([place(main, 1), place(main + 1, 1), star], cut, wobble, 1)
    drawing += light([place(main + 1, 1), place(main + 2, 1), star], cut, wobble, 0.7)
    drawing += light([table, before, place(main, 1), star], cut, wobble, 1)
    drawing += light([table, next, star], cut, wobble, -0.6)
  }
  const table = Array.from({ length: 8 }, (_, index) => place(index * 2, 0.52))
  drawing += facet(table, cut, 0.62)
  drawing += fill(straight([place(12, 0.45), place(14, 0.47), place(0, 0.45), place(15, 0.12)]), '#fff', 0.6)
  const girdle = Array.from({ length: 64 }, (_, index) => place(index / 4, 1))
  return drawing + line(straight(girdle), (cut.pen ?? 0.8) * 2)
}

/** The emerald cut from above: three nested steps with clipped corners. */
export function stepCut(cut: Cut): string {
  const wobble = hand(cut.seed ?? 5)
  const corners = (size: number): Point[] => {
    const [rx, ry] = [cut.rx * size, cut.ry * size]
    const clip = Math.min(rx, ry) * 0.36
    return (
      [
        [-rx + clip, -ry],
        [rx - clip, -ry],
        [rx, -ry + clip],
        [rx, ry - clip],
        [rx - clip, ry],
        [-rx + clip, ry],
        [-rx, ry - clip],
        [-rx, -ry + clip],
      ] as Point[]
    ).map(([x, y]) => [cut.x + x, cut.y + y])
  }
  const sizes = [1, 0.83, 0.66, 0.46]
  let drawing = ''
  for (let step = 0; step < 3; step++) {
    const [outer, inner] = [corners(sizes[step] as number), corners(sizes[step + 1] as number)]
    outer.forEach((point, index) => {
      const next = (index + 1) % 8
      const sides = [point, outer[next], inner[next], inner[index]] as Point[]
      drawing += light(sides, cut, wobble, step === 1 ? -0.8 : 1)
    })
  }
  const table = corners(0.46)
  drawing += facet(table, cut, 0.42)
  drawing += fill(straight([table[7], table[0], table[1], table[6]] as Point[]), '#fff', 0.38)
  return drawing + line(straight(corners(1)), (cut.pen ?? 0.8) * 2)
}

/** The brilliant from the side: crown above the girdle, pavilion running to a point. */
export function profile(cut: Cut): string {
  const wobble = hand(cut.seed ?? 7)
  const { x, y, rx, ry } = cut
  const crown = [-1, -0.6, -0.2, 0.2, 0.6, 1].map((share): Point => [x + share * rx, y])
  const table = [-0.58, -0.2, 0.2, 0.58].map((share): Point => [x + share * rx, y - ry * 0.36])
  const tip: Point = [x, y + ry]
  let drawing = ''
  for (let index = 0; index < 5; index++) {
    drawing += facet(
      [crown[index], crown[index + 1], tip] as Point[],
      cut,
      0.82 - index * 0.13 + wobble() * 0.16,
    )
  }
  const tops = [0, 0, 1, 2, 3, 3].map((index) => table[index] as Point)
  for (let index = 0; index < 5; index++) {
    const quad = [tops[index], tops[index + 1], crown[index + 1], crown[index]] as Point[]
    drawing += facet(quad, cut, 0.95 - index * 0.1 + wobble() * 0.2)
  }
  const whole = [crown[0], table[0], table[3], crown[5], tip] as Point[]
  return drawing + line(straight(whole), (cut.pen ?? 0.8) * 2)
}
