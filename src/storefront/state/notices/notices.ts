import { atom, map, computed } from 'nanostores'
import { tryNative } from '#dom/document.ts'
import { newId } from '#dom/new-id.ts'
import type { Question } from '#public/bezel.d.ts'

export type NoticeType = 'success' | 'notice' | 'warning' | 'error'

/** One message to the shopper: our own by key, or the storefront's text (may hold entities and inline tags). */
export interface Notice {
  id: string
  type: NoticeType
  key?: string
  values?: Record<string, string | number>
  text?: string
}

export const $notices = atom<Notice[]>([])

const SAME_WITHIN = 5000

/** When each message was last shown, in milliseconds; not by the device's clock, which may be set back. */
const $shownAt = map<Record<string, number>>({})

/** Shows a message in place of an equal one; again within five seconds it is ignored (wire: messages). */
export function notify(notice: Omit<Notice, 'id'>): void {
  const content = contentOf(notice)
  const now = performance.now()
  if (now - $shownAt.get()[content]! < SAME_WITHIN) return
  $shownAt.setKey(content, now)
  const others = $notices.get().filter((other) => contentOf(other) !== content)
  $notices.set([...others, { ...notice, id: newId() }])
}

const contentOf = ({ type, key, values, text }: Omit<Notice, 'id'>) =>
  JSON.stringify([type, key ?? text, values])

export const dismiss = (id: string) => $notices.set($notices.get().filter((notice) => notice.id !== id))

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
  return new Promise((resolve) => {
    // Some browsers suppress their own dialog.
    if ($dialog.lc === 0) return resolve(tryNative(() => window.confirm(question.question)) ?? false)
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
