import { atom } from 'nanostores'
import { confirmInBrowser } from '../../host/page/browser-dialogs'

/** A question for the shopper (§2 confirm dialog). Texts are ready to show. */
export interface Question {
  question: string
  ok?: string
  cancel?: string
  /** The button Enter presses and focus starts on; the harmless one unless said otherwise. */
  defaultButton?: 'ok' | 'cancel'
  closeOnOutsideClick?: boolean
}

interface PendingQuestion extends Question {
  answer(yes: boolean): void
}

/** The question on screen; others wait behind it. */
export const $dialog = atom<PendingQuestion | undefined>()

const waiting: PendingQuestion[] = []

/** Asks through the confirm-dialog island, or through the browser when no island listens. */
export function confirm(question: Question): Promise<boolean> {
  if ($dialog.lc === 0) return Promise.resolve(confirmInBrowser(question.question))
  return new Promise((resolve) => {
    const asked: PendingQuestion = { ...question, answer: (yes) => (close(asked), resolve(yes)) }
    if ($dialog.get()) waiting.push(asked)
    else $dialog.set(asked)
  })
}

/** Called when the island goes: whatever was asked is answered with no. */
export function answerAllWithNo(): void {
  for (let asked = $dialog.get(); asked; asked = $dialog.get()) asked.answer(false)
}

function close(asked: PendingQuestion) {
  if ($dialog.get() === asked) $dialog.set(waiting.shift())
}
