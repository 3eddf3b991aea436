export type Device = 'Mobile' | 'Tablet' | 'PC'

const TABLET_FROM = 1000
const DESKTOP_FROM = 1025

/** The device a viewport of this many CSS pixels stands for (§9). */
export function deviceOf(width: number): Device {
  if (width >= DESKTOP_FROM) return 'PC'
  return width >= TABLET_FROM ? 'Tablet' : 'Mobile'
}

/** The name the content call wants: desktop and tablet are both `PC` (§7). */
export function cmsDevice(device: Device | string): 'PC' | 'Mobile' {
  return device === 'Mobile' ? 'Mobile' : 'PC'
}

/** A device in the server's words; `undefined` for any other word (b.11). */
export function readDevice(value: unknown): Device | undefined {
  return value === 'Mobile' || value === 'Tablet' || value === 'PC' ? value : undefined
}
