import { atom } from 'nanostores'
import type { CheckoutStep } from '../rules/steps.ts'

/** The step the shopper opened to look at; undefined while they are at the one that is due. */
export const $viewedStep = atom<CheckoutStep | undefined>()

/** Shows a step. If the step may not be opened, the step that is due stays. */
export const openStep = (step: CheckoutStep): void => $viewedStep.set(step)

/** Leads on to the step that is due. */
export const openDueStep = (): void => $viewedStep.set(undefined)

/** Code of the method the shopper went on with, for as long as it stays chosen. */
export const $confirmedMethod = atom<string | undefined>()
