import { atom, onMount } from 'nanostores'
import { isOnline, onConnection } from '#dom/connection.ts'

export const $online = atom(true)
onMount($online, () => {
  const update = () => $online.set(isOnline())
  update()
  return onConnection(update)
})
