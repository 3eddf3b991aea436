import type { Page } from 'playwright/test'
import { whenQuiet } from './rest.ts'

/** Ends every session on the server, once nothing is under way that would notice it before the next press. */
export async function endSession(page: Page): Promise<void> {
  await whenQuiet(page)
  await page.request.post('/__demo/mood', { data: { personality: 'expired-session' } })
}
