import { useState, type RefObject } from 'react'
import { atom, onMount } from 'nanostores'
import { useStore } from '@nanostores/react'
import { isFocusFree } from '#dom/focus.ts'
import { nextFrame } from '#dom/lifecycle.ts'
import { trimmed } from '#storefront/page/navigation.ts'
import { shopSession } from '#storefront/page/shop-storage.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'
import { $isGuest, $isSessionOver } from '#customer/state/customer.ts'
import { $needsLogin } from '../state/contents.ts'
import { $itemIds } from '../state/items.ts'
import { useCommon } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import { LazyLoginForm } from '#customer/view/LazyLoginForm.ts'
import { Notice } from '#ui/Notice.tsx'
import en from '#locales/en/cart.json'

const DECLINED = 'bezel-login-declined'

/** In every island at once: the drawer and the cart's page may show the offer together. */
const $isDeclined = atom(false)
onMount($isDeclined, () => $isDeclined.set(shopSession.get(DECLINED) !== null))

/** Offers a guest with items to log in (rule: cart-page), once per visit, with going on as a guest as an equal choice. */
export function LoginOffer({ title }: { title: RefObject<HTMLElement | null> }) {
  const text = useText('cart', en)
  const common = useCommon()
  const config = useStore($checkoutConfig)
  // Until the configuration is there the link has the storefront's usual address, so that nothing moves when it comes.
  const { routes } = useStore($page)
  const hasItems = Boolean(useStore($itemIds)?.length)
  const isGuest = useStore($isGuest)
  const isSessionOver = useStore($isSessionOver)
  const [isFormOpen, openForm] = useState(false)
  const needsLogin = useStore($needsLogin)
  const isDeclined = useStore($isDeclined) && !needsLogin
  const [welcome, setWelcome] = useState('')

  const decline = () => {
    if (needsLogin) return openForm(false)
    shopSession.set(DECLINED, '1')
    $isDeclined.set(true)
    title.current?.focus()
  }
  const succeed = (message: string) => {
    setWelcome(message)
    nextFrame(() => isFocusFree() && title.current?.focus())
  }

  if (welcome) return <Notice type="success">{welcome}</Notice>
  if (!hasItems || !isGuest || isSessionOver || isDeclined) return null
  return (
    <section className="bzl-login" aria-label={text('login')}>
      <p>{text('login')}</p>
      {isFormOpen ? (
        <LazyLoginForm
          onSuccess={succeed}
          onCancel={decline}
          cancel={needsLogin ? common('action.cancel') : text('login.guest')}
        />
      ) : (
        <div className="bzl-login__links">
          <button type="button" className="bzl-link" onClick={() => openForm(true)}>
            {common('action.login')}
          </button>
          {!needsLogin && (
            <button type="button" className="bzl-link" onClick={decline}>
              {text('login.guest')}
            </button>
          )}
          <a className="bzl-link" href={config?.registerUrl ?? `${trimmed(routes.account)}/create/`}>
            {text('login.create')}
          </a>
        </div>
      )}
    </section>
  )
}
