import { type RefObject, useCallback, useEffect, useState } from 'react'
import type { Choice } from '../../rules/item-choices.ts'
import { loadItemChoices } from '../../state/item-options.ts'
import { $item, configureUrl } from '../../state/items.ts'
import { logFailure } from '#storefront/state/log.ts'
import { Notice } from '#ui/Notice.tsx'
import { Skeleton } from '#ui/Loading.tsx'
import { useCommon } from '#i18n/view/common.ts'
import { OptionsForm, type OptionsFormProps, useOptionsText } from './OptionsForm.tsx'

interface Props extends Omit<OptionsFormProps, 'choices'> {
  /** Takes the focus from the button to try again, which is gone meanwhile. */
  title: RefObject<HTMLElement | null>
}

/** The form with the product's own choices, or the reason why it cannot be shown. */
export function ItemOptions({ title, ...props }: Props) {
  const text = useOptionsText()
  const common = useCommon()
  const { state, choices, retry } = useChoices(props.itemId)
  const handleRetry = () => {
    title.current?.focus()
    retry()
  }
  if (state === 'loading') return <Skeleton count={2} kind="item" />
  if (state === 'failed')
    return (
      <Notice
        type="error"
        action={
          <button type="button" className="bzl-link" onClick={handleRetry}>
            {common('action.retry')}
          </button>
        }
      >
        {text('unavailable')}
      </Notice>
    )
  if (choices) return <OptionsForm {...props} choices={choices} />
  const { item } = $item(props.itemId).get()
  if (!item) return <Notice type="error">{text('gone')}</Notice>
  return (
    <>
      <p>{text('elsewhere')}</p>
      <a className="bzl-button bzl-button--wide" href={configureUrl(item)}>
        {text('elsewhere.link')}
      </a>
    </>
  )
}

interface Loaded {
  state: 'loading' | 'ready' | 'failed'
  choices?: Choice[]
}

/** Read each time the dialog opens: stock and prices change. */
function useChoices(itemId: string) {
  const [loaded, setLoaded] = useState<Loaded>({ state: 'loading' })
  const load = useCallback(() => {
    setLoaded({ state: 'loading' })
    loadItemChoices(itemId).then(
      (choices) => setLoaded({ state: 'ready', choices }),
      (error: unknown) => {
        logFailure('choices', error)
        setLoaded({ state: 'failed' })
      },
    )
  }, [itemId])
  useEffect(load, [load])
  return { ...loaded, retry: load }
}
