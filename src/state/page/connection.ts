import { atom, onMount } from 'nanostores'
import { isOnline, onConnection } from '../../host/page/connection'

export const $online = atom(true)
onMount($online, () => {
  const look = () => $online.set(isOnline())
  look()
  return onConnection(look)
})
