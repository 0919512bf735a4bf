import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { boundary, statement, YEAR_2026 } from '../support/disclosure-records.ts'
import { accessibilityFaults, NOBODY, noBrowser, openPage, overflows, webAppWith } from './browser.ts'
import { giveReason, OPEN_GATES_ARE_KNOWN } from './reasons.ts'
import type { Server } from './southerly.ts'

const ABN = '10000000096'
const REVIEW = `/workspace/${ABN}/review?period=2025-26`

/** A service of its own: with four people nobody is the only member any more, which other tests count on. */
const app = webAppWith({})

const invite = async (server: Server, name: string, role: string): Promise<string> => {
  const answer = await server.call('/v1/members', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, email: `${role}@acme.example`, roles: [role] }),
  })
  return ((await answer.json()) as { invitation: { url: string } }).invitation.url
}

/** Somebody follows their link in a browser of their own. */
async function join(link: string): Promise<{ readonly page: Page; readonly faults: string[] }> {
  const { page, faults } = await openPage(link, { storageState: NOBODY })
  await page.getByRole('button', { name: 'Join on this machine' }).click()
  await page.getByRole('heading', { level: 1, name: 'How much does a company emit' }).waitFor()
  return { page, faults }
}

const put = async (page: Page, server: Server, record: string, data: object): Promise<number> => {
  const headers = { 'x-requested-with': 'southerly', 'if-match': '*' }
  const address = `${server.url}/v1/companies/${ABN}/${record}`
  const changed = await page.request.put(address, { data, headers })
  if (changed.status() !== 412) return changed.status()
  const first = await page.request.put(address, { data, headers: { 'x-requested-with': 'southerly' } })
  return first.status()
}

const statements = (text: string) => ({
  period: YEAR_2026,
  statements: [{ ...statement('6(a)'), statement: text }, statement('6(b)')],
})

describe.skipIf(noBrowser)('review in the workspace', () => {
  test('four people take a period from draft to a lock, a query and an unlock', async () => {
    const server = await app()
    const ann = await join(await invite(server, 'Ann Lee', 'preparer'))
    const ben = await join(await invite(server, 'Ben Ray', 'reviewer'))
    const cy = await join(await invite(server, 'Cy Dunn', 'approver'))

    expect(await put(ann.page, server, 'organisational-boundary', boundary())).toBe(200)
    expect(await put(ann.page, server, 's2-statements', statements('The board oversees it.'))).toBe(200)
    await ann.page.goto(`${server.url}${REVIEW}`)
    await ann.page.getByRole('button', { name: 'Submit for review: everything ready' }).click()
    await ann.page.getByText('Submitted by Ann Lee').first().waitFor()

    await ben.page.goto(`${server.url}${REVIEW}`)
    await ben.page.getByRole('button', { name: 'Request changes: Statement on 6(a)' }).click()
    await giveReason(ben.page, 'Which committee?', 'Request changes')
    await ann.page.reload()
    await ann.page.getByText('Changes requested by Ben Ray').waitFor()
    await ann.page.getByText('“Which committee?”').waitFor()
    await readsTheBell(ann.page)
    expect(await put(ann.page, server, 's2-statements', statements('The risk committee oversees it.'))).toBe(
      200,
    )
    await ann.page.reload()
    await ann.page.getByRole('button', { name: 'Submit for review: everything ready' }).click()
    await ann.page.getByText('Changes requested by Ben Ray').waitFor({ state: 'detached' })

    await ben.page.reload()
    await ben.page.getByRole('button', { name: 'Mark as reviewed: everything ready' }).click()
    await ben.page.getByText('Reviewed by Ben Ray').first().waitFor()
    await cy.page.goto(`${server.url}${REVIEW}`)
    await cy.page.getByRole('button', { name: 'Approve: everything ready' }).click()
    await giveReason(cy.page, OPEN_GATES_ARE_KNOWN, 'Approve')
    await cy.page.getByRole('button', { name: 'Lock the period: the whole period' }).click()
    await cy.page.getByText('This period is locked.').waitFor()
    expect(await accessibilityFaults(cy.page)).toEqual([])
    await listsThePeriod(ann.page, server)

    await ann.page.goto(`${server.url}/workspace/${ABN}/boundary?period=2025-26`)
    await ann.page.getByText('The period is locked, so nothing here can be changed.').waitFor()
    expect(await ann.page.getByRole('button', { name: 'Save' }).count()).toBe(0)
    expect(await put(ann.page, server, 'organisational-boundary', boundary({ rationale: 'Late' }))).toBe(423)

    const dee = await join(await inviteAuditor(server))
    await dee.page.getByRole('link', { name: /1 July 2025 to 30 June 2026/ }).click()
    await dee.page.getByRole('button', { name: 'Query: requirement 6(a)', exact: true }).click()
    await dee.page.getByLabel('Query', { exact: true }).fill('Which minutes?')
    await dee.page.getByRole('button', { name: 'Send the query' }).click()
    await dee.page.getByText('“Which minutes?”').waitFor()
    const sheet = await dee.page.getByRole('link', { name: 'Download as a workbook' }).getAttribute('href')
    expect((await dee.page.request.get(`${server.url}${sheet}`)).status()).toBe(200)

    await cy.page.setViewportSize({ width: 390, height: 800 })
    await expect.poll(() => overflows(cy.page)).toBe(false)
    await cy.page.getByRole('complementary', { name: 'Locked period' }).getByRole('button').click()
    await giveReason(cy.page, 'A wrong share.', 'Unlock the period')
    await cy.page.getByText('This period is locked.').waitFor({ state: 'detached' })
    await ann.page.goto(`${server.url}${REVIEW}`)
    await ann.page.getByRole('button', { name: '1 open comment: Statement on 6(a)' }).click()
    await ann.page.getByLabel('Reply').fill('Those of 3 August.')
    await ann.page.getByRole('button', { name: 'Reply', exact: true }).click()
    await ann.page.getByText('Those of 3 August.').first().waitFor()
    expect(await accessibilityFaults(ann.page, 'dialog[open]')).toEqual([])

    await tellsTheStory(dee.page, server)
    for (const { faults } of [ann, ben, cy, dee]) expect(faults).toEqual([])
  })
})

