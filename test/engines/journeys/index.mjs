import { controls } from './control.mjs'
import { shopping } from './shopping.mjs'
import { purchases } from './purchases.mjs'

export const journeys = { ...controls, ...shopping, ...purchases }

/** The shortest that shows an engine sells. */
export const short = ['the drawer opens, takes one more and closes by Escape', 'a guest buys by card']
