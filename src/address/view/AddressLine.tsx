import { Fragment } from 'react'
import type { Address } from '../rules/address.ts'
import { useAddressLine } from './useAddressLine.ts'

/** An address on one line, for people to read and browsers not to translate. No line ends within its postcode. */
export function AddressLine({ address }: { address: Address }) {
  const text = useAddressLine()(address)
  const { postcode } = address
  const parts = postcode.includes('-') ? text.split(postcode) : [text]
  return (
    <span className="bzl-address__line" dir="auto" translate="no">
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <span className="bzl-address__postcode">{postcode}</span>}
          {part}
        </Fragment>
      ))}
    </span>
  )
}
