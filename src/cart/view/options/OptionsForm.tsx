import { useState, useMemo } from 'react'
import { useStore } from '@nanostores/react'
import { type Choice, choiceProblem } from '../../rules/item-choices.ts'
import { saveItemOptions } from '../../state/item-options.ts'
import { notify } from '#storefront/state/notices/notices.ts'
import { $money } from '#storefront/state/context.ts'
import type { Refusal } from '#async/refusals.ts'
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx'
import { useForm } from '#ui/form/useForm.ts'
import { Notice } from '#ui/Notice.tsx'
import { Spinner } from '#ui/Loading.tsx'
import { useMessage, useCommon } from '#i18n/view/common.ts'
import { Field } from '#ui/form/Field.tsx'
import { SelectField } from '#ui/form/SelectField.tsx'
import { TextArea } from '#ui/form/TextArea.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/item-options.json'

/** Strings of the dialog that changes an item. */
export const useOptionsText = () => useText('item-options', en)

interface Props {
  choice: Choice
  field: ReturnType<ReturnType<typeof useForm<string>>['field']>
  money: ReturnType<typeof $money.get>
}

/** One choice with its prices: the browser's own list, or a text. */
function ChoiceField({ choice, field, money }: Props) {
  const text = useOptionsText()
  const common = useCommon()
  const { label, isRequired, values, price = 0 } = choice
  const options = useMemo(
    () =>
      values?.map(({ value, label: name, price: extra }) => ({
        value,
        label: extra > 0 ? text('price', { value: name, price: money(extra) }) : name,
      })),
    [values, text, money],
  )
  const look = {
    label,
    required: isRequired,
    hint: price > 0 && text('price.typed', { price: money(price) }),
  }
  if (options)
    return <SelectField {...field} {...look} options={options} placeholder={common('form.choose')} />
  return choice.isLong ? <TextArea {...field} {...look} /> : <Field {...field} {...look} autoComplete="off" />
}

export interface OptionsFormProps {
  itemId: string
  choices: Choice[]
  onBusy(isBusy: boolean): void
  /** Called with the id the item has by now. */
  onSaved(itemId: string): void
  onClose(): void
}

/**
 * The choices for an item. A refusal by the shop is shown at the field that was changed, if exactly one was.
 */
export function OptionsForm({ itemId, choices, onBusy, onSaved, onClose }: OptionsFormProps) {
  const text = useOptionsText()
  const message = useMessage()
  const money = useStore($money)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal>()
  const { form, field, summary, setProblem, focus } = useForm({
    initial: Object.fromEntries(choices.map(({ name, chosen }) => [name, chosen])),
    validate: (values) =>
      Object.fromEntries(choices.map((choice) => [choice.name, choiceProblem(choice, values[choice.name]!)])),
    onSubmit: save,
  })

  async function save(values: Record<string, string>) {
    const changed = choices.filter(({ name, chosen }) => values[name] !== chosen)
    if (!changed.length) return onClose()
    if (isBusy) return
    setRefusal(undefined)
    setBusy(true)
    onBusy(true)
    const filled = Object.entries(values).filter(([, value]) => value !== '')
    const outcome = await saveItemOptions(itemId, filled)
    setBusy(false)
    onBusy(false)
    if (!outcome) return
    if (outcome === 'gone') setRefusal(text('gone'))
    else if ('refusal' in outcome) showRefusal(outcome.refusal, changed)
    else {
      notify({ type: 'success', text: text('saved') })
      if (outcome.areGiftsLost) notify({ type: 'warning', text: text('gift-lost') })
      onSaved(outcome.itemId)
    }
  }

  function showRefusal(reason: Refusal, changed: Choice[]) {
    const [one] = changed
    if (changed.length > 1) return setRefusal(reason)
    setProblem(one!.name, reason)
    focus(one!.name)
  }

  return (
    <form {...form}>
      <ErrorSummary {...summary} />
      {choices.map((choice) => (
        <ChoiceField key={choice.name} choice={choice} field={field(choice.name)} money={money} />
      ))}
      {refusal && <Notice type="error">{message(refusal)}</Notice>}
      <button type="submit" className="bzl-button bzl-button--wide" aria-busy={isBusy} aria-disabled={isBusy}>
        {text('save')}
        {isBusy && <Spinner label={text('saving')} />}
      </button>
    </form>
  )
}
