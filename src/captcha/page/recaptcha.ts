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
const loadReCaptcha = (host: string): Promise<ReCaptchaScript> =>
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

/** Made once: a page may refuse a second policy of the same name. */
let policy: ReturnType<TypePolicies['createPolicy']> | undefined

/** Signs an address for pages with `require-trusted-types-for 'script'`; only addresses made above are signed. */
function signed(url: string): string {
  const page = globalThis as { trustedTypes?: TypePolicies }
  policy ??= page.trustedTypes?.createPolicy('bezel-recaptcha', { createScriptURL: (each) => each })
  return policy?.createScriptURL(url) ?? url
}

/** One check of the provider's on the page. */
export interface ReCaptchaWidget {
  /** False where the shopper has yet to press it. */
  isReady(): boolean
  /**
   * Resolves with a token for one call, or with '' if the shopper has closed it or has not done what is asked.
   * Rejects on a failure.
   */
  token(): Promise<string>
  /** The token was used: the next call needs another. */
  reset(): void
}

interface ReCaptchaOptions {
  /** The settings for the provider's `render`. */
  rendering: object
  isInvisible: boolean
  host: string
  /** The provider shows a task, or no longer does. */
  onTask(isOpen: boolean): void
}

/** How often (ms) it is looked whether the provider's task is open: it does not say when it is closed. */
const LOOK = 100
/** After how many looks without token or task the provider has failed. */
const PATIENCE = 200

/** Draws a check into a place of the page. Rejects where the provider's script does not come. */
export async function drawReCaptcha(place: HTMLElement, options: ReCaptchaOptions): Promise<ReCaptchaWidget> {
  const { rendering, isInvisible, host, onTask } = options
  const script = await loadReCaptcha(host)
  let waiting: { resolve(token: string): void; reject(error: Error): void } | undefined
  // The provider draws once into an element.
  const own = hostDocument.createElement('div')
  place.replaceChildren(own)
  const id = script.render(own, {
    ...rendering,
    callback: (token: string) => waiting?.resolve(token),
    'error-callback': () => waiting?.reject(new Error('reCAPTCHA')),
  })

  /** Ends with a token, with '' once the task that was open has been closed without one, or with a failure. */
  async function execute(): Promise<string> {
    script.reset(id)
    let looks = 0
    let isOpen = false
    let hadTask = false
    const before = taskFrames().length
    let timer: ReturnType<typeof setInterval> | undefined
    const look = () => {
      if (isTaskOpen() !== isOpen) {
        onTask((isOpen = !isOpen))
        hadTask = true
        looks = 0
      }
      // A task may have opened and closed between two looks.
      hadTask ||= taskFrames().length > before
      if (isOpen) return
      looks++
      // A token comes a moment after its task has gone.
      if (hadTask && looks > 10) waiting!.resolve('')
      else if (looks > PATIENCE) waiting!.reject(new Error('reCAPTCHA is late'))
    }
    try {
      return await new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject }
        timer = setInterval(look, LOOK)
        script.execute(id)
      })
    } finally {
      clearInterval(timer)
      waiting = undefined
      if (isOpen) onTask(false)
    }
  }

  return {
    isReady: () => isInvisible || script.getResponse(id) !== '',
    token: isInvisible ? execute : async () => script.getResponse(id),
    reset: () => script.reset(id),
  }
}

const taskFrames = () => [...hostDocument.querySelectorAll<HTMLElement>('iframe[src*="/bframe"]')]

/** The provider keeps the frame of its task and hides it. */
const isTaskOpen = () =>
  taskFrames().some((frame) => {
    const { height, bottom } = frame.getBoundingClientRect()
    return height > 0 && bottom > 0 && getComputedStyle(frame).visibility !== 'hidden'
  })
