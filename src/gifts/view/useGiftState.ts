import { useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { $giftStates, type GiftUnit, giftUnitKey } from '../state/gifts.ts'
import { useMessage } from '#i18n/view/common.ts'

/** State of the last change of a unit's gift. */
export function useGiftState(unit: GiftUnit): {
  isBusy: boolean
  isSaved: boolean
  error: string | undefined
} {
  const key = giftUnitKey(unit)
  const keys = useMemo(() => [key], [key])
  const state = useStore($giftStates, { keys })[key]
  const message = useMessage()
  const error = typeof state === 'object' ? message(state.refusal) : undefined
  return { isBusy: state === 'saving', isSaved: state === 'saved', error }
}
