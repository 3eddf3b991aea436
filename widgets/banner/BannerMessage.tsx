import { useEffect, useRef, useState } from 'react'
import { dismiss, type Notice as Message } from '../../src/state/notices/notices'
import { announce } from '../../src/ui/announcer/announce'
import { useCommon, useMessage } from '../../src/ui/text/common'
import { Html } from '../../src/ui/html/Html'
import { Icon } from '../../src/ui/Icon'
import { Notice } from '../../src/ui/Notice'
import { useHtml } from '../../src/ui/html/useHtml'
import { hasTags, plainText } from './plain-text'
import { useAutoHide } from './useAutoHide'

interface Props {
  message: Message
  /** The message goes by key, and with it the focus. */
  onLeave(place: HTMLElement): void
}

/** One message. A success leaves by itself unless the pointer or the focus rests on it. */
export function BannerMessage({ message, onLeave }: Props) {
  const common = useCommon()
  const say = useMessage()
  const [isPaused, setPaused] = useState(false)
  const said = message.key ? say({ key: message.key, values: message.values }) : plainText(message.text ?? '')
  const hide = () => dismiss(message.id)
  const place = useRef<HTMLLIElement>(null)
  // Messages without markup are the rule; the sanitiser is not asked for them.
  const isRich = !message.key && hasTags(message.text ?? '')
  const content = useHtml(isRich ? message.text : undefined, 'line', place)
  useAnnouncement(isRich ? said : undefined, message.type)
  useAutoHide(said ?? '', isPaused, message.type === 'success' ? hide : undefined)
  if (!said) return null
  const close = (
    <button
      type="button"
      className="bzl-icon-button"
      aria-label={common('notice.dismiss', { text: said })}
      onClick={({ detail }) => {
        // A key's click counts no presses of a pointer.
        if (detail === 0) onLeave(place.current!)
        hide()
      }}
    >
      <Icon name="close" />
    </button>
  )
  return (
    <li
      ref={place}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Notice type={message.type} action={close} quiet={isRich}>
        {content ? <Html content={content} /> : said}
      </Notice>
    </li>
  )
}

/** A notice announces its text only; this one shows markup in its place a moment later. */
function useAnnouncement(said: string | undefined, type: Message['type']) {
  useEffect(() => {
    if (said) announce(said, type === 'error' ? 'assertive' : 'polite')
  }, [said, type])
}
