import { useEffect, useReducer, useState, type ComponentType } from 'react'
import { useCommon } from './text/common'
import { Notice } from './Notice'
import { Skeleton } from './Skeleton'

/**
 * A part whose code is fetched when it is first shown, or before by `fetch`, after which it is there at once. Its room is
 * kept meanwhile, `lines` high; if it does not come the shopper may try again, and nothing around it is lost.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>, lines: number) {
  let Part: ComponentType<P> | undefined
  const fetch = async () => {
    Part ??= await load()
  }
  function Later(props: P) {
    const [tries, retry] = useReducer((count: number) => count + 1, 0)
    const [failed, setFailed] = useState<number>()
    const [, show] = useReducer((count: number) => count + 1, 0)
    useEffect(() => {
      let isGone = false
      if (Part) return
      fetch().then(
        () => isGone || show(),
        () => isGone || setFailed(tries),
      )
      return () => void (isGone = true)
    }, [tries])
    if (Part) return <Part {...props} />
    if (failed === tries) return <Failed onRetry={retry} />
    return lines > 0 ? <Skeleton count={lines} /> : null
  }
  return Object.assign(Later, { fetch })
}

function Failed({ onRetry }: { onRetry(): void }) {
  const text = useCommon()
  const button = (
    <button type="button" className="bzl-link" onClick={onRetry}>
      {text('action.retry')}
    </button>
  )
  return (
    <Notice type="error" action={button}>
      {text('state.failed')}
    </Notice>
  )
}
