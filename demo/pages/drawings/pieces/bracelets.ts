import { brilliant } from '../gem'
import { metals, stones } from '../palette'
import { onPaper } from '../paper'
import type { Point } from '../pen'
import { fill, hatch, line, round, smooth, straight } from '../pen'

interface Seat {
  x: number
  y: number
  turn: number
  size: number
}

/** Places for links around a lying loop, each as far from the last as their sizes ask. */
function riverSeats(): Seat[] {
  const at = (angle: number): Seat => {
    const wave = 1 + 0.045 * Math.sin(angle * 3 + 1)
    return {
      x: 300 + 206 * wave * Math.cos(angle),
      y: 306 + 124 * wave * Math.sin(angle),
      turn: (Math.atan2(124 * Math.cos(angle), -206 * Math.sin(angle)) * 180) / Math.PI,
      size: 1.34 + Math.sin(angle) * 0.3,
    }
  }
  const seats = [at(0)]
  for (let angle = 0; angle < Math.PI * 2 - 0.05; angle += 0.004) {
    const [last, next] = [seats[seats.length - 1] as Seat, at(angle)]
    if (Math.hypot(next.x - last.x, next.y - last.y) >= 10.9 * (last.size + next.size)) seats.push(next)
  }
  return seats
}

/** A river of diamonds laid in a loop, the near stones larger than the far ones. */
export function tennisBracelet(): string {
  const { platinum } = metals
  const seats = riverSeats()
  const box = straight([
    [-11, -9.6],
    [11, -9.6],
    [11, 9.6],
    [-11, 9.6],
  ])
  const dots = [-9, 9].flatMap((x) =>
    [-8, 8].map((y) => fill(smooth(round(x, y, 1.9, 1.9, 0, 360, 8)), platinum.shade)),
  )
  const stone = brilliant({ x: 0, y: 0, rx: 9.4, ry: 9.4, stone: stones.diamond, seed: 3, pen: 0.4 })
  const link = `<defs><g id="link">${fill(box, platinum.base)}${line(box, 1)}${stone}${dots.join('')}</g></defs>`
  const drawn = [...seats]
    .sort((one, other) => one.y - other.y)
    .map(({ x, y, turn, size }) => {
      const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)}) scale(${size.toFixed(2)})`
      return `<use href="#link" transform="${place}"/>`
    })
  return onPaper('#7FA4B0', 44, link + drawn.join(''), [300, 462, 210])
}

/** A plain polished bangle with a fine line turned along its edges. */
export function goldBangle(): string {
  const { gold } = metals
  const lift = 74
  const [outer, inner] = [round(300, 262, 214, 118), round(300, 262, 196, 103)]
  const front = (rx: number, ry: number, down: number, from = 0, to = 180): Point[] =>
    round(300, 262 + down, rx, ry, from, to, 30)
  const wall =
    smooth(front(214, 118, 0), false) + smooth(front(214, 118, lift).reverse(), false).replace('M', 'L') + 'Z'
  const backWall =
    smooth(round(300, 262, 196, 103, 180, 360), false) +
    smooth(round(300, 262 + lift, 196, 103, 180, 360).reverse(), false).replace('M', 'L') +
    'Z'
  const groove = (down: number): string =>
    line(smooth(front(214, 118, down, 3, 177), false), 0.9, '#2A231B', 0.6)
  const strip = (from: number, to: number, colour: string, opacity: number): string =>
    fill(
      straight(front(214, 118, 2, from, to).concat(front(214, 118, lift - 2, from, to).reverse())),
      colour,
      opacity,
    )
  return onPaper(
    '#D9A94F',
    55,
    fill(backWall, gold.shade, 0.62) +
      hatch(
        round(300, 262, 196, 103, 196, 344, 60),
        round(300, 262 + lift, 196, 103, 196, 344, 60),
        0.7,
        0.22,
      ) +
      line(smooth(round(300, 262 + lift, 196, 103, 197, 343), false), 1.2) +
      fill(wall, gold.base, 1) +
      strip(8, 40, gold.shade, 0.4) +
      strip(20, 32, gold.shade, 0.3) +
      strip(150, 176, gold.shade, 0.28) +
      strip(108, 134, gold.shine, 0.85) +
      strip(70, 77, gold.shine, 0.6) +
      hatch(front(214, 118, 8, 12, 40), front(214, 118, lift - 8, 12, 40), 0.7, 0.32) +
      groove(9) +
      groove(lift - 9) +
      line(wall, 1.9) +
      fill(smooth(outer) + smooth(inner), gold.shine, 0.95) +
      fill(smooth(outer) + smooth(inner), gold.base, 0.35) +
      line(smooth(outer), 1.7) +
      line(smooth(inner), 1.3),
    [306, 470, 196],
  )
}
