import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { onAddition } from '../../src/host/form-addition'
import { $page } from '../../src/state/page/page'
import { Announcer } from '../../src/ui/announcer/Announcer'
import { Notice } from '../../src/ui/Notice'
import { useProductText } from '../../src/ui/product/text'
import { useAddition } from '../../src/ui/product/useAddition'
import { useMessage } from '../../src/ui/text/common'
import { usePageId } from '../../src/ui/usePageId'

/** Stands at the end of the form: sends it in the browser's place, and shows what came of it. */
export function AddForm({ bezelAdd }: { bezelAdd: '' | 'open' }) {
  const text = useProductText()
  const message = useMessage()
  const id = usePageId()
  const own = useRef<HTMLDivElement>(null)
  const { routes } = useStore($page)
  const { outcome, add } = useAddition()
  const opens = bezelAdd === 'open'
  useEffect(() => {
    const form = own.current!.closest('form')
    if (!form) return
    return onAddition(form, (addition, sendByBrowser) =>
      add({ run: ({ addFields }) => addFields(addition), onMissingCode: sendByBrowser, opens }),
    )
  }, [add, opens])
  useEffect(() => {
    const form = own.current!.closest('form')
    const ofPage = form?.getAttribute('aria-describedby')
    form?.setAttribute('aria-describedby', [ofPage, id].filter(Boolean).join(' '))
    return () => {
      if (ofPage) form?.setAttribute('aria-describedby', ofPage)
      else form?.removeAttribute('aria-describedby')
    }
  }, [id])
  useEffect(
    () => own.current!.closest('form')?.setAttribute('aria-busy', String(outcome === 'busy')),
    [outcome],
  )
  const cart = (
    <a className="bzl-link" href={routes.cart}>
      {text('open-cart')}
    </a>
  )
  return (
    <div ref={own}>
      <Announcer />
      <div id={id} role="alert">
        {typeof outcome === 'object' && (
          <Notice type="error" quiet isAnswer>
            {message(outcome.refusal)}
          </Notice>
        )}
      </div>
      {outcome === 'added' && (
        <Notice type="success" action={cart}>
          {text('in-cart')}
        </Notice>
      )}
    </div>
  )
}
