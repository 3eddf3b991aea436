/** A response and the cookies it sets; a `Response` made in a browser-like environment cannot carry `Set-Cookie`. */
export interface CookieResponse {
  response: Response
  /** Values of the `Set-Cookie` headers. */
  setCookies: string[]
}
