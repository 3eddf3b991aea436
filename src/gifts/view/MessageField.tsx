import { useEffect, useRef } from 'react'
import { announce } from '#ui/announcer/announce.ts'
import { cleanText } from '#lib/text/clean.ts'
import { useMessage } from '#i18n/view/common.ts'
import { describedBy, FieldFrame } from '#ui/form/FieldFrame.tsx'
import { useGiftText } from './useGiftState.ts'
import type { useGiftDraft } from './useGiftDraft.ts'
import { usePageId } from '#ui/usePageId.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { personal } from '#ui/personal.ts'

/** Announced politely when no more characters than these are left. */
const ANNOUNCED_AT = [20, 10, 0]

interface Props {
  giftDraft: ReturnType<typeof useGiftDraft>
  /** The shop's reason for refusing the gift. */
  error: string | undefined
}

/** The message with what is left of its room, counted as people count, and the card as it will read. */
export function MessageField({ giftDraft, error }: Props) {
  const text = useGiftText()
  const message = useMessage()
  const id = usePageId()
  const { draft, left, limit, isTooLong, write, save } = giftDraft
  const count =
    left === undefined ? '' : left < 0 ? text('over', { count: -left }) : text('left', { count: left })
  useAnnouncedCount(left, count)
  useEffect(() => {
    if (error) announce(error, 'assertive')
  }, [error])
  const look = {
    label: text('message'),
    hint: (
      <>
        {count && <ChangingText className="bzl-gifts__count">{count}</ChangingText>}
        {text('prices')}
      </>
    ),
    error: isTooLong ? message({ key: 'validate.max-length', values: { 0: limit! } }) : error,
  }
  return (
    <>
      <FieldFrame id={id} look={look}>
        <textarea
          id={id}
          {...personal('bzl-input bzl-gifts__message')}
          dir="auto"
          rows={3}
          aria-invalid={look.error ? true : undefined}
          aria-describedby={describedBy(id, look)}
          defaultValue={draft.message}
          onChange={(event) => write(cleanText(event.currentTarget.value))}
          onBlur={save}
        />
      </FieldFrame>
      {draft.message && (
        <p {...personal('bzl-gifts__preview')} aria-hidden="true" dir="auto">
          {draft.message}
        </p>
      )}
    </>
  )
}

function useAnnouncedCount(left: number | undefined, count: string) {
  const passed = ANNOUNCED_AT.filter((mark) => left !== undefined && left <= mark).length
  const before = useRef(passed)
  useEffect(() => {
    if (passed > before.current) announce(count)
    before.current = passed
    // Announced when a mark is passed, not at each character after it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [passed])
}
