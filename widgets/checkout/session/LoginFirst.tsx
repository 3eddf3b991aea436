import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { useSessionText } from '#customer/view/text.ts'
import { useCommon } from '#i18n/view/common.ts'

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
