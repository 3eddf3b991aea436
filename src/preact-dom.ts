import { options } from 'preact'

type Work = () => void

const renders: Work[] = []
const effects: Work[] = []

// Preact remembers whom it last asked to see to its work: these must hold nothing of the widget it was asked for.
const keepRender = (work: Work) => void renders.push(work)
const keepEffects = (work: Work) => void effects.push(work)

const doAll = (kept: Work[]) => kept.splice(0).forEach((work) => work())

/**
 * Stands for `react-dom` on Preact. As in React, effects have run when it returns; Preact alone would put them off to
 * after the next frame, for all widgets of a page in one piece.
 */
export function flushSync(render: () => void): void {
  const { debounceRendering, requestAnimationFrame } = options
  options.debounceRendering = keepRender
  options.requestAnimationFrame = keepEffects
  try {
    render()
    doAll(renders)
  } finally {
    options.debounceRendering = debounceRendering
    options.requestAnimationFrame = requestAnimationFrame
    doAll(effects)
  }
}
