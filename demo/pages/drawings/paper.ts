import { wash } from './pen'

/** The sheet a piece is drawn on: warm paper, a tinted puddle, a soft shadow below. Square, 600 units. */
export function onPaper(
  tint: string,
  seed: number,
  drawing: string,
  shadow?: [number, number, number],
): string {
  const ground = shadow
    ? wash(shadow[0], shadow[1], shadow[2], shadow[2] * 0.13, '#6E5B46', seed + 40, 0.09)
    : ''
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600" width="600" height="600">' +
    '<rect width="600" height="600" fill="#F5F0E8"/>' +
    wash(306, 300, 232, 206, tint, seed, 0.075) +
    wash(236, 372, 116, 92, tint, seed + 9, 0.05) +
    ground +
    drawing +
    '</svg>'
  )
}
