import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from '../../../../src/ui/island/ErrorBoundary'

interface Props {
  children: ReactNode
  loading?: ReactNode
  /** Shown when the part does not arrive; nothing where the method works without it. */
  failed?: ReactNode
}

/** Room for a part that is fetched when a method is chosen. */
export const Late = ({ children, loading = null, failed = null }: Props) => (
  <ErrorBoundary fallback={failed}>
    <Suspense fallback={loading}>{children}</Suspense>
  </ErrorBoundary>
)
