import { atom } from 'nanostores'
import type { ListedMethod } from '../rules/offered-methods.ts'

/**
 * The methods as the server lists them for the saved addresses (rule: address-change); undefined before the first
 * response.
 */
export const $listedMethods = atom<readonly ListedMethod[] | undefined>()

/** Sets a list that makes the card form start anew (rule: address-change), even when it lists the same. */
export const setListedMethods = (methods: readonly ListedMethod[]): void => $listedMethods.set([...methods])

/** Takes a list over only if it differs, so a card form in use survives a change of the amount alone. */
export function refreshListedMethods(methods: readonly ListedMethod[]): void {
  const codes = (list?: readonly ListedMethod[]) => list?.map(({ code }) => code).join()
  if (codes(methods) !== codes($listedMethods.get())) setListedMethods(methods)
}
