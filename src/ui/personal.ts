/**
 * The class and the attributes of an element with a shopper's data. By them the tools that record sessions leave its
 * content out: Sentry, rrweb, FullStory, PostHog, Hotjar, Clarity and Datadog. To rrweb a mask is for texts alone, so that
 * it is told to ignore what is typed.
 */
export const personal = (className = '') => ({
  className: `${className} sentry-mask rr-mask rr-ignore fs-mask ph-mask`,
  'data-sentry-mask': '',
  'data-hj-suppress': '',
  'data-clarity-mask': 'true',
  'data-dd-privacy': 'mask',
})
