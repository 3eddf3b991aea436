import { atom } from 'nanostores'

/** The captcha's provider shows a task over the page, which must not be covered meanwhile. */
export const $isTaskOpen = atom(false)
