import { options } from 'preact'

type Work = () => void

const renders: Work[] = []
const effects: Work[] = []

// Preact keeps the scheduler that it used last. A closure would keep the widget alive that was rendered with it.
const keepRender = (work: Work) => void renders.push(work)
const keepEffects = (work: Work) => void effects.push(work)

const runAll = (kept: Work[]) => kept.splice(0).forEach((work) => work())

/**
 * Stands in for `react-dom` on Preact. As in React, effects have run when it returns, so that an island that is ready
 * listens. Preact's own `flushSync` leaves effects to the time after the next frame, and runs those of all islands in one
 * task there. The options are Preact's own.
 */
export function flushSync(render: () => void): void {
  const { debounceRendering, requestAnimationFrame } = options
  options.debounceRendering = keepRender
  options.requestAnimationFrame = keepEffects
  try {
    render()
    runAll(renders)
  } finally {
    options.debounceRendering = debounceRendering
    options.requestAnimationFrame = requestAnimationFrame
    runAll(effects)
  }
}
