import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { $visitorGift, claimVisitorGift } from '#gifts/state/visitor-gift.ts'
import { Announcer, announce } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { Notice } from '#ui/Notice.tsx'
import en from '#locales/en/visitor-gift.json'
import { usePageId } from '#ui/usePageId.ts'
import { Heading } from '#ui/island/Heading.tsx'
import { normalizeEmail, email, type Problem } from '#lib/validate.ts'
import { hostDocument } from '#dom/document.ts'
import { isFocusFree } from '#dom/focus.ts'
import { $tasks } from '#async/task.ts'
import { useMessage } from '#i18n/view/common.ts'
import { Field } from '#ui/form/Field.tsx'
import { useForm } from '#ui/form/useForm.ts'

/** The rules of an e-mail in the wording for a single entry, such as a visitor's (rule: e-mail). */
export function emailEntry(value: string): Problem | undefined {
  if (!value.trim()) return { key: 'validate.value-required' }
  return email(value) && { key: 'validate.value-email' }
}

/** One address, and what it is used for. A refusal of the shop stands at the field. */
function EmailForm({ onSent }: { onSent(): void }) {
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

/** The gift and the form for it; once it was had, where it is. */
export function GiftPanel() {
  const text = useText('visitor-gift', en)
  const id = usePageId()
  const gift = useStore($visitorGift)
  const { routes } = useStore($page)
  const heading = useRef<HTMLHeadingElement>(null)
  const view = (
    <a className="bzl-link" href={routes.cart}>
      {text('view')}
    </a>
  )
  return (
    <>
      <Announcer />
      {gift && (
        <section className="bzl-visitor-gift__panel" aria-labelledby={id}>
          {gift.image && (
            <img className="bzl-visitor-gift__image" src={gift.image} alt="" width="240" height="240" />
          )}
          <div>
            <Heading
              className="bzl-visitor-gift__title"
              id={id}
              headingRef={heading}
              tabIndex={-1}
              dir="auto"
            >
              {gift.title}
            </Heading>
            {gift.description && <p dir="auto">{gift.description}</p>}
            {gift.received ? (
              <Notice type="success" action={view}>
                {text('received')}
              </Notice>
            ) : (
              <EmailForm onSent={() => $visitorGift.get()?.received && heading.current?.focus()} />
            )}
          </div>
        </section>
      )}
    </>
  )
}
