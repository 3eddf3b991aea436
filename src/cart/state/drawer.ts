import { atom } from 'nanostores'

export const $drawerOpen = atom(false)

export const openDrawer = () => $drawerOpen.set(true)
export const closeDrawer = () => $drawerOpen.set(false)
