import { useEffect } from 'react'
import { useStore } from '@nanostores/react'
import type { OrderExtras as Offered } from '../../../src/domain/order-extras'
import { Checkbox } from '../../../src/ui/Choice'
import { Field } from '../../../src/ui/form/Field'
import { TextArea } from '../../../src/ui/form/TextArea'
import { useText } from '../../../src/ui/text/i18n'
import en from '../../../locales/en/order-extras.json'
import {
  $giftMessage,
  $isGift,
  $orderComment,
  $wantsNewsletter,
  startOrderExtras,
} from '../state/order/order-extras'

const useExtrasText = () => useText('order-extras', en)

/** What the shopper may add to the order. It is saved right before the order, and never ticked beforehand. */
export function OrderExtras({ comment, giftMessage, newsletter }: Offered) {
  useEffect(startOrderExtras, [])
  return (
    <div className="bzl-checkout__extras">
      {giftMessage && <GiftMessage />}
      {comment && <Comment />}
      {newsletter && <Newsletter />}
    </div>
  )
}

function Comment() {
  const text = useExtrasText()
  return (
    <TextArea
      name="comment"
      label={text('comment')}
      value={useStore($orderComment)}
      onChange={(event) => $orderComment.set(event.currentTarget.value)}
    />
  )
}

function GiftMessage() {
  const text = useExtrasText()
  const isGift = useStore($isGift)
  const words = useStore($giftMessage)
  return (
    <>
      <Checkbox
        label={text('gift')}
        note={text('gift.note')}
        checked={isGift}
        onChange={(event) => $isGift.set(event.currentTarget.checked)}
      />
      {isGift && (
        <div className="bzl-fields">
          <Field
            name="recipient"
            label={text('gift.recipient')}
            width="half"
            autoComplete="off"
            value={words.recipient}
            onChange={(event) => $giftMessage.setKey('recipient', event.currentTarget.value)}
          />
          <Field
            name="sender"
            label={text('gift.sender')}
            width="half"
            autoComplete="off"
            value={words.sender}
            onChange={(event) => $giftMessage.setKey('sender', event.currentTarget.value)}
          />
          <TextArea
            name="message"
            label={text('gift.message')}
            value={words.message}
            onChange={(event) => $giftMessage.setKey('message', event.currentTarget.value)}
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
