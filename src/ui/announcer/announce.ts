import { atom } from 'nanostores'

export interface Regions {
  polite: HTMLElement | null
  alert: HTMLElement | null
  /** Inside an open modal; what lies behind it is silent, so news go here while it is open. */
  modal: boolean
}

/** Announcers on the page, oldest first. */
export const $regions = atom<Regions[]>([])

const SETTLE = 800
const KEEP = 10_000
const timers = new Map<string, ReturnType<typeof setTimeout>>()

/** Tells screen readers: polite waits its turn, assertive interrupts. Nothing is shown. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const all = $regions.get()
  const regions = all.findLast((each) => each.modal) ?? all[0]
  const region = urgency === 'polite' ? regions?.polite : regions?.alert
  if (!region) return
  // The same sentence twice is no change and would stay silent.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
  later(urgency, KEEP, () => (region.textContent = ''))
}

/** Tells a value that may still be moving: only the last one of a subject, when it has been still for 0.8 s. */
export const announceSoon = (subject: string, text: string): void =>
  later(`soon:${subject}`, SETTLE, () => announce(text))

function later(name: string, milliseconds: number, run: () => void) {
  clearTimeout(timers.get(name))
  timers.set(
    name,
    setTimeout(() => (timers.delete(name), run()), milliseconds),
  )
}
