import { profile } from './gem'
import { stones } from './palette'

/** The sign on the browser's tab: an emerald from the side, in few lines, for it is seen small and drawn on every page. */
export function icon(): string {
  const stone = profile({ x: 16, y: 12, rx: 15, ry: 18, stone: stones.emerald, pen: 0.5 })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${stone}</svg>`
}
