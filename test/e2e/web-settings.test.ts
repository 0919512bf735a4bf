import { userInfo } from 'node:os'
import { describe, expect, test } from 'vitest'
import { nameOfAccount } from '../../src/domain/tenancy/account-name.ts'
import { accessibilityFaults, LOOKS, layoutShift, noBrowser, openPage, overflows, webApp } from './browser.ts'

const app = webApp()
/** The server runs under the account of the test, and calls its first member so. */
const OWN_NAME = nameOfAccount(userInfo().username)

describe.skipIf(noBrowser)('the settings', () => {
  test('make a key that works, show it once, replace it and revoke it after asking', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/settings/keys`)
    await page.getByRole('button', { name: 'Create a key' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Name').fill('nightly screening')
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await panel.getByRole('button', { name: 'Create key' }).click()
    const secret = (await panel.getByText(/^sth_live_/).textContent()) ?? ''
    const used = await server.call('/v1/entities/resolve?abn=74115061375', { key: secret })
    expect(used.status).toBe(200)
    await panel.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByRole('rowheader', { name: /nightly screening/ }).waitFor()
    await expect.poll(() => page.content()).not.toContain(secret)

    await page.getByRole('button', { name: 'Replace nightly screening' }).click()
    await panel.getByLabel('Keep the old key working').selectOption('no, stop it now')
    await panel.getByRole('button', { name: 'Replace the key' }).click()
    await panel.getByText(/^sth_live_/).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Revoke nightly screening' }).click()
    await panel.getByText('You cannot undo this.').waitFor()
    await panel.getByRole('button', { name: 'Revoke the key' }).click()
    await panel.waitFor({ state: 'hidden' })
    await page.getByRole('cell', { name: 'Revoked' }).waitFor()

    await page
      .getByRole('row', { name: /nightly screening/ })
      .getByRole('link', { name: 'Activity' })
      .first()
      .click()
    await page.getByText('No events match the filters.').waitFor()
    await expect.poll(() => page.getByLabel('Actor').inputValue()).toMatch(/^key:/)
    await page.getByRole('link', { name: 'Audit log' }).click()
    await page.getByText(`${OWN_NAME} revoked an API key, “nightly screening”.`).first().waitFor()
    await page.getByLabel('Find').fill('nightly screening')
    await page.getByText(/^\d of \d+ events$/).waitFor()
    await page
      .getByRole('row', { name: /created an API key, “nightly screening”/ })
      .getByRole('button')
      .first()
      .click()
    await panel.getByText('Hash of the previous event').waitFor()
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await panel.getByRole('link', { name: `All activity by ${OWN_NAME}` }).click()
    await panel.waitFor({ state: 'hidden' })
    await page.getByText('tenant.created').waitFor({ state: 'detached' })
    await page.getByText(`${OWN_NAME} revoked an API key`).first().waitFor()

    await page.getByLabel('Actor').fill('')
    await page.getByLabel('From (UTC)').fill('2020-01-01')
    await page.getByLabel('To (UTC)').fill('2020-01-31')
    await page.getByRole('button', { name: 'Show' }).click()
    await page.getByText('No events match the filters.').waitFor()
    await page.waitForURL(/\?from=2020-01-01&to=2020-01-31$/)
    await page.getByLabel('From (UTC)').fill('')
    await page.getByLabel('To (UTC)').fill('')
    await page.getByLabel('Action').fill('tenant')
    await page.keyboard.press('Enter')
    await page.getByText(`${OWN_NAME} revoked an API key`).first().waitFor({ state: 'detached' })
    await page.getByText('tenant.created').waitFor()
    await page.waitForURL(/\?action=tenant$/)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('invite a person by a link that is shown once, change what they may do, and remove them', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/settings/people`)
    await page.getByRole('rowheader', { name: OWN_NAME }).waitFor()
    await page.getByRole('button', { name: 'Invite someone' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('Name').fill('Ann Ng')
    await panel.getByLabel('E-mail address').fill('ann@audit.example')
    await panel.getByLabel('Auditor').check()
    expect(await panel.getByRole('button', { name: 'Invite' }).isDisabled()).toBe(true)
    await panel.getByLabel('ABN').fill('74 115 061 375')
    await panel.getByLabel('Period').fill('2025-26')
    await panel.getByLabel('Until').fill('2099-12-31')
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await panel.getByRole('button', { name: 'Invite' }).click()
    const link = (await panel.getByText(/\/join#token=/).textContent()) ?? ''
    await panel.getByRole('button', { name: 'I have copied it' }).click()
    const row = page.getByRole('row', { name: /Ann Ng/ })
    await row.getByText('74115061375, 2025-07-01 to 2026-06-30, until 31 December 2099').waitFor()
    await expect.poll(() => page.content()).not.toContain(link)

    await row.getByRole('button', { name: 'Change: Ann Ng' }).click()
    await panel.getByLabel('Reviewer').check()
    await panel.getByText('can see all of this organisation’s data').waitFor()
    await panel.getByRole('button', { name: 'Save' }).click()
    await row.getByText('Reviewer, Auditor').waitFor()
    await row.getByRole('button', { name: 'Remove: Ann Ng' }).click()
    await panel.getByRole('button', { name: 'Remove' }).click()
    await row.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: `Remove: ${OWN_NAME}` }).click()
    await panel.getByRole('button', { name: 'Remove' }).click()
    await panel.getByText(`The tenant has no administrator but ${OWN_NAME}.`).waitFor()
    expect(faults.filter((fault) => !fault.includes('409'))).toEqual([])
  })

  test.each(LOOKS)('list people and sessions with nothing for axe to find in $colorScheme', async (look) => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/settings/people`, look)
    await page.getByRole('rowheader', { name: OWN_NAME }).waitFor()
    expect([await accessibilityFaults(page), await overflows(page)]).toEqual([[], false])
    await page.getByRole('link', { name: 'Sessions' }).click()
    await page.getByText('This session').waitFor()
    expect([await accessibilityFaults(page), await overflows(page)]).toEqual([[], false])
    expect(faults).toEqual([])
  })

  test.each(LOOKS)('have nothing for axe to find in $colorScheme', async (look) => {
    const server = await app()
    await server.call('/v1/entities/resolve?name=agl')
    const { page, faults } = await openPage(`${server.url}/settings`, look)
    await page.getByRole('heading', { name: 'Limits' }).waitFor()
    await page.getByRole('heading', { name: 'By operation' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    expect(faults).toEqual([])
  })

  test('show the audit log on a phone as cards, whole and without scrolling sideways', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/settings/audit`, {
      viewport: { width: 390, height: 844 },
    })
    const log = page.getByRole('region', { name: 'Audit events' })
    // Which events come first depends on the tests before: they share the tenant.
    await log
      .getByText(/^[a-z_]+\.[a-z_]+$/)
      .first()
      .waitFor()
    expect(await log.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })
})
