import { options } from 'preact'

type Work = () => void

/**
 * Returns a scheduler and what runs its work. It is made here because Preact keeps the scheduler that it used last: a closure
 * of `flushSync` would keep the widget alive that was rendered with it.
 */
function makeScheduler() {
  const works: Work[] = []
  return [(work: Work) => void works.push(work), () => works.splice(0).forEach((work) => work())] as const
}

/**
 * Stands in for `react-dom` on Preact. As in React, effects have run when it returns, so that an island that is ready
 * listens. Preact's own `flushSync` leaves effects to the time after the next frame, and runs those of all islands in one
 * task there. The options are Preact's own.
 */
export function flushSync(render: () => void): void {
  const { debounceRendering, requestAnimationFrame } = options
  const [scheduleRender, runRenders] = makeScheduler()
  const [scheduleEffects, runEffects] = makeScheduler()
  options.debounceRendering = scheduleRender
  options.requestAnimationFrame = scheduleEffects
  try {
    render()
    runRenders()
  } finally {
    options.debounceRendering = debounceRendering
    options.requestAnimationFrame = requestAnimationFrame
    runEffects()
  }
}
