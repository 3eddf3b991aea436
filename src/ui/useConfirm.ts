import { confirm } from '../state/notices/dialog'
import { useCommon } from './text/common'

/** Asks the shopper before something that cannot be undone; Enter says no. */
export function useConfirm(): (question: string) => Promise<boolean> {
  const text = useCommon()
  return (question) =>
    confirm({ question, ok: text('action.ok'), cancel: text('action.cancel'), defaultButton: 'cancel' })
}
