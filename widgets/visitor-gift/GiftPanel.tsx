import { useRef } from 'react'
import { useStore } from '@nanostores/react'
import { $page } from '#storefront/state/page.ts'
import { $visitorGift } from '#gifts/state/visitor-gift.ts'
import { Announcer } from '#ui/announcer/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import { Notice } from '#ui/Notice.tsx'
import en from '#locales/en/visitor-gift.json'
import { EmailForm } from './EmailForm.tsx'
import { usePageId } from '#ui/usePageId.ts'
import { Heading } from '#ui/island/Heading.tsx'

/** The gift and the form for it; once it was had, where it is. */
export function GiftPanel() {
  const text = useText('visitor-gift', en)
  const id = usePageId()
  const gift = useStore($visitorGift)
  const { routes } = useStore($page)
  const heading = useRef<HTMLHeadingElement>(null)
  const view = (
    <a className="bzl-link" href={routes.cart}>
      {text('view')}
    </a>
  )
  return (
    <>
      <Announcer />
      {gift && (
        <section className="bzl-visitor-gift__panel" aria-labelledby={id}>
          {gift.image && (
            <img className="bzl-visitor-gift__image" src={gift.image} alt="" width="240" height="240" />
          )}
          <div>
            <Heading
              className="bzl-visitor-gift__title"
              id={id}
              headingRef={heading}
              tabIndex={-1}
              dir="auto"
            >
              {gift.title}
            </Heading>
            {gift.description && <p dir="auto">{gift.description}</p>}
            {gift.received ? (
              <Notice type="success" action={view}>
                {text('received')}
              </Notice>
            ) : (
              <EmailForm onSent={() => $visitorGift.get()?.received && heading.current?.focus()} />
            )}
          </div>
        </section>
      )}
    </>
  )
}
