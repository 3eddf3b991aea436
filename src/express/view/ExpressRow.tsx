import { useEffect, useRef, useState, useCallback, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { amountOf } from '../rules/express.ts'
import { $terms, $result, isBeyondSheet, type SheetMessage } from '../state/sheet-status.ts'
import { $paidCart, ownCart, type PaidCart } from '../state/paid-cart.ts'
import { logFailure } from '#storefront/state/log.ts'
import { $currency, $money } from '#storefront/state/context.ts'
import { $locale } from '#storefront/state/page.ts'
import { lazyWidgetPart } from '#ui/island/lazyWidgetPart.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useText, useWords } from '#i18n/view/i18n.ts'
import en from '#locales/en/express.json'
import { isWithoutWallets, loadWallets, type WalletButton } from './load-wallets.ts'
import { loadProviderStyle } from '#payment/view/provider-style.ts'
import type { ExpressPlace, WalletWords } from './wallet-settings.ts'
import { importPart } from '#dom/import-part.ts'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { useMessage } from '#i18n/view/common.ts'
import { addressWords } from '#address/view/text.ts'

/** Few shops ask for consent. Where its code does not come no sheet opens. */
const Terms = lazyWidgetPart(async () => (await importPart(() => import('./Terms.tsx'))).Terms, {
  fallback: () => null,
})

interface RowProps {
  place: ExpressPlace
  paidCart?: PaidCart
}

/** The buttons of the wallets that this device has; nothing where it has none. */
export function ExpressRow({ place, paidCart = ownCart }: RowProps) {
  const own = useStore(paidCart.$key)
  const key = [own, useStore($currency), useStore($locale), useChallenges(paidCart)].join(' ')
  return own && !isWithoutWallets() ? <Wallets key={key} place={place} paidCart={paidCart} /> : null
}

/**
 * Returns the result that a row shows. A press in another row pays for something else. The row then only
 * shows that an order is on its way, and no other may begin.
 */
function useResult(paidCart: PaidCart) {
  const result = useStore($result)
  const isOwn = useStore($paidCart) === paidCart
  return isOwn ? result : { ...result, message: undefined, asking: undefined }
}

/** How many of the bank's questions have ended: each takes the place of its button for good. */
function useChallenges(paidCart: PaidCart): number {
  const isAsking = Boolean(useResult(paidCart).asking)
  const wasAsking = useRef(isAsking)
  const [count, setCount] = useState(0)
  useEffect(() => {
    if (wasAsking.current && !isAsking) setCount((ended) => ended + 1)
    wasAsking.current = isAsking
  }, [isAsking])
  return count
}

/** Made anew for another cart: what a sheet asks for is settled when its button is made. */
function Wallets({ place, paidCart }: Required<RowProps>) {
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
    void loadWallets(paidCart, place, words.current)
      .catch((error: unknown) => (logFailure('wallets', error), []))
      .then(async (found) => (await terms, show(found)))
    return () => {
      isGone = true
      remove()
    }
  }, [place, paidCart])
  useEffect(
    () =>
      paidCart.$totals.subscribe((totals) => {
        for (const { element } of buttons ?? []) element.updateAmount(amountOf(totals))
      }),
    [buttons, paidCart],
  )
  // Above the steps its place is kept meanwhile, so that they do not move.
  if (buttons ? !buttons.length : place !== 'checkout') return null
  return (
    <section className="bzl-express" aria-label={text('title')}>
      <p className="bzl-express__title" aria-hidden="true">
        {text('title')}
      </p>
      {hasTerms && <Terms />}
      <Buttons buttons={buttons ?? []} paidCart={paidCart} />
      <Result paidCart={paidCart} />
    </section>
  )
}

/** The buttons stand beside each other; the bank's question has the whole row. */
function Buttons({ buttons, paidCart }: { buttons: WalletButton[]; paidCart: PaidCart }) {
  const { asking } = useResult(paidCart)
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

function Result({ paidCart }: { paidCart: PaidCart }) {
  const text = useText('express', en)
  const toText = useSheetMessage()
  const { message, isPlacing, isUnknown, asking } = useResult(paidCart)
  if (message) return <Notice type="error">{toText(message)}</Notice>
  if (isUnknown) return <Notice>{text('order-unknown')}</Notice>
  return isPlacing && !asking ? <Notice>{text('placing')}</Notice> : null
}

/** Returns a function that gives the text of a message about a wallet's sheet. */
export function useSheetMessage(): (message: SheetMessage) => string {
  const text = useText('express', en)
  const labels = useWords('address', addressWords)
  const common = useMessage()
  return useCallback(
    (message) => {
      if ('key' in message) return text(message.key)
      if (!('problem' in message)) return message.text
      const label = 'label' in message && labels(message.label)
      return [label, common(message.problem)].filter(Boolean).join(': ')
    },
    [text, labels, common],
  )
}

/** Returns the texts in a wallet's sheet, in the shopper's language. */
export function useWalletWords(): WalletWords {
  const text = useText('express', en)
  const message = useSheetMessage()
  const label = useRateLabel()
  const money = useStore($money)
  return useMemo(
    () => ({
      total: text('total'),
      message: (reason) =>
        isBeyondSheet(reason) ? `${message(reason)} ${text('close-first')}` : message(reason),
      // A carrier may have several.
      rate: (rate) => [...new Set([label(rate), rate.method_title])].filter(Boolean).join(' – '),
      price: ({ price_incl_tax }) => money(price_incl_tax, true),
    }),
    [text, message, label, money],
  )
}
