import { createContext, type HTMLAttributes, type RefObject, useContext } from 'react'

/** The level of an island's first headings where the marker asks for none. */
export const USUAL_LEVEL = 2

/** The level of the first headings of an island. */
export const FirstHeadingLevel = createContext(USUAL_LEVEL)

/** The first level that a marker asks for by `data-heading-level`. */
export const headingLevelOf = ({ dataset: { headingLevel = '' } }: HTMLElement) =>
  /^[1-6]$/.test(headingLevel) ? Number(headingLevel) : USUAL_LEVEL

interface Props extends HTMLAttributes<HTMLHeadingElement> {
  /** How many levels it stands below the first headings. */
  below?: number
  headingRef?: RefObject<HTMLHeadingElement | null>
}

/** A heading of an island, at its level in the outline of the page. */
export function Heading({ below = 0, headingRef, ...props }: Props) {
  const Tag = `h${Math.min(6, useContext(FirstHeadingLevel) + below)}` as 'h2'
  return <Tag {...props} ref={headingRef} />
}
