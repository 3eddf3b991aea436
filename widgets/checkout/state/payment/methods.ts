import { isCardForced } from '../../../../src/api/provider'
import { atom, computed } from 'nanostores'
import {
  cardThreshold,
  type MethodKind,
  methodKind,
  offeredMethods,
  type ListedMethod,
} from '../../../../src/domain/payment/payment'
import { grandTotal } from '../../../../src/domain/cart/totals'
import { send } from '../../../../src/host/events'
import { $totals } from '../../../../src/state/cart/cart'
import { $settings } from '../../../../src/state/page/config'
import { $currency } from '../../../../src/state/page/context'
import { $page } from '../../../../src/state/page/page'
import { logDebug, logFailure } from '../../../../src/state/log'
import { keepDraft, readDraft } from '../draft'
import { $savedAddress } from '../addresses'

/** As the server lists them; a new list with every finished chain (§4), undefined before the first. */
export const $methods = atom<ListedMethod[] | undefined>()

/** The shop says: offer cards even below the threshold (b.41). */
const $forceCard = atom(false)

/** Asks whether it does; on error the threshold stands. */
export function loadForcedCard() {
  if (!$settings.get()?.credit_card_min_total) return
  isCardForced($page.get().cardProvider).then(
    (isForced) => $forceCard.set(isForced),
    (error: unknown) => logFailure('forced card', error),
  )
}

/** What this shopper may choose from, and what kind each is. */
export const $offered = computed(
  [$methods, $totals, $settings, $currency, $page, $savedAddress, $forceCard],
  (methods, totals, settings, currency, page, saved, forceCard) =>
    methods &&
    offeredMethods(methods, {
      grandTotal: grandTotal(totals),
      currency,
      cardThreshold: cardThreshold(settings?.credit_card_min_total, saved?.billing.country_id),
      forceCard,
      renames: page.methods,
    }),
)

/** Code of the chosen method, for as long as it is offered. */
const $picked = atom<string | undefined>()
export const $method = computed([$picked, $offered], (picked, offered) =>
  offered?.some(({ code }) => code === picked) ? picked : undefined,
)

export const $methodKind = computed(
  [$method, $offered],
  (method, offered): MethodKind | undefined => offered?.find(({ code }) => code === method)?.kind,
)

/** A new list makes what depends on it start anew, even when it lists the same. */
export function setMethods(methods: ListedMethod[]): void {
  const unknown = methods.filter(({ code }) => !methodKind(code, $page.get().methods))
  if (unknown.length) logDebug(`payment methods left out: ${unknown.map(({ code }) => code).join(', ')}`)
  $methods.set([...methods])
}

/** Takes a list over only if it differs, so a card form in use survives a change of the amount alone. */
export function refreshMethods(methods: ListedMethod[]): void {
  const codes = (list?: ListedMethod[]) => list?.map(({ code }) => code).join()
  if (codes(methods) !== codes($methods.get())) setMethods(methods)
}

/** The shopper's own choice. */
export const chooseMethod = (code: string) => pick(code)

const AUTO_SELECT_AFTER = 500

/** Chooses a method after half a second unless the shopper was quicker (§4): the one from before a reload, else the first. */
export function autoSelect(offered: readonly ListedMethod[]): () => void {
  const timer = setTimeout(() => {
    const before = readDraft().method
    const code = (offered.find((method) => method.code === before) ?? offered[0])?.code
    if (code && !$method.get()) pick(code)
  }, AUTO_SELECT_AFTER)
  return () => clearTimeout(timer)
}

function pick(code: string) {
  if (code === $picked.get()) return
  $picked.set(code)
  keepDraft({ method: code })
  send('bezel:payment-selected', { method: code })
}
