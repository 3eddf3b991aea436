/** Whether a message holds one of the inline tags the storefront may send (b.10). */
export const hasTags = (html: string): boolean => /<(div|span|b|strong|i|em|u|a)(\s[^<>]*)?>/i.test(html)
