import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $dialog, answerAllWithNo } from '#storefront/state/notices/notices.ts'
import { useText } from '#i18n/view/i18n.ts'
import { Modal } from '#ui/Modal.tsx'
import en from '#locales/en/confirm-dialog.json'

/** Shows the question in hand; the next one follows when it is answered. */
export function ConfirmDialog() {
  const dialog = useStore($dialog)
  const number = useRef({ dialog, count: 0 })
  if (number.current.dialog !== dialog) number.current = { dialog, count: number.current.count + 1 }
  useEffect(() => answerAllWithNo, [])
  return dialog ? <Question key={number.current.count} dialog={dialog} /> : null
}

type Dialog = NonNullable<ReturnType<typeof $dialog.get>>

function Question({ dialog }: { dialog: Dialog }) {
  const text = useText('confirm-dialog', en)
  const first = useRef<HTMLButtonElement>(null)
  const { question, ok, cancel, closeOnOutsideClick = false } = dialog
  const isOkFirst = dialog.defaultButton === 'ok' || !cancel
  return (
    <Modal
      role="alertdialog"
      className="bzl-confirm-dialog__dialog"
      title={question}
      closeButton={false}
      closeOnOutsideClick={closeOnOutsideClick}
      initialFocus={first}
      onClose={() => dialog.answer(false)}
    >
      <div className="bzl-confirm-dialog__answers">
        {cancel && (
          <button
            type="button"
            className="bzl-button bzl-button--quiet"
            ref={isOkFirst ? undefined : first}
            onClick={() => dialog.answer(false)}
          >
            {cancel}
          </button>
        )}
        <button
          type="button"
          className="bzl-button"
          ref={isOkFirst ? first : undefined}
          onClick={() => dialog.answer(true)}
        >
          {ok ?? text('ok')}
        </button>
      </div>
    </Modal>
  )
}
