import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { atom, map } from 'nanostores'
import { afterLast } from '#dom/lifecycle.ts'

interface Regions {
  polite: HTMLElement | null
  alert: HTMLElement | null
  /** Inside an open modal; what lies behind it is silent, so announcements go here while it is open. */
  modal: boolean
}

/** Announcers on the page, oldest first. */
export const $regions = atom<Regions[]>([])

const QUIET_TIME = 800
const KEEP = 10_000
/** The last text of each subject. */
const $said = map<Record<string, string>>({})
/** When something was announced last. */
const $lastAt = atom(0)

/** Announces a text to screen readers: polite waits, assertive interrupts. Nothing is shown. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  const all = $regions.get()
  const regions = all.findLast((each) => each.modal) ?? all[0]
  if (!regions?.polite || !regions.alert) return
  const { polite, alert } = regions
  const [region, other] = urgency === 'polite' ? [polite, alert] : [alert, polite]
  // A sentence that has been heard and is out of date must not be found in the page beside the new one.
  if (Date.now() - $lastAt.value >= QUIET_TIME) other.textContent = ''
  // The same sentence twice does not count as a change and would stay silent.
  region.textContent = region.textContent === text ? `${text}\u00a0` : text
  $lastAt.set(Date.now())
  afterLast(urgency, KEEP, () => (region.textContent = ''))
}

/**
 * Announces a value that may still change: the last one of a subject, after 0.8 s without another. It also
 * waits that long after any other sentence, since a screen reader may miss one that is replaced at once.
 */
export function announceSoon(subject: string, text: string, wait = QUIET_TIME): void {
  // The text said of it before is no longer true.
  for (const { polite } of $regions.get())
    if (polite && polite.textContent === $said.value[subject]) polite.textContent = ''
  afterLast(`soon:${subject}`, wait, () => {
    const passed = Date.now() - $lastAt.value
    if (passed >= 0 && passed < QUIET_TIME) announceSoon(subject, text, QUIET_TIME - passed)
    else {
      announce(text)
      $said.setKey(subject, text)
    }
  })
}

/**
 * The page's status and alert regions, empty until something is announced. Every island may render one: the first on the page
 * holds the regions, the others stand by; a modal has its own while it is open.
 */
export function Announcer({ modal = false }: { modal?: boolean }) {
  const [mine] = useState<Regions>(() => ({ polite: null, alert: null, modal }))
  const polite = useRef<HTMLDivElement>(null)
  const alert = useRef<HTMLDivElement>(null)
  const first = useStore($regions)[0]
  useLayoutEffect(() => {
    $regions.set([...$regions.get(), mine])
    return () => $regions.set($regions.get().filter((each) => each !== mine))
  }, [mine])
  useLayoutEffect(() => {
    Object.assign(mine, { polite: polite.current, alert: alert.current })
  })
  if (!modal && first && first !== mine) return null
  return (
    <div className="bzl-announcer bzl-unseen">
      <div role="status" ref={polite} />
      <div role="alert" ref={alert} />
    </div>
  )
}
