import { useCallback, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $money } from '#storefront/state/context.ts'
import { isBeyondSheet, type SheetMessage } from '../state/refused-sheet.ts'
import { useRateLabel } from '#delivery/view/useRateLabel.ts'
import { useMessage } from '#i18n/view/common.ts'
import { useText, useWords } from '#i18n/view/i18n.ts'
import { addressWords } from '#address/view/text.ts'
import en from '#locales/en/express.json'
import type { WalletWords } from './wallet-settings.ts'

/** The text of what is said about a wallet's sheet. */
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

/** The texts in a wallet's sheet, in the shopper's language. */
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