/** One notification: it says what happened, leads there, and is read by following it. */
async function readsTheBell(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click()
  expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
  await page
    .getByRole('link', {
      name: 'Unread: Ben Ray requested changes to one record or statement that you submitted.',
    })
    .click()
  await page.waitForURL(/\/workspace\/10000000096\/review\?/)
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor()
}

/** The list of companies and periods: narrowed by its address, its owner set, its row a way into the workspace. */
async function listsThePeriod(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/periods?state=locked&sort=company`)
  const row = page.getByRole('row', { name: /30 June 2026/ })
  await row.getByText('Locked').waitFor()
  await row.getByRole('button', { name: /^Change the owner of/ }).click()
  await page.getByRole('dialog').getByLabel('Owner').selectOption('Cy Dunn')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await row.getByText('Cy Dunn').waitFor()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.emulateMedia({ colorScheme: 'dark' })
  expect([await accessibilityFaults(page), await overflows(page)]).toEqual([[], false])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize({ width: 1280, height: 860 })
  const csv = await page.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')
  expect(await (await page.request.get(`${server.url}${csv}`)).text()).toContain('"locked","Cy Dunn"')
  await page.getByLabel('State').selectOption('Draft')
  await page.getByText('No periods match the filters.').waitFor()
  await page.getByLabel('State').selectOption('Any')
  await row.getByRole('link').click()
  await page.getByRole('heading', { name: 'By pillar' }).waitFor()
}

/** By the person who started the service, who administers it; with an end date. */
async function inviteAuditor(server: Server): Promise<string> {
  const { page } = await openPage(`${server.url}/settings/people`)
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByLabel('Name').fill('Dee Moss')
  await panel.getByLabel('E-mail address').fill('dee@audit.example')
  await panel.getByRole('checkbox', { name: 'Auditor' }).check()
  await panel.getByLabel('ABN').fill(ABN)
  await panel.getByLabel('Period').fill('2025-26')
  await panel.getByLabel('Until').fill('2099-12-31')
  await panel.getByRole('button', { name: 'Invite', exact: true }).click()
  return (await panel.getByText(/\/join#token=/).textContent()) ?? ''
}

/** The auditor opens the audit log without naming a company: it is that of the engagement. */
async function tellsTheStory(page: Page, server: Server): Promise<void> {
  await page.goto(`${server.url}/settings/audit`)
  const period = 'for 2025-07-01 to 2026-06-30'
  for (const sentence of [
    `Ann Lee submitted 4 records and statements and the whole period ${period}.`,
    `Ben Ray requested changes to Statement on 6(a) (version 1) ${period}: “Which committee?”.`,
    `Cy Dunn approved 4 records and statements and the whole period ${period}: “${OPEN_GATES_ARE_KNOWN.replace(/\.$/, '')}”.`,
    `Cy Dunn locked the whole period ${period}.`,
    `Dee Moss marked 6(a) as query ${period}.`,
    `Cy Dunn unlocked the whole period ${period}: “A wrong share”.`,
    `Ann Lee replied to a comment on requirement 6(a) ${period}.`,
  ])
    await page.getByText(sentence).first().waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
}
