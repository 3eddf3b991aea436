import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach } from 'vitest'

const unmounts: (() => void)[] = []

/** Renders a component into the page; it is unmounted after the test at the latest. */
export function render(node: ReactNode) {
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const rerender = (next: ReactNode) => flushSync(() => root.render(next))
  const unmount = () => flushSync(() => root.unmount())
  unmounts.push(unmount)
  rerender(node)
  return { host, rerender, unmount }
}

afterEach(() => {
  for (const unmount of unmounts.splice(0)) unmount()
})
