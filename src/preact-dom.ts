import { type ComponentChild, options, render } from 'preact'

type Work = () => void

const renders: Work[] = []
const effects: Work[] = []

// Preact keeps the scheduler it used last: a closure would keep the widget alive that was rendered with it.
const keepRender = (work: Work) => void renders.push(work)
const keepEffects = (work: Work) => void effects.push(work)

const doAll = (kept: Work[]) => kept.splice(0).forEach((work) => work())

/**
 * In place of `react-dom` on Preact. As in React, effects have run when it returns; Preact alone would delay them until
 * after the next frame, and run those of all widgets in one long task.
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

/** In place of `react-dom/client`: a root without closures of its own, as there may be a thousand. */
class Root {
  constructor(private readonly own: Element) {}

  render(children: ComponentChild): void {
    render(children, this.own)
  }

  unmount(): void {
    render(null, this.own)
  }
}

export const createRoot = (own: Element) => new Root(own)
