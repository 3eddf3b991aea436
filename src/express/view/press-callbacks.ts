import type { AdditionalDetailsActions, SubmitActions } from '@adyen/adyen-web'
import type { Press } from '../state/press.ts'

interface WithData {
  data: unknown
}

/** The callbacks by which the component of any wallet talks to the press whose sheet is open. */
export const pressCallbacks = (current: () => Press | undefined) => ({
  onSubmit({ data }: WithData, _: unknown, actions: SubmitActions): void {
    const press = current()
    if (press) press.submit(data, actions)
    else actions.reject()
  },
  onAdditionalDetails({ data }: WithData, _: unknown, actions: AdditionalDetailsActions): void {
    const press = current()
    if (press) press.sendDetails(data, actions)
    else actions.reject()
  },
  onError: ({ name }: { name: string }): void =>
    void current()?.close(name === 'CANCEL' ? undefined : { key: 'broken' }),
})
