import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { amountOf } from '../../domain/express/amounts'
import { $cart, $isVirtualCart, $totals } from '../../state/cart/cart'
import { $result } from '../../state/express/status'
import { logFailure } from '../../state/log'
import { $currency } from '../../state/page/context'
import { $locale } from '../../state/page/page'
import { Notice } from '../Notice'
import { useText } from '../text/i18n'
import en from '../../../locales/en/express.json'
import { isWithoutWallets, loadWallets, type WalletButton } from './load-wallets'
import { Terms } from './Terms'
import { useSheetMessage, useWalletWords } from './useWalletWords'
import type { ExpressPlace } from './wallet-settings'

/** The buttons of the wallets that this device has; nothing where it has none. */
export function ExpressRow({ place }: { place: ExpressPlace }) {
  const id = useStore($cart)?.id
  const isFree = !amountOf(useStore($totals)).value
  const key = [id, useStore($currency), useStore($isVirtualCart), useStore($locale)].join(' ')
  return id && !isFree && !isWithoutWallets() ? <Wallets key={key} place={place} /> : null
}

/** Made anew for another cart: what a sheet asks for is settled when its button is made. */
function Wallets({ place }: { place: ExpressPlace }) {
  const text = useText('express', en)
  const words = useRef(useWalletWords())
  const [buttons, setButtons] = useState<WalletButton[]>()
  useEffect(() => {
    let isGone = false
    let made: WalletButton[] = []
    const show = (found: WalletButton[]) => {
      made = found
      if (isGone) remove()
      else setButtons(found)
    }
    const remove = () => made.forEach(({ element }) => element.remove())
    void loadWallets(place, words.current)
      .catch((error: unknown) => (logFailure('wallets', error), []))
      .then(show)
    return () => {
      isGone = true
      remove()
    }
  }, [place])
  useEffect(
    () =>
      $totals.subscribe((totals) => {
        for (const { element } of buttons ?? []) element.updateAmount(amountOf(totals))
      }),
    [buttons],
  )
  // Above the steps its place is kept meanwhile, so that they do not move.
  if (buttons ? !buttons.length : place !== 'checkout') return null
  return (
    <section className="bzl-express" aria-label={text('title')}>
      <p className="bzl-express__title" aria-hidden="true">
        {text('title')}
      </p>
      <Terms />
      <div className="bzl-express__wallets">
        {buttons?.map((button) => (
          <Button key={button.wallet} button={button} />
        ))}
      </div>
      <Result />
    </section>
  )
}

function Button({ button: { element } }: { button: WalletButton }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void element.mount(place.current!), [element])
  return <div className="bzl-express__wallet bzl-foreign" ref={place} />
}

function Result() {
  const text = useText('express', en)
  const toText = useSheetMessage()
  const { message, isPlacing, isUnknown } = useStore($result)
  if (message) return <Notice type="error">{toText(message)}</Notice>
  if (isUnknown) return <Notice>{text('order-unknown')}</Notice>
  return isPlacing ? <Notice>{text('placing')}</Notice> : null
}
