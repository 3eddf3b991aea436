import { useLayoutEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { $regions, type Regions } from './announce.ts'

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
