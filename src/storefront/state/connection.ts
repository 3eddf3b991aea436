import { atom, onMount } from 'nanostores'
import { isOnline, onConnection } from '#dom/lifecycle.ts'

export const $online = atom(true)
onMount($online, () => {
  const update = () => $online.set(isOnline())
  update()
  return onConnection(update)
})
