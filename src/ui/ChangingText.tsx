import type { ReactNode } from 'react'

interface Props {
  /** The text. Elements in its place are rendered as they are. */
  children: ReactNode
  className?: string
}

/**
 * A text that changes while the element around it stays. Its own element is replaced with it: a page translator moves words
 * into elements of its own, and what is written into the old text afterwards is never seen.
 */
export const ChangingText = ({ children, className }: Props) => (
  <span key={typeof children === 'string' ? children : ''} className={className}>
    {children}
  </span>
)
