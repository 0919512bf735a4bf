import { describe, expect, test } from 'vitest'
import { accessibilityFaults, noBrowser, openPage, webApp } from './browser.ts'

/** No other test writes about it. */
const WOOLWORTHS = '88000014675'
/** Has statements of the period before, and no other test writes about it. */
const BEFORE = '16000011058'
const PERIOD = 'period=2025-26'

const app = webApp()

describe.skipIf(noBrowser)('a form of the workspace', () => {
  test('leads from requirement to requirement, and keeps what was saved however soon the next begins', async () => {
    const server = await app()
    const { page, faults } = await openPage(
      `${server.url}/workspace/${WOOLWORTHS}/statements?${PERIOD}&requirement=6(a)`,
    )
    const box = page.locator('textarea:focus')
    await box.fill('The board oversees it.')
    await page.getByLabel('Date').fill('2026-08-15')

    // The page asks for the record again after saving: it gets the answer only when the next statement was begun.
    const { promise: begun, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/s2-statements\?period/, async (route) => {
      if (route.request().method() === 'GET') await begun
      await route.fallback()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    await page.locator(':focus', { hasText: 'Saved as version 1' }).waitFor()
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').textContent()).toMatch(/^6\(a\)\(i\) /)
    await page.keyboard.press('Enter')
    await box.waitFor()
    const asked = page.waitForResponse(/\/s2-statements\?period/)
    release()
    await asked

    await box.fill('In the charter of the board.')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved as version 2').waitFor()
    const kept = await server.call(`/v1/companies/${WOOLWORTHS}/s2-statements?${PERIOD}`)
    const by = { date: '2026-08-15' }
    const { statements } = ((await kept.json()) as { data: { statements: object[] } }).data
    expect(statements).toMatchObject([
      { requirement_id: '6(a)', statement: 'The board oversees it.', ...by },
      { requirement_id: '6(a)(i)', statement: 'In the charter of the board.', ...by },
    ])
    expect(faults).toEqual([])
  })

  test('reads the numbers of a text while it is written, and says which contradict the registry', async () => {
    const server = await app()
    const place = `${server.url}/workspace/74115061375/statements?period=2024-25&requirement=29(a)(i)(1)`
    const { page, faults } = await openPage(place)
    const box = page.locator('textarea:focus')
    await box.fill('Gross scope 1 emissions of the group were 30,439 t CO2-e in the year 2024-25.')
    const read = page.getByRole('status', { name: 'Numbers in the text' })
    await read.getByText('“30,439 t CO2-e”: check the unit').waitFor()
    expect(await read.textContent()).toContain('30,439,497 t')
    expect(await accessibilityFaults(page)).toEqual([])
    await box.fill('Gross scope 1 emissions of the group were 30,439,497 t CO2-e in the year 2024-25.')
    await read.getByText('“30,439,497 t CO2-e”: agrees').waitFor()
    await box.fill('The board oversees the emissions of the group.')
    await read.getByRole('listitem').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('offers what was said in the period before, and takes it over when asked', async () => {
    const server = await app()
    const wording = 'The board’s risk committee oversees climate-related risks.'
    await server.call(`/v1/companies/${BEFORE}/s2-statements`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        period: { start: '2024-07-01', end: '2025-06-30' },
        statements: [{ requirement_id: '6(a)', kind: 'disclosure', statement: wording, date: '2025-08-15' }],
      }),
    })
    const { page, faults } = await openPage(
      `${server.url}/workspace/${BEFORE}/statements?${PERIOD}&requirement=6(a)`,
    )
    await page.getByText('Wording of the period to 30 June 2025').click()
    await page.getByText(wording).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Use this wording' }).click()
    const box = page.getByRole('textbox', { name: /^Statement/ })
    expect(await box.inputValue()).toBe(wording)
    await page.getByText('Wording of the period to').waitFor({ state: 'detached' })
    expect(faults).toEqual([])
  })

  test('takes a file from the evidence list to a statement, which says what its paragraph asks', async () => {
    const server = await app()
    const period = 'period=2024-25'
    const sent = await server.call(`/v1/evidence-files?name=charter.txt&abn=${WOOLWORTHS}&${period}`, {
      method: 'POST',
      headers: { 'content-type': 'application/octet-stream' },
      body: 'The charter of the board: section 4 is about climate-related risks.',
    })
    const { data: file } = (await sent.json()) as { data: { sha256: string } }
    const { page, faults } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/evidence?${period}`, {
      viewport: { width: 390, height: 844 },
    })
    await page.getByText('Attach to… (charter.txt)').click()
    await page.getByLabel('Statement on').selectOption('6(a)(i)')
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Open the statement' }).click()

    await page.getByText('What it asks: Where climate duties appear in charters').waitFor()
    await page.getByText('Example of an invented company').click()
    await page.getByText('Section 4 of the committee’s charter').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390)
    await page.getByLabel('Page or place').fill('Section 4')
    await page.getByLabel('Date').fill('2025-08-15')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Saved as version 1').waitFor()
    const kept = await server.call(`/v1/companies/${WOOLWORTHS}/s2-statements?${period}`)
    expect(((await kept.json()) as { data: { statements: object[] } }).data.statements).toMatchObject([
      {
        requirement_id: '6(a)(i)',
        document: { name: 'charter.txt', sha256: file.sha256, place: 'Section 4' },
      },
    ])
    expect(faults).toEqual([])
  })

  test('says what is to be corrected in the words of its fields, and goes on where something was added', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/boundary?${PERIOD}`)
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByRole('heading', { name: 'Correct 3 fields before you can save' }).waitFor()
    await page.getByRole('link', { name: 'Consolidation approach' }).click()
    await page.getByLabel('Consolidation approach').and(page.locator(':focus')).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    const duty = page.getByRole('group', { name: 'Reporting duty (optional)' })
    await duty.getByRole('button', { name: 'Add the reporting duty' }).press('Enter')
    expect(await duty.locator(':focus').count()).toBe(1)
    await duty.getByRole('button', { name: 'Remove' }).press('Enter')
    expect(await duty.locator(':focus').textContent()).toBe('Add the reporting duty')
    expect(faults).toEqual([])
  })

  test('keeps half a form for another machine, asks where two went on, and loses nothing while offline', async () => {
    const server = await app()
    const address = `${server.url}/workspace/${WOOLWORTHS}/boundary?period=2026-27`
    const readiness = async (): Promise<unknown> =>
      (
        (await (await server.call(`/v1/companies/${WOOLWORTHS}/filing-readiness?period=2026-27`)).json()) as {
          data: unknown
        }
      ).data
    const before = await readiness()
    const { page: laptop, faults } = await openPage(address)
    await laptop.getByLabel('Rationale').fill('As in our NGER reports')
    await laptop.getByText(/Draft saved on .*counts once you save/).waitFor()
    expect(await readiness()).toEqual(before)

    // Another browser of the same person, without anything of the first.
    const { page: desk, faults: others } = await openPage(`${server.url}/workspace`)
    await desk
      .getByRole('link', { name: /^Boundary, / })
      .first()
      .click()
    const there = desk.getByLabel('Rationale')
    await expect.poll(() => there.inputValue()).toBe('As in our NGER reports')
    await there.fill('As in our NGER reports, all years')
    await desk.getByText(/Draft saved on/).waitFor()
    await laptop.getByLabel('Base year policy').fill('Above 5%')
    await laptop.getByRole('heading', { name: /changed this form in another tab/ }).waitFor()
    expect(await accessibilityFaults(laptop)).toEqual([])
    await laptop.getByRole('radio', { name: 'rationale: there' }).check()
    await laptop.getByRole('button', { name: 'Save choices' }).click()
    await laptop.getByText(/Draft saved on/).waitFor()
    expect(await laptop.getByLabel('Rationale').inputValue()).toBe('As in our NGER reports, all years')

    await laptop.context().setOffline(true)
    await laptop.getByLabel('Base year policy').fill('Above 10%')
    await laptop.getByText(/The service cannot be reached. Your entries are kept in this tab/).waitFor()
    await laptop.context().setOffline(false)
    await laptop.getByText(/Draft saved on/).waitFor()
    await laptop.reload()
    await expect.poll(() => laptop.getByLabel('Base year policy').inputValue()).toBe('Above 10%')
    await laptop.getByRole('button', { name: 'Discard changes' }).click()
    await laptop.getByText('No record yet.').waitFor()
    const held = await laptop.request.get(`${server.url}/v1/me/record-drafts?abn=${WOOLWORTHS}`)
    expect(await held.text()).not.toContain('2026-07-01')
    expect([...faults, ...others]).toEqual([])
  })

  test('finds an item in a long list, and counts what is too long before it is sent', async () => {
    const server = await app()
    const sites = Array.from({ length: 200 }, (_, at) => ({
      site_id: `terminal-${at}`,
      name: `Terminal ${at}`,
      latitude: -33.8,
      longitude: 151.2,
    }))
    const written = await server.call(`/v1/companies/${WOOLWORTHS}/sites`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ sites }),
    })
    expect(written.status).toBe(200)
    const { page, faults } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/sites`)
    // The head office is one of them.
    const items = page.locator('form details')
    await page.getByLabel('Find a site').fill('terminal 19')
    await expect.poll(() => items.count()).toBe(12)
    await page.getByRole('button', { name: 'Add a site' }).click()
    await page.locator('form details[open]').last().getByLabel('Name').fill('x'.repeat(203))
    await page.getByText('3 characters over the limit of 200.').waitFor()
    expect(await items.count()).toBe(13)
    expect(faults).toEqual([])
  })

  test('says that a period is before the first that the law asks about', async () => {
    const server = await app()
    const { page } = await openPage(`${server.url}/workspace/${WOOLWORTHS}?period=2023-24`)
    await page
      .getByText('No report is required for this period: it is before the first reporting period.')
      .waitFor()
    await page.getByLabel('Period').selectOption('2025-26')
    await page.getByText('1 July 2025 to 30 June 2026').first().waitFor()
    await expect.poll(() => page.getByText('it is before the first').count()).toBe(0)
  })
})
