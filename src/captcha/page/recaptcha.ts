import { hostDocument } from '#dom/document.ts'

/** The part of the provider's script we use. */
interface ReCaptchaScript {
  ready(callback: () => void): void
  render(place: HTMLElement, options: object): number
  execute(id: number): unknown
  reset(id: number): void
  getResponse(id: number): string
}

interface TypePolicies {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): {
    createScriptURL(url: string): string
  }
}

/** The provider's hosts: the second is for countries where the first is blocked. */
const HOSTS = ['www.google.com', 'www.recaptcha.net']

/** How long (ms) the script may take until it can be used. */
const LIMIT = 15_000

let loading: Promise<ReCaptchaScript> | undefined

/**
 * The provider's script, added to the page once; a page that has it already shares it. Rejects where it is blocked or late,
 * and the next call tries again. `host` is one of the provider's, or the page's own.
 */
export const loadReCaptcha = (host: string): Promise<ReCaptchaScript> =>
  (loading ??= load(host).catch((error: unknown) => {
    loading = undefined
    throw error
  }))

async function load(host: string): Promise<ReCaptchaScript> {
  if (!found()) await addScript(urlOf(host))
  const script = found()
  if (!script) throw new Error('Bezel: reCAPTCHA did not arrive')
  await Promise.race([new Promise<void>((resolve) => script.ready(resolve)), late()])
  return script
}

const found = () => (window as { grecaptcha?: ReCaptchaScript }).grecaptcha

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('Bezel: reCAPTCHA is late')), LIMIT)
  })

function urlOf(host: string): string {
  const { host: own, protocol } = location
  const origin = host === own ? `${protocol}//${own}` : `https://${HOSTS.includes(host) ? host : HOSTS[0]}`
  return `${origin}/recaptcha/api.js?render=explicit`
}

function addScript(url: string): Promise<void> {
  const script = hostDocument.createElement('script')
  script.async = true
  script.src = signed(url)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('Bezel: reCAPTCHA is blocked'))
    })
    hostDocument.head.append(script)
  })
}

let policy: ReturnType<TypePolicies['createPolicy']> | undefined

/** Signs an address for pages with `require-trusted-types-for 'script'`; only addresses made above are signed. */
function signed(url: string): string {
  const page = globalThis as { trustedTypes?: TypePolicies }
  policy ??= page.trustedTypes?.createPolicy('bezel-recaptcha', { createScriptURL: (each) => each })
  return policy?.createScriptURL(url) ?? url
}
