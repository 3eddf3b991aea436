import { atom, computed } from 'nanostores'
import { send } from '#dom/events.ts'
import { keepDraft, readDraft } from '#checkout/state/draft.ts'
import { $offeredMethods, type OfferedMethod } from './offered-methods.ts'

/** Code of the method picked last, offered or not. */
const $pickedCode = atom<string | undefined>()

/** The chosen method, for as long as it is offered. */
export const $chosenMethod = computed([$pickedCode, $offeredMethods], (picked, offered) =>
  offered?.find(({ code }) => code === picked),
)

export function chooseMethod(code: string): void {
  if (code === $pickedCode.get()) return
  $pickedCode.set(code)
  keepDraft({ method: code })
  send('bezel:payment-selected', { method: code })
}

const AUTO_SELECT_AFTER = 500

/**
 * Chooses a method after half a second unless the shopper was quicker (rule: method-discount). Returns what cancels
 * it.
 */
export function autoSelect(offered: readonly OfferedMethod[]): () => void {
  const timer = setTimeout(() => chooseDefault(offered), AUTO_SELECT_AFTER)
  return () => clearTimeout(timer)
}

/** The method from before a reload, else the first. */
export function defaultOf(offered: readonly OfferedMethod[]): OfferedMethod | undefined {
  const before = readDraft().method
  return offered.find(({ code }) => code === before) ?? offered[0]
}

export function chooseDefault(offered: readonly OfferedMethod[]): void {
  const method = defaultOf(offered)
  if (method && !$chosenMethod.get()) chooseMethod(method.code)
}
