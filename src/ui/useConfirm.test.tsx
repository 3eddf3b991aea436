import { getByRole } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { render } from '#test/render.tsx'
import { $dialog } from '#storefront/state/notices/notices.ts'
import { useConfirm } from './useConfirm.ts'

function RemoveButton({ onAnswer }: { onAnswer(yes: boolean): void }) {
  const confirm = useConfirm()
  return (
    <button type="button" onClick={async () => onAnswer(await confirm('Remove it?'))}>
      Remove
    </button>
  )
}

it('asks with the harmless button under Enter', async () => {
  const answers: boolean[] = []
  const stop = $dialog.listen(() => undefined)
  const { host } = render(<RemoveButton onAnswer={(yes) => answers.push(yes)} />)
  await userEvent.click(getByRole(host, 'button', { name: 'Remove' }))
  expect($dialog.get()).toMatchObject({
    question: 'Remove it?',
    ok: 'OK',
    cancel: 'Cancel',
    defaultButton: 'cancel',
  })
  $dialog.get()!.answer(false)
  await Promise.resolve()
  expect(answers).toEqual([false])
  stop()
})
