import { atom, computed } from 'nanostores'
import { confirmInBrowser } from '#dom/browser-dialogs.ts'
import type { Question } from '#public/bezel.d.ts'

/** A question for the shopper (rule: other-parts). Its texts are ready to be shown. */
interface PendingQuestion extends Question {
  answer(yes: boolean): void
}

/** The first one is on screen, the others wait. */
const $questions = atom<readonly PendingQuestion[]>([])

/** The question on screen. */
export const $dialog = computed($questions, ([first]) => first)

/** Asks through the confirm-dialog island, or through the browser if the island is missing. */
export function confirm(question: Question): Promise<boolean> {
  if ($dialog.lc === 0) return Promise.resolve(confirmInBrowser(question.question))
  return new Promise((resolve) => {
    const pending: PendingQuestion = { ...question, answer: (yes) => (close(pending), resolve(yes)) }
    $questions.set([...$questions.get(), pending])
  })
}

/** Called when the island is unmounted. */
export function answerAllWithNo(): void {
  for (const pending of $questions.get()) pending.answer(false)
}

const close = (pending: PendingQuestion) =>
  $questions.set($questions.get().filter((question) => question !== pending))
