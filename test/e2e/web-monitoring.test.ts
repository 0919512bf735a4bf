import { describe, expect, onTestFinished, test } from 'vitest'
import { answerWith, isSignedWith, startReceiver } from '../support/webhook-receiver.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'

const app = webApp()

describe.skipIf(noBrowser)('monitoring in the web app', () => {
  test('makes and changes a watchlist, sends a test to a webhook, shows its attempts, sends it again', async () => {
    const server = await app()
    const receiver = await startReceiver()
    onTestFinished(() => receiver.close())
    const { page, faults } = await openPage(`${server.url}/monitoring/watchlists`)
    const panel = page.getByRole('dialog')

    await page.getByText('No watchlists yet').waitFor()
    await page.getByRole('button', { name: 'Create a watchlist' }).click()
    await panel.getByLabel('Name').fill('Lending book')
    await panel.getByLabel('Companies').fill('74 115 061 375\nno number')
    await panel.getByText('1 ABN found; 1 line skipped: no ABN.').waitFor()
    await panel.getByLabel('Published figures restated').check()
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await panel.getByRole('button', { name: 'Save watchlist' }).click()
    await page.getByRole('rowheader', { name: /Lending book/ }).waitFor()
    await page.getByRole('cell', { name: 'Published figures restated' }).waitFor()

    await page.getByRole('button', { name: 'Change Lending book' }).click()
    await panel.getByLabel('Companies').fill('')
    await panel.getByLabel('Report restatements above, %').fill('2')
    await panel.getByRole('button', { name: 'Save watchlist' }).click()
    await page.getByRole('cell', { name: '0', exact: true }).waitFor()

    // A new watchlist never overwrites one with the same name.
    await page.getByRole('button', { name: 'Create a watchlist' }).click()
    await panel.getByLabel('Name').fill('Lending book')
    await panel.getByText('There is already a watchlist with this name.').waitFor()
    expect(await panel.getByRole('button', { name: 'Save watchlist' }).isDisabled()).toBe(true)
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: 'Webhooks' }).click()
    await page.getByRole('button', { name: 'Create a webhook' }).click()
    await panel.getByLabel('Address').fill(receiver.url)
    await panel.getByRole('button', { name: 'Create webhook' }).click()
    const secret = (await panel.getByText(/^whsec_/).textContent()) ?? ''
    await panel.getByRole('button', { name: 'I have copied it' }).click()
    await page.getByRole('link', { name: receiver.url }).click()
    receiver.answer = answerWith(204)
    await page.getByRole('button', { name: 'Send a test' }).click()
    await page.getByRole('cell', { name: 'Delivered' }).waitFor()
    // A failure comes last: a receiver that failed is left alone for a minute.
    receiver.answer = answerWith(500)
    await page.getByRole('button', { name: /^Send again/ }).click()
    await expect.poll(() => receiver.received.length).toBe(2)
    await page.getByRole('button', { name: /^Show attempts/ }).click()
    await panel.getByText(/the receiver answered with status 500/).waitFor()
    await page.keyboard.press('Escape')
    expect(receiver.received.every((message) => isSignedWith(secret, message))).toBe(true)
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByRole('link', { name: 'Events' }).click()
    await page.getByRole('rowheader', { name: 'Webhook test' }).waitFor()
    await page.getByLabel('Type').selectOption('Published figures restated')
    await page.getByText('No events yet').waitFor()
    await page.waitForURL(/type=company\.restated/)
    expect(faults).toEqual([])
  })

  test('explains terms in a glossary, and fits a phone', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/glossary#gwp`, {
      viewport: { width: 360, height: 800 },
    })
    await page.locator('dt:focus', { hasText: 'GWP' }).waitFor()
    for (const place of ['/glossary', '/monitoring', '/monitoring/watchlists', '/monitoring/webhooks']) {
      await page.goto(`${server.url}${place}`)
      await page.getByRole('heading', { level: 1 }).waitFor()
      expect(await overflows(page), place).toBe(false)
      expect(await accessibilityFaults(page), place).toEqual([])
    }
    expect(faults).toEqual([])
  })

  test('tours a disclosure with an invented company, and starts again', async () => {
    const server = await app()
    const place = '/v1/companies/10000000000/sites'
    const site = { site_id: 'depot', name: 'Depot', latitude: -33.8, longitude: 151.2 }
    // Another file may have left a version in force.
    const before = await server.call(place)
    const etag = before.ok ? before.headers.get('etag') : null
    const written = await server.call(place, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', ...(etag === null ? {} : { 'if-match': etag }) },
      body: JSON.stringify({ sites: [site] }),
    })
    expect(written.status).toBe(200)
    const { page, faults } = await openPage(`${server.url}/workspace`)
    await page.getByRole('link', { name: 'Create a bundle' }).click()
    await page.getByRole('heading', { name: 'Create a bundle' }).waitFor()
    await page.goBack()
    await page.getByText('Create a bundle (done)').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByText('Create a bundle (done)').waitFor({ state: 'detached' })
    expect((await server.call(place)).status).toBe(404)
    expect(faults).toEqual([])
  })
})
