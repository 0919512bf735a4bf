import type { Page } from 'playwright-core'

/** What an approver writes down where gates are open. */
export const OPEN_GATES_ARE_KNOWN =
  'The board accepts that several requirements are still open and will close them before lodgement.'

export async function giveReason(page: Page, reason: string, button: string): Promise<void> {
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('dialog').getByRole('button', { name: button }).click()
}
