import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $dialog, answerAllWithNo } from '../../src/state/notices/dialog'
import { useText } from '../../src/ui/text/i18n'
import { Modal } from '../../src/ui/Modal'
import en from '../../locales/en/confirm-dialog.json'

/** Shows the question in hand; the next one follows when it is answered. */
export function ConfirmDialog() {
  const asked = useStore($dialog)
  const number = useRef({ asked, count: 0 })
  if (number.current.asked !== asked) number.current = { asked, count: number.current.count + 1 }
  useEffect(() => answerAllWithNo, [])
  return asked ? <Question key={number.current.count} asked={asked} /> : null
}

type Asked = NonNullable<ReturnType<typeof $dialog.get>>

function Question({ asked }: { asked: Asked }) {
  const text = useText('confirm-dialog', en)
  const first = useRef<HTMLButtonElement>(null)
  const { question, ok, cancel, closeOnOutsideClick = false } = asked
  const isOkFirst = asked.defaultButton === 'ok' || !cancel
  return (
    <Modal
      role="alertdialog"
      className="bzl-confirm-dialog__dialog"
      title={question}
      closeButton={false}
      closeOnOutsideClick={closeOnOutsideClick}
      initialFocus={first}
      onClose={() => asked.answer(false)}
    >
      <div className="bzl-confirm-dialog__answers">
        {cancel && (
          <button
            type="button"
            className="bzl-button bzl-button--quiet"
            ref={isOkFirst ? undefined : first}
            onClick={() => asked.answer(false)}
          >
            {cancel}
          </button>
        )}
        <button
          type="button"
          className="bzl-button"
          ref={isOkFirst ? first : undefined}
          onClick={() => asked.answer(true)}
        >
          {ok ?? text('ok')}
        </button>
      </div>
    </Modal>
  )
}
