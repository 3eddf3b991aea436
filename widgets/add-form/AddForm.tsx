import { useEffect, useRef } from 'react'
import { useStore } from '@nanostores/react'
import { onAddition } from '#catalogue/page/product-form.ts'
import { $page } from '#storefront/state/page.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { Notice } from '#ui/Notice.tsx'
import { useProductText } from '#catalogue/view/text.ts'
import { useAddition } from '#catalogue/view/useAddition.ts'
import { useMessage } from '#i18n/view/common.ts'
import { usePageId } from '#ui/usePageId.ts'

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
      add({ run: ({ addFields }) => addFields(addition, opens), onMissingCode: sendByBrowser, opens }),
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
