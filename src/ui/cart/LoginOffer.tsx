import { useState, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { session } from '../../host/storage/storage'
import { $checkoutConfig } from '../../state/page/config'
import { $isLoggedIn } from '../../state/customer/customer'
import { $itemIds } from '../../state/cart/items'
import { useCommon } from '../text/common'
import { useText } from '../text/i18n'
import { LazyLoginForm } from '../login/LazyLoginForm'
import { Notice } from '../Notice'
import en from '../../../locales/en/cart.json'

const DECLINED = 'bezel-login-declined'

/** Offers a guest to log in (§2), once per visit, with going on as a guest as an equal choice. */
export function LoginOffer({ title }: { title: RefObject<HTMLElement | null> }) {
  const text = useText('cart', en)
  const common = useCommon()
  const isLoggedIn = useStore($isLoggedIn)
  const config = useStore($checkoutConfig)
  // Together with the items, which it would push down if it came later and which would push it if it came sooner.
  const isDue = useStore($itemIds) !== undefined
  const isGuest = isLoggedIn === undefined ? config?.isCustomerLoggedIn === false : !isLoggedIn
  const [stage, setStage] = useState(() => (session.get(DECLINED) ? 'declined' : 'offered'))
  const [welcome, setWelcome] = useState('')

  const decline = () => {
    session.set(DECLINED, '1')
    setStage('declined')
    title.current?.focus()
  }
  const succeed = (message: string) => {
    setWelcome(message)
    title.current?.focus()
  }

  if (welcome) return <Notice type="success">{welcome}</Notice>
  if (!isDue || !isGuest || stage === 'declined') return null
  return (
    <section className="bzl-login" aria-label={text('login')}>
      <p>{text('login')}</p>
      {stage === 'form' ? (
        <LazyLoginForm onSuccess={succeed} onCancel={decline} cancel={text('login.guest')} />
      ) : (
        <div className="bzl-login__choices">
          <button type="button" className="bzl-button bzl-button--quiet" onClick={() => setStage('form')}>
            {common('action.login')}
          </button>
          <button type="button" className="bzl-button bzl-button--quiet" onClick={decline}>
            {text('login.guest')}
          </button>
        </div>
      )}
    </section>
  )
}
