import { type FocusEvent, useRef, useEffect, useState, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { $notices } from '#storefront/state/notices/notices.ts'
import '#storefront/state/notices/shop-messages.ts'
import { Announcer } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/banner.json'
import { BannerMessage } from './BannerMessage.tsx'
import { tryNative } from '#dom/document.ts'

/** Whether an element is on screen. */
function useInView(ref: RefObject<Element | null>): boolean {
  const [isInView, setInView] = useState(true)
  useEffect(() => {
    const observer = tryNative(
      () => new IntersectionObserver((entries) => setInView(entries.pop()!.isIntersecting)),
    )
    observer?.observe(ref.current!)
    return () => observer?.disconnect()
  }, [ref])
  return isInView
}

/** The messages, newest last. While the widget is scrolled out of view they float at the top of the window. */
export function Banner() {
  const text = useText('banner', en)
  const messages = useStore($notices)
  const root = useRef<HTMLDivElement>(null)
  const isInView = useInView(root)
  const cameFrom = useRef<EventTarget | null>(null)
  const enter = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
  }
  // The next message, and after the last one where the keyboard came from.
  const leave = (message: HTMLElement) => {
    const neighbour = message.nextElementSibling ?? message.previousElementSibling
    const before = cameFrom.current as HTMLElement | null
    const target = neighbour?.querySelector('button') ?? (before?.isConnected ? before : root.current)
    target?.focus({ preventScroll: true })
  }
  return (
    <div className="bzl-banner__place" ref={root} tabIndex={-1}>
      <Announcer />
      {messages.length > 0 && (
        <section aria-label={text('label')} onFocus={enter}>
          <ul className="bzl-banner__list" data-floating={!isInView}>
            {messages.map((message) => (
              <BannerMessage key={message.id} message={message} onLeave={leave} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
