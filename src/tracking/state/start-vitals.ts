import { atom } from 'nanostores'
import { listen } from '#dom/events.ts'
import { importPart } from '#dom/import-part.ts'
import { whenActivated } from '#dom/lifecycle.ts'
import { readPageConfig } from '#storefront/page/config.ts'

const $isStarted = atom(false)

/** Starts the field figures, once, if the page asks for them. The islands that are ready before their module comes are noted. */
export function startVitals(): void {
  if ($isStarted.get() || !readPageConfig().vitals) return
  $isStarted.set(true)
  const early: { name: string; at: number }[] = []
  const stop = listen('bezel:ready', ({ name }, { timeStamp: at }) => early.push({ name, at }))
  whenActivated(() =>
    importPart(() => import('./vitals.ts'))
      .then(({ measure }) => {
        stop()
        measure(early)
      })
      .catch(stop),
  )
}
