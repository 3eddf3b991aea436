import { useEffect, type ReactNode } from 'react'
import type { NoticeType } from '../state/notices/notices'
import { announce } from './announcer/announce'
import { Icon } from './Icon'

const icons = { success: 'check', notice: 'info', warning: 'alert', error: 'alert' } as const

interface Props {
  type?: NoticeType
  /** What is said. A text is also told to screen readers when it appears, unless `quiet`. */
  children: ReactNode
  quiet?: boolean
  /** A button or link to help with it. */
  action?: ReactNode
}

/** A line of news inside a widget. Errors interrupt, the rest waits its turn. */
export function Notice({ type = 'notice', children, quiet = false, action }: Props) {
  const said = typeof children === 'string' && !quiet ? children : ''
  useEffect(() => {
    if (said) announce(said, type === 'error' ? 'assertive' : 'polite')
  }, [said, type])
  return (
    <div className={`bzl-notice bzl-notice--${type}`}>
      <Icon name={icons[type]} />
      <div className="bzl-notice__text">{children}</div>
      {action}
    </div>
  )
}
