import { describe, expect, test } from 'vitest'
import { boundary, statement, YEAR_2026 } from '../support/disclosure-records.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'
import type { Server } from './southerly.ts'

/** An invented company that no other test of the app writes about. */
const ABN = '10000000096'
const REVIEW = `/workspace/${ABN}/review?period=2025-26`

const put = async (server: Server, record: string, body: object): Promise<number> => {
  const answer = await server.call(`/v1/companies/${ABN}/${record}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'if-match': '*' },
    body: JSON.stringify(body),
  })
  return answer.status
}
const first = async (server: Server, record: string, body: object): Promise<void> => {
  const answer = await server.call(`/v1/companies/${ABN}/${record}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(200)
}

const app = webApp()

describe.skipIf(noBrowser)('review in the workspace', () => {
  test('goes from draft to a locked period and back, with comments, in plain words', async () => {
    const server = await app()
    await first(server, 'organisational-boundary', boundary())
    await first(server, 's2-statements', { period: YEAR_2026, statements: [statement('6(a)')] })
    const { page, faults } = await openPage(`${server.url}${REVIEW}`)
    await page.getByText('nobody has reviewed this period').waitFor()
    await page.getByRole('button', { name: 'Submit for review: everything that can be' }).click()
    await page.getByRole('button', { name: 'Ask for changes: Statement on 6(a)' }).click()
    await page.getByLabel('Reason').fill('Which committee?')
    await page.getByRole('dialog').getByRole('button', { name: 'Ask for changes' }).click()
    await page.getByText(/Which committee\?/).waitFor()
    await page.getByRole('button', { name: 'Submit for review: everything that can be' }).click()
    await page.getByRole('button', { name: 'Mark as reviewed: everything that can be' }).click()
    await page.getByRole('button', { name: 'Approve: everything that can be' }).click()
    await page.getByText(/Self-approved: the author is the only member/).waitFor()

    await page.getByRole('button', { name: 'Comment: Statement on 6(a)' }).click()
    await page.getByLabel('New comment').fill('Since when?')
    await page.getByRole('button', { name: 'Comment', exact: true }).last().click()
    await page.getByText('Since when?').first().waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Close' }).click()
    await page.getByRole('button', { name: '1 open comment: Statement on 6(a)' }).waitFor()

    await page.getByRole('button', { name: 'Lock the period: the whole period' }).click()
    await page.getByText('This period is locked.').waitFor()
    expect(await put(server, 'organisational-boundary', boundary({ rationale: 'Late' }))).toBe(423)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 800 })
    expect(await overflows(page)).toBe(false)
    await page.getByRole('complementary', { name: 'Locked period' }).getByRole('button').click()
    await page.getByLabel('Reason').fill('A wrong share.')
    await page.getByRole('dialog').getByRole('button', { name: 'Unlock the period' }).click()
    await page.getByText('This period is locked.').waitFor({ state: 'detached' })
    expect(await put(server, 'organisational-boundary', boundary({ rationale: 'Mended' }))).toBe(200)
    await page.reload()
    await page.getByText(/It was changed after version 1 was approved/).waitFor()
    expect(faults).toEqual([])
  })
})
