export type Device = 'Mobile' | 'Tablet' | 'PC'

const TABLET_FROM = 1000
const DESKTOP_FROM = 1025

/** The device a viewport of this many CSS pixels stands for (rule: viewports). */
export function deviceOf(width: number): Device {
  if (width >= DESKTOP_FROM) return 'PC'
  return width >= TABLET_FROM ? 'Tablet' : 'Mobile'
}
