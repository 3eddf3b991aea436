import { Component, type ReactNode } from 'react'

interface Props {
  children?: ReactNode
  /** Shown in place of what broke; nothing by default. */
  fallback?: ReactNode
  onError?(error: unknown): void
}

/** Keeps an error in a part from breaking what is around it. */
export class ErrorBoundary extends Component<Props, { broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error)
  }

  override render() {
    return this.state.broken ? (this.props.fallback ?? null) : this.props.children
  }
}
