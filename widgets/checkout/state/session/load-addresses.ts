import { importPart } from '#dom/import-part.ts'
/** Code that a guest does not need. Throws ApiError, and what the import throws. */
export const importAddressBook = () => importPart(() => import('#address/state/address-book.ts'))

/** Reads the customer's saved addresses; rejects like `importAddressBook`. */
export const loadAddresses = async () => (await importAddressBook()).loadAddresses()
