import { useEffect, useRef, type ReactNode } from 'react'
import type { NoticeType } from '#storefront/state/notices/notices.ts'
import { announce } from './Announcer.tsx'
import { Icon } from './Icon.tsx'

const icons = { success: 'check', notice: 'info', warning: 'alert', error: 'alert' } as const

interface Props {
  type?: NoticeType
  /** The message. Plain text is also announced to screen readers when it appears, unless `quiet`. */
  children: ReactNode
  quiet?: boolean
  /** It answers a press beside it: it is scrolled into view. */
  isAnswer?: boolean
  /** A button or link to help with it. */
  action?: ReactNode
}

/** A message inside a widget. Errors are announced assertively, the rest politely. */
export function Notice({ type = 'notice', children, quiet = false, isAnswer, action }: Props) {
  const announced = typeof children === 'string' && !quiet ? children : ''
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (announced) announce(announced, type === 'error' ? 'assertive' : 'polite')
  }, [announced, type])
  useEffect(() => {
    if (isAnswer) place.current!.scrollIntoView({ block: 'nearest' })
  }, [isAnswer])
  return (
    <div ref={place} className={`bzl-notice bzl-notice--${type}`}>
      <Icon name={icons[type]} />
      <div key={typeof children === 'string' ? children : ''} className="bzl-notice__text">
        {children}
      </div>
      {action}
    </div>
  )
}
