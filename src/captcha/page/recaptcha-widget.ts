import { hostDocument } from '#dom/document.ts'
import { loadReCaptcha } from './recaptcha.ts'

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

export interface ReCaptchaOptions {
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
