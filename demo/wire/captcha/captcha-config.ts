import { hasPictures, isPictureRequired, newPicture, PICTURE_FORMS } from '../../shop/captcha/captchas.ts'
import type { RequestContext } from '../../request-context.ts'

/** `captcha` of the checkout's configuration (wire: picture-captcha): printing it draws new pictures. */
export function captchaConfig(context: RequestContext): { captcha?: object } {
  const { shop, session, url } = context
  if (!hasPictures(shop)) return {}
  const entries = PICTURE_FORMS.map((form) => {
    const isRequired = isPictureRequired(shop, session, form)
    return [
      form,
      {
        isCaseSensitive: false,
        imageHeight: 50,
        imageSrc: isRequired ? pictureUrl(context, newPicture(shop, session, form)) : '',
        refreshUrl: `${url.origin}/captcha/refresh/`,
        isRequired,
        timestamp: Math.floor(shop.now() / 1000),
      },
    ]
  })
  return { captcha: Object.fromEntries(entries) }
}

/** The section `captcha` (wire: load-sections). */
export function captchaSection({ shop, session }: RequestContext): object {
  if (!hasPictures(shop)) return {}
  const timestamp = Math.floor(shop.now() / 1000)
  return Object.fromEntries(
    PICTURE_FORMS.map((form) => [form, { isRequired: isPictureRequired(shop, session, form), timestamp }]),
  )
}

export const pictureUrl = ({ url }: RequestContext, id: string) =>
  `${url.origin}/media/captcha/base/${id}.svg`
