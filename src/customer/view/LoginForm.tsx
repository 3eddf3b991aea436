import { useEffect, useRef, useState } from 'react'
import { required } from '#lib/validate.ts'
import { isFocusFree } from '#dom/focus.ts'
import { login } from '../state/login.ts'
import { useCaptcha } from '#captcha/view/useCaptcha.tsx'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { Field } from '#ui/form/Field.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Loading.tsx'
import { useForm } from '#ui/form/useForm.ts'
import en from '#locales/en/login.json'
import { useStore } from '@nanostores/react'
import { trimmed } from '#storefront/page/navigation.ts'
import { $checkoutConfig } from '#storefront/state/config.ts'
import { $page } from '#storefront/state/page.ts'

/**
 * The ways on for who has no password or no account: at the shop's addresses (wire: checkout-configuration), or the
 * storefront's usual ones.
 */
function AccountLinks() {
  const text = useText('login', en)
  const config = useStore($checkoutConfig)
  const account = trimmed(useStore($page).routes.account)
  const links = [
    { href: config?.forgotPasswordUrl ?? `${account}/forgotpassword/`, name: text('forgot') },
    { href: config?.registerUrl ?? `${account}/create/`, name: text('create') },
  ]
  return (
    <p className="bzl-login__links">
      {links.map(({ href, name }) => (
        <a key={href} className="bzl-link" href={href}>
          {name}
        </a>
      ))}
    </p>
  )
}

interface Props {
  /** Known already, so that only the password is asked for. */
  email?: string
  /** The page where the storefront wants the shopper to go next, if it does. */
  onSuccess(message: string, redirectUrl?: string): void
  onCancel(): void
  /** Label of the control that leaves the form. */
  cancel: string
  /** False where no button opened it. */
  takesFocus?: boolean
  /** The button that opened it, where that stays. */
  opener?: { current: HTMLElement | null }
}

/** Logging in where the shopper is. The storefront's answer is shown as it is (rule: error-messages). */
export function LoginForm({ email = '', onSuccess, onCancel, cancel, takesFocus = true, opener }: Props) {
  const text = useText('login', en)
  const common = useCommon()
  const toText = useMessage()
  const [refusal, setRefusal] = useState<{ message: string }>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)
  const captcha = useCaptcha('login')
  const { form, field, summary, focus } = useForm({
    initial: { username: email, password: '' },
    validate: ({ username, password }) => ({ username: required(username), password: required(password) }),
    async onSubmit({ username, password }) {
      if (isSending.current) return
      isSending.current = true
      setBusy(true)
      setRefusal(undefined)
      try {
        const proof = await captcha.solve()
        const result = proof && (await login(username, password, proof))
        const message = toText(result?.message) ?? ''
        const isCaptchas = result && !result.ok && (await captcha.refused(message))
        if (!result || isCaptchas) return
        const { ok, redirectUrl } = result
        if (ok) onSuccess(message || common('login.success'), redirectUrl)
        else setRefusal({ message: message || text('invalid') })
      } finally {
        isSending.current = false
        setBusy(false)
      }
    },
  })
  // Moves the focus to the first empty field, unless the shopper has moved on before its code came.
  const start = useRef(() => {
    if (takesFocus && isFocusFree(opener?.current)) focus(email ? 'password' : 'username')
  })
  useEffect(() => start.current(), [])
  return (
    <form {...form} className="bzl-login__form" aria-busy={isBusy}>
      <ErrorSummary {...summary} />
      <Field
        {...field('username')}
        label={text('email')}
        required
        type="email"
        autoComplete="username webauthn"
      />
      <PasswordField {...field('password')} label={text('password')} autoComplete="current-password" />
      {captcha.part}
      {refusal && <Notice type="error">{refusal.message}</Notice>}
      <div className="bzl-login__choices">
        <button type="submit" className="bzl-button" aria-disabled={isBusy}>
          {common('action.login')}
          {isBusy && <Spinner />}
        </button>
        <button type="button" className="bzl-button bzl-button--quiet" onClick={onCancel}>
          {cancel}
        </button>
      </div>
      <AccountLinks />
    </form>
  )
}
