import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import type { OrderExtras as Offered, OrderGiftMessage } from '#order/rules/order-extras.ts'
import { focusOnceUncovered } from '#dom/focus.ts'
import { Checkbox } from '#ui/Choice.tsx'
import { Field } from '#ui/form/Field.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useMessage } from '#i18n/view/common.ts'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/order-extras.json'
import {
  $giftMessage,
  $isGift,
  $orderComment,
  $wantsNewsletter,
  $wrongExtra,
  keepOrderExtras,
  readKeptExtras,
  startGiftCheck,
} from '../state/order/order-extras.ts'

export { startOrderExtras } from '../state/order/order-extras.ts'

const useExtrasText = () => useText('order-extras', en)

/**
 * The extras a shopper may add to the order. They are saved right before the order, and never ticked
 * beforehand.
 */
export function OrderExtras({ comment, giftMessage, newsletter }: Offered) {
  useLayoutEffect(readKeptExtras, [])
  return (
    <div className="bzl-checkout__extras">
      {giftMessage && <GiftMessage />}
      {comment && <Comment />}
      {newsletter && <Newsletter />}
    </div>
  )
}

/** Returns what is wrong with one of them, and then moves the focus into its place. */
function useWrong(name: 'comment' | 'message', place: RefObject<HTMLElement | null>) {
  const message = useMessage()
  const wrong = useStore($wrongExtra)
  const problem = wrong?.name === name ? wrong.problem : undefined
  useEffect(() => {
    const field = problem && place.current?.querySelector('textarea')
    return field ? focusOnceUncovered(field) : undefined
  }, [wrong, problem, place])
  return message(problem)
}

function Comment() {
  const text = useExtrasText()
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place}>
      <TextArea
        name="comment"
        label={text('comment')}
        error={useWrong('comment', place)}
        value={useStore($orderComment)}
        onChange={(event) => {
          $orderComment.set(event.currentTarget.value)
          keepOrderExtras()
        }}
      />
    </div>
  )
}

function GiftMessage() {
  const text = useExtrasText()
  const isGift = useStore($isGift)
  const words = useStore($giftMessage)
  const fields = useRef<HTMLDivElement>(null)
  const wrong = useWrong('message', fields)
  useLayoutEffect(startGiftCheck, [])
  const write = (name: keyof OrderGiftMessage, value: string) => {
    $giftMessage.setKey(name, value)
    keepOrderExtras()
  }
  return (
    <>
      <Checkbox
        label={text('gift')}
        note={text('gift.note')}
        checked={isGift}
        onChange={(event) => {
          $isGift.set(event.currentTarget.checked)
          keepOrderExtras()
        }}
      />
      {isGift && (
        <div className="bzl-fields" ref={fields}>
          <Field
            name="recipient"
            label={text('gift.recipient')}
            width="half"
            autoComplete="off"
            value={words.recipient}
            onChange={(event) => write('recipient', event.currentTarget.value)}
          />
          <Field
            name="sender"
            label={text('gift.sender')}
            width="half"
            autoComplete="off"
            value={words.sender}
            onChange={(event) => write('sender', event.currentTarget.value)}
          />
          <TextArea
            name="message"
            label={text('gift.message')}
            required
            error={wrong}
            value={words.message}
            onChange={(event) => write('message', event.currentTarget.value)}
          />
        </div>
      )}
    </>
  )
}

function Newsletter() {
  const text = useExtrasText()
  return (
    <Checkbox
      label={text('newsletter')}
      note={text('newsletter.note')}
      checked={useStore($wantsNewsletter)}
      onChange={(event) => $wantsNewsletter.set(event.currentTarget.checked)}
    />
  )
}
