/** The side of the window an element is nearer to. */
export function nearerSide(element: Element): 'left' | 'right' {
  const { left, right } = element.getBoundingClientRect()
  return left + right < window.innerWidth ? 'left' : 'right'
}
