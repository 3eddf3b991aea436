import { useEffect, useRef, useState } from 'react'
import { useStore } from '@nanostores/react'
import { amountOf } from '../rules/amounts.ts'
import { $terms } from '../state/agreements.ts'
import { $pressedFor } from '../state/begin.ts'
import { ownCart, type Payable } from '../state/payable.ts'
import { $result } from '../state/status.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $currency } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/express.json'
import { isWithoutWallets, loadWallets, type WalletButton } from './load-wallets.ts'
import { loadProviderStyle } from '#payment/view/provider-style.ts'
import { useSheetMessage, useWalletWords } from './useWalletWords.ts'
import type { ExpressPlace } from './wallet-settings.ts'
import { importPart } from '#dom/import-part.ts'

/** Few shops ask for consent. Where its code does not come no sheet opens. */
const Terms = lazyWidgetPart(async () => (await importPart(() => import('./Terms.tsx'))).Terms, {
  fallback: () => null,
})

interface RowProps {
  place: ExpressPlace
  payable?: Payable
}

/** The buttons of the wallets that this device has; nothing where it has none. */
export function ExpressRow({ place, payable = ownCart }: RowProps) {
  const own = useStore(payable.$key)
  const key = [own, useStore($currency), useStore($locale), useChallenges(payable)].join(' ')
  return own && !isWithoutWallets() ? <Wallets key={key} place={place} payable={payable} /> : null
}

/**
 * Returns the result that a row shows. A press in another row pays for something else. The row then only
 * shows that an order is on its way, and no other may begin.
 */
function useResult(payable: Payable) {
  const result = useStore($result)
  const isOwn = useStore($pressedFor) === payable
  return isOwn ? result : { ...result, message: undefined, asking: undefined }
}

/** How many of the bank's questions have ended: each takes the place of its button for good. */
function useChallenges(payable: Payable): number {
  const isAsking = Boolean(useResult(payable).asking)
  const wasAsking = useRef(isAsking)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (wasAsking.current && !isAsking) setCount((ended) => ended + 1)
    wasAsking.current = isAsking
  }, [isAsking])
  return count
}

/** Made anew for another cart: what a sheet asks for is settled when its button is made. */
function Wallets({ place, payable }: Required<RowProps>) {
  const text = useText('express', en)
  const words = useRef(useWalletWords())
  const hasTerms = useStore($terms).length > 0
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
    const terms = $terms.get().length ? Terms.prefetch() : undefined
    void loadWallets(payable, place, words.current)
      .catch((error: unknown) => (logFailure('wallets', error), []))
      .then(async (found) => (await terms, show(found)))
    return () => {
      isGone = true
      remove()
    }
  }, [place, payable])
  useEffect(
    () =>
      payable.$totals.subscribe((totals) => {
        for (const { element } of buttons ?? []) element.updateAmount(amountOf(totals))
      }),
    [buttons, payable],
  )
  // Above the steps its place is kept meanwhile, so that they do not move.
  if (buttons ? !buttons.length : place !== 'checkout') return null
  return (
    <section className="bzl-express" aria-label={text('title')}>
      <p className="bzl-express__title" aria-hidden="true">
        {text('title')}
      </p>
      {hasTerms && <Terms />}
      <Buttons buttons={buttons ?? []} payable={payable} />
      <Result payable={payable} />
    </section>
  )
}

/** The buttons stand beside each other; the bank's question has the whole row. */
function Buttons({ buttons, payable }: { buttons: WalletButton[]; payable: Payable }) {
  const { asking } = useResult(payable)
  useEffect(() => {
    if (asking) loadProviderStyle().catch((error: unknown) => logFailure('style', error))
  }, [asking])
  return (
    <div className={asking ? 'bzl-express__challenge' : 'bzl-express__wallets'}>
      {buttons.map(({ wallet, element }) => (
        <Button key={wallet} element={element} isHidden={Boolean(asking) && asking !== wallet} />
      ))}
    </div>
  )
}

function Button({ element, isHidden }: Pick<WalletButton, 'element'> & { isHidden: boolean }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => void element.mount(place.current!), [element])
  return <div className="bzl-express__wallet bzl-foreign" ref={place} hidden={isHidden} />
}

function Result({ payable }: { payable: Payable }) {
  const text = useText('express', en)
  const toText = useSheetMessage()
  const { message, isPlacing, isUnknown, asking } = useResult(payable)
  if (message) return <Notice type="error">{toText(message)}</Notice>
  if (isUnknown) return <Notice>{text('order-unknown')}</Notice>
  return isPlacing && !asking ? <Notice>{text('placing')}</Notice> : null
}
