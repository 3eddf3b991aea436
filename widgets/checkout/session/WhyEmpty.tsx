import { useSessionText } from './text'

/** To somebody whose cart was not empty a moment ago. */
export function WhyEmpty() {
  const text = useSessionText()
  return <p className="bzl-checkout__note">{text('empty.why')}</p>
}
