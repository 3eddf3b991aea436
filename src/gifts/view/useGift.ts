import { useEffect, useRef, useState, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { charactersLeft, isSameGift } from '../rules/gifts.ts'
import type { SavedGift } from '../rules/item-gifts.ts'
import {
  $giftComponents,
  $messageLimit,
  type GiftUnit,
  saveGift,
  $giftStates,
  giftUnitKey,
} from '../state/gifts.ts'
import { $tasks } from '#async/task.ts'
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

/**
 * The gift of a unit while it is edited. A box or card is saved at once, and a message when its field loses
 * focus. A message that is too long waits until it is shorter. Without a box the unit has no gift.
 */
export function useGiftDraft(unit: GiftUnit) {
  const limit = useStore($messageLimit)
  const cards = useStore($giftComponents)?.message_cards ?? []
  const saved = unit.item.additional_data.item_gift?.[unit.index]
  const [draft, setDraft] = useState<SavedGift>(
    () => saved ?? { gift_boxes: [], card_id: cards[0]?.id, message: '' },
  )
  const sent = useRef<string | undefined>(JSON.stringify(saved))
  const { error } = useGiftState(unit)
  // A refused gift may be sent again.
  useEffect(() => {
    if (error) sent.current = JSON.stringify(saved)
  }, [error, saved])
  const isBusy = useStore($tasks, { keys: ['gift'] }).gift === 'running'
  const lastSaved = useRef(saved)
  useEffect(() => {
    if (isBusy) return
    const before = lastSaved.current
    lastSaved.current = saved
    // Removed elsewhere: with all others at their price, or in another tab.
    if (before && !saved) {
      sent.current = undefined
      setDraft((now) => ({ ...now, gift_boxes: [] }))
    }
    // Given by another form to all, while this one was left as it was saved.
    if (saved && (before ? isSameGift(draft, before) : !draft.gift_boxes.length)) {
      sent.current = JSON.stringify(saved)
      setDraft(saved)
    }
  }, [isBusy, saved, draft])
  const left = charactersLeft(draft.message, limit)
  const isTooLong = left !== undefined && left < 0
  const hasBox = draft.gift_boxes.length > 0
  const isSent = JSON.stringify(hasBox ? draft : undefined) === sent.current

  const saveChanged = (gift: SavedGift) => {
    const target = gift.gift_boxes.length > 0 ? gift : undefined
    const tooLong = target && (charactersLeft(target.message, limit) ?? 0) < 0
    if (tooLong || JSON.stringify(target) === sent.current) return
    sent.current = JSON.stringify(target)
    void saveGift([unit], target)
  }
  const choose = (change: Partial<SavedGift>) => {
    const next = { ...draft, ...change }
    setDraft(next)
    saveChanged(next)
  }
  return {
    draft,
    hasBox,
    left,
    limit,
    isTooLong,
    isSent,
    choose,
    write: (message: string) => setDraft({ ...draft, message }),
    save: () => saveChanged(draft),
  }
}
