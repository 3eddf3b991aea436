import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { emailEntry } from '../../src/domain/promotions/email-entry'
import { normalizeEmail } from '../../src/domain/validate'
import { hostDocument } from '../../src/host/page/document'
import { isFocusFree } from '../../src/host/free-focus'
import { $tasks } from '../../src/state/task'
import { claimVisitorGift } from '../../src/state/promotions/visitor-gift'
import { announce } from '../../src/ui/announcer/announce'
import { useMessage } from '../../src/ui/text/common'
import { Field } from '../../src/ui/form/Field'
import { useText } from '../../src/ui/text/i18n'
import { useForm } from '../../src/ui/form/useForm'
import en from '../../locales/en/visitor-gift.json'

/** One address, and what it is used for. A refusal of the shop stands at the field. */
export function EmailForm({ onSent }: { onSent(): void }) {
  const text = useText('visitor-gift', en)
  const message = useMessage()
  const isBusy = useStore($tasks)['visitor-gift'] === 'running'
  const isSending = useRef(false)
  const { form, field, setProblem, focus } = useForm({
    initial: { email: '' },
    validate: ({ email }) => ({ email: emailEntry(email) }),
    async onSubmit({ email }) {
      if (isSending.current) return
      isSending.current = true
      const pressed = hostDocument.activeElement
      const refusal = await claimVisitorGift(normalizeEmail(email))
      isSending.current = false
      const isFree = isFocusFree(pressed)
      if (!refusal) return isFree ? onSent() : undefined
      setProblem('email', refusal)
      announce(message(refusal) ?? '', 'assertive')
      if (isFree) focus('email')
    },
  })
  return (
    <form {...form} className="bzl-visitor-gift__form" aria-busy={isBusy}>
      <Field
        {...field('email')}
        label={text('email')}
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        hint={text('consent')}
      />
      <button type="submit" className="bzl-button" aria-disabled={isBusy}>
        {text('submit')}
      </button>
    </form>
  )
}
