import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $giftStates, type GiftUnit, giftUnitKey } from '../state/gifts.ts'
import { useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/gifts.json'

/** State of the last change of a unit's gift, as it is stored. */
export function useStoredState(unit: GiftUnit) {
  const key = giftUnitKey(unit)
  const keys = useMemo(() => [key], [key])
  return useStore($giftStates, { keys })[key]
}

/** State of the last change of a unit's gift, with the text of its refusal. */
export function useGiftState(unit: GiftUnit): {
  isBusy: boolean
  isSaved: boolean
  error: string | undefined
} {
  const state = useStoredState(unit)
  const message = useMessage()
  const error = typeof state === 'object' ? message(state.refusal) : undefined
  return { isBusy: state === 'saving', isSaved: state === 'saved', error }
}

/** Strings of gift boxes and their cards. */
export const useGiftText = () => useText('gifts', en)
