import { useEffect, useRef, type ReactNode } from 'react'
import { useStore } from '@nanostores/react'
import { $giftComponents, type GiftUnit, $giftUnits, saveGift } from '../state/gifts.ts'
import { announce } from '#ui/Announcer.tsx'
import { useCommon, useMessage } from '#i18n/view/common.ts'
import { Notice } from '#ui/Notice.tsx'
import { Price } from '#ui/Price.tsx'
import { useGiftText, useGiftState, useGiftDraft } from './useGift.ts'
import { ChangingText } from '#ui/ChangingText.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { isSameGift } from '../rules/gifts.ts'
import type { SavedGift } from '../rules/item-gifts.ts'
import { Radio } from '#ui/Choice.tsx'
import { cleanText } from '#lib/text/clean.ts'
import { describedBy, FieldFrame } from '#ui/form/Field.tsx'
import { personal } from '#ui/personal.ts'

/** Announced politely when no more characters than these are left. */
const ANNOUNCED_AT = [20, 10, 0]

interface MessageFieldProps {
  giftDraft: ReturnType<typeof useGiftDraft>
  /** The shop's reason for refusing the gift. */
  error: string | undefined
}

/** The message with what is left of its room, counted as people count, and the card as it will read. */
function MessageField({ giftDraft, error }: MessageFieldProps) {
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

interface PictureRadioProps {
  name: string
  label: string
  image?: string
  end?: ReactNode
  isChosen: boolean
  onChoose(): void
}

/** A native radio with a picture beside its name. */
function PictureRadio({ name, label, image, end, isChosen, onChoose }: PictureRadioProps) {
  const shown = (
    <span className="bzl-gifts__choice">
      {image && <img src={image} alt="" width="48" height="48" loading="lazy" />}
      {label}
    </span>
  )
  return <Radio name={name} label={shown} end={end} checked={isChosen} onChange={onChoose} />
}

/** Applies this gift to every unit in the cart. The button shows their number, since each box has its price. */
function ApplyGiftToAll({ gift, isTooLong }: { gift: SavedGift; isTooLong: boolean }) {
  const text = useGiftText()
  const units = useStore($giftUnits)
  if (units.length < 2) return null
  const isSame = units.every(({ item, index }) => isSameGift(gift, item.additional_data.item_gift?.[index]))
  if (isSame) return <p className="bzl-gifts__done">{text('all.done')}</p>
  return (
    <button
      type="button"
      className="bzl-link"
      aria-disabled={isTooLong}
      onClick={() => !isTooLong && void saveGift(units, gift)}
    >
      <ChangingText>{text('all', { count: units.length })}</ChangingText>
    </button>
  )
}

interface Props {
  unit: GiftUnit
  /** The unit's name, for the form's accessible name. */
  name: string
  onClose(): void
}

/** Box, card and message for one unit of a cart item. Saves by itself; nothing is preselected, as a box costs. */
export function GiftForm({ unit, name, onClose }: Props) {
  const text = useGiftText()
  const common = useCommon()
  const id = usePageId()
  const form = useRef<HTMLDivElement>(null)
  const components = useStore($giftComponents)
  const giftDraft = useGiftDraft(unit)
  const { isBusy, isSaved, error } = useGiftState(unit)
  const { draft, hasBox, choose } = giftDraft
  useEffect(() => form.current?.querySelector<HTMLElement>('input:checked')?.focus(), [])
  const wasSaved = useRef(isSaved)
  useEffect(() => {
    if (isSaved && !wasSaved.current) announce(text('saved'))
    wasSaved.current = isSaved
  }, [isSaved, text])
  if (!components) return null
  const [box] = draft.gift_boxes
  const cards = components.message_cards
  const close = () => {
    // A message that is too long cannot be saved, and closing would lose it.
    if (hasBox && giftDraft.isTooLong) return form.current!.querySelector('textarea')!.focus()
    giftDraft.save()
    onClose()
  }
  return (
    <div
      className="bzl-gifts__form"
      ref={form}
      role="group"
      aria-label={text('form', { name })}
      aria-busy={isBusy}
    >
      <fieldset>
        <legend className="bzl-gifts__legend">{text('box')}</legend>
        <PictureRadio
          name={`${id}-box`}
          label={text('box.none')}
          isChosen={!hasBox}
          onChoose={() => choose({ gift_boxes: [] })}
        />
        {components.gift_boxes.map((each) => (
          <PictureRadio
            key={each.id}
            name={`${id}-box`}
            label={each.name}
            image={each.image}
            end={<Price amount={each.price} />}
            isChosen={box === each.id}
            onChoose={() => choose({ gift_boxes: [each.id] })}
          />
        ))}
      </fieldset>
      {hasBox && cards.length > 0 && (
        <fieldset>
          <legend className="bzl-gifts__legend">{text('card')}</legend>
          {cards.map((each) => (
            <PictureRadio
              key={each.id}
              name={`${id}-card`}
              label={each.name}
              image={each.image}
              isChosen={draft.card_id === each.id}
              onChoose={() => choose({ card_id: each.id })}
            />
          ))}
        </fieldset>
      )}
      {hasBox && <MessageField giftDraft={giftDraft} error={error} />}
      {!hasBox && error && <Notice type="error">{error}</Notice>}
      {hasBox && <ApplyGiftToAll gift={draft} isTooLong={giftDraft.isTooLong} />}
      <div className="bzl-gifts__foot">
        <button type="button" className="bzl-link" aria-label={text('close', { name })} onClick={close}>
          {common('action.close')}
        </button>
        <span className="bzl-gifts__status">
          <ChangingText>
            {isBusy ? text('saving') : isSaved && giftDraft.isSent ? text('saved') : ''}
          </ChangingText>
        </span>
      </div>
    </div>
  )
}
