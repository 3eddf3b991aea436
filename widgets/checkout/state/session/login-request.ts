import { atom } from 'nanostores'

interface LoginRequest {
  /** What the form begins with. */
  email?: string
  /** Takes the focus back; without one the button of the offer does. */
  opener?: { current: HTMLElement | null }
  isDone?: boolean
}

/** The login of the checkout, once the shopper has opened it. */
export const $loginRequest = atom<LoginRequest | undefined>()
