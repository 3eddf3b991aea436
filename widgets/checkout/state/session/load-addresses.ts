import { importPart } from '../../../../src/host/page/import-part'
/** Code that a guest does not need. Throws ApiError, and what the import throws. */
export const importAddressBook = () => importPart(() => import('../../../../src/state/address/address-book'))

/** Reads the customer's saved addresses; rejects like `importAddressBook`. */
export const loadAddresses = async () => (await importAddressBook()).loadAddresses()
