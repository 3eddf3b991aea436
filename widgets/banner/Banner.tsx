import { type FocusEvent, useRef, useEffect, useState, type RefObject } from 'react'
import { useStore } from '@nanostores/react'
import { $notices, dismiss, type Notice as Message } from '#storefront/state/notices/notices.ts'
import '#storefront/state/notices/shop-messages.ts'
import { Announcer, announce } from '#ui/Announcer.tsx'
import { useText } from '#i18n/view/i18n.ts'
import en from '#locales/en/banner.json'
import { tryNative } from '#dom/document.ts'
import { $drawerOpen } from '#cart/state/drawer.ts'
import { useMessage } from '#i18n/view/common.ts'
import { LINE } from '#html/view/allowed-html.ts'
import { Html, useHtml } from '#html/view/Html.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { plainText } from '#lib/text/html-entities.ts'

const SHORTEST = 6000
const A_CHARACTER = 60

/** Calls `hide` when a text has been on screen long enough to be read; time does not count while paused. */
function useAutoHide(text: string, isPaused: boolean, hide: (() => void) | undefined): void {
  const latest = useRef(hide)
  latest.current = hide
  const hides = Boolean(hide)
  useEffect(() => {
    if (!hides || isPaused) return
    const timer = setTimeout(() => latest.current?.(), Math.max(SHORTEST, text.length * A_CHARACTER))
    return () => clearTimeout(timer)
  }, [text, isPaused, hides])
}

/** Whether a message holds one of the inline tags the storefront may send (wire: load-sections). */
export const hasTags = (html: string): boolean => /<(div|span|b|strong|i|em|u|a)(\s[^<>]*)?>/i.test(html)

interface Props {
  message: Message
  /** The message goes by key, and with it the focus. */
  onLeave(element: HTMLElement): void
}

/** One message. A success leaves by itself unless the pointer or the focus rests on it, or the cart's drawer covers it. */
function BannerMessage({ message, onLeave }: Props) {
  const own = useText('banner', en)
  const toText = useMessage()
  const [isHovered, setHovered] = useState(false)
  const [hasFocus, setFocus] = useState(false)
  const isCovered = useStore($drawerOpen)
  const text = message.key
    ? toText({ key: message.key, values: message.values })
    : plainText(message.text ?? '')
  const hide = () => dismiss(message.id)
  const element = useRef<HTMLLIElement>(null)
  // Messages without markup are the rule; they skip the sanitiser.
  const isRich = !message.key && hasTags(message.text ?? '')
  const content = useHtml(isRich ? message.text : undefined, LINE)
  useAnnouncement(isRich ? text : undefined, message.type)
  const isPaused = isHovered || hasFocus || isCovered
  useAutoHide(text ?? '', isPaused, message.type === 'success' ? hide : undefined)
  if (!text) return null
  const close = (
    <button
      type="button"
      className="bzl-icon-button"
      aria-label={own('dismiss', { text })}
      onClick={({ detail }) => {
        // A key's click counts no presses of a pointer.
        if (detail === 0) onLeave(element.current!)
        hide()
      }}
    >
      <Icon name="close" />
    </button>
  )
  return (
    <li
      ref={element}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocus(true)}
      onBlur={() => setFocus(false)}
    >
      <Notice type={message.type} action={close} quiet={isRich}>
        {content ? <Html content={content} /> : text}
      </Notice>
    </li>
  )
}

/** A notice announces its text only; this one replaces it with markup a moment later. */
function useAnnouncement(text: string | undefined, type: Message['type']) {
  useEffect(() => {
    if (text) announce(text, type === 'error' ? 'assertive' : 'polite')
  }, [text, type])
}

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
