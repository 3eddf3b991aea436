import { useStore } from '@nanostores/react'
import { $page } from '../../../src/state/page/page'
import { useSessionText } from '../../../src/ui/session/text'
import { useCommon } from '../../../src/ui/text/common'

/** For a guest of a shop that sells to customers alone. */
export function LoginFirst() {
  const text = useSessionText()
  const common = useCommon()
  const { routes } = useStore($page)
  return (
    <div className="bzl-checkout__empty">
      <h2>{text('login.required')}</h2>
      <a className="bzl-button" href={routes.login}>
        {common('action.login')}
      </a>
    </div>
  )
}
