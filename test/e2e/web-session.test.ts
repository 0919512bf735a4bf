import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { FULL_RUN } from '../support/engines.ts'
import { freePort } from '../support/free-port.ts'
import { accessibilityFaults, NOBODY, noBrowser, openPage, signedIn, webApp, webAppWith } from './browser.ts'
import { run, serve, startedHome, stop, testSettings } from './southerly.ts'

const FIRST_PAGE_BYTES = 350 * 1024

const app = webApp()
const withoutSignIn = webAppWith({ SOUTHERLY_WEB_SIGN_IN: 'key' })

describe.skipIf(noBrowser)('the web app', () => {
  test('asks for a key where nobody is signed in unasked, and goes on to where the reader was', async () => {
    const server = await withoutSignIn()
    const { page, faults } = await openPage(`${server.url}/companies/74115061375?as_of=2026-03-01`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.getByLabel('API key').fill('sth_live_wrong')
    await page.getByRole('button', { name: 'Sign in' }).click()
    await page.getByText(/does not have the form/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    await page.getByLabel('API key').fill(readFileSync(server.keyFile ?? '', 'utf8'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'AGL Energy Limited' }).waitFor()
    await page.waitForURL(/\/companies\/74115061375\?as_of=2026-03-01$/)
    expect(await page.evaluate('document.cookie')).toBe('')
    expect(faults).toEqual([])
  })

  test('tells who runs the service how to get in, and is opened once by each link', async () => {
    const server = await app()
    const environment = testSettings(path.dirname(server.keyFile ?? ''))
    const newLink = async (): Promise<string> => (await run(['sign-in'], environment)).stdout.trim()
    const { page, faults } = await openPage(server.url, { storageState: NOBODY })
    await page.getByText('Open the link it printed at start-up').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.goto(`${server.url}/sign-in`)
    await page.getByLabel('API key').waitFor()

    // Pasted into the page that asks for it, a link changes nothing but what stands behind the hash.
    const link = await newLink()
    await page.goto(link)
    await page.waitForURL(`${server.url}/`)
    expect((await page.request.get(`${server.url}/v1/me`)).status()).toBe(200)
    await page.goBack()
    expect(page.url()).not.toContain('token')

    const other = await openPage(link, { storageState: NOBODY })
    await other.page.getByRole('heading', { name: 'The sign-in link does not work' }).waitFor()
    expect(other.page.url()).toBe(`${server.url}/sign-in`)
    expect(await accessibilityFaults(other.page)).toEqual([])
    await other.page.goto(await newLink())
    await other.page.waitForURL(`${server.url}/`)
    expect([...faults, ...other.faults]).toEqual([])
  })

  test('signs out, after which nothing is shown without a key', async () => {
    const server = await withoutSignIn()
    const { page, faults } = await openPage(`${server.url}/settings`)
    await page.getByLabel('API key').fill(readFileSync(server.keyFile ?? '', 'utf8'))
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Limits' }).waitFor()
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    await page.goto(`${server.url}/settings`)
    await page.getByRole('heading', { name: 'Sign in' }).waitFor()
    expect(faults).toEqual([])
  })

  test('says that its key was revoked, asks for another, and then still has what was entered', async () => {
    const server = await withoutSignIn()
    const made = await server.call('/v1/keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        name: 'short-lived',
        scopes: ['admin'],
        packs: ['au_climate_disclosure', 'au_company_climate_intelligence'],
      }),
    })
    const { id, key } = (await made.json()) as { id: string; key: string }
    const place = '/workspace/74115061375/statements?period=2025-26&requirement=6(a)'
    const { page, faults } = await openPage(`${server.url}${place}`)
    await page.getByLabel('API key').fill(key)
    await page.keyboard.press('Enter')
    const statement = page.locator('textarea:focus')
    await statement.waitFor()
    // A page that is still reading goes to the sign-in page by itself once it is refused.
    await page.waitForLoadState('networkidle')
    await statement.fill('The board oversees it.')
    expect((await server.call(`/v1/keys/${id}`, { method: 'DELETE' })).ok).toBe(true)

    // The service may know a key for some seconds after it was revoked.
    await expect
      .poll(async () => (await page.request.get(`${server.url}/v1/me`)).status(), { interval: 500 })
      .toBe(401)
    // On a busy machine a later read is refused before this press, and the page asks for a key by itself.
    const another = page.getByRole('link', { name: 'Sign in with another key' })
    const check = page.getByRole('button', { name: 'Check', exact: true })
    await expect
      .poll(async () => {
        const next = (await another.isVisible()) ? another : check
        await next.click({ timeout: 2000 }).catch(() => undefined)
        return page.url()
      })
      .toContain('/sign-in')
    await page.getByText('The API key was revoked.').waitFor()
    await page.getByLabel('API key').fill(readFileSync(server.keyFile ?? '', 'utf8'))
    await page.keyboard.press('Enter')
    await page.getByLabel('Statement (optional)').waitFor()
    expect(await page.getByLabel('Statement (optional)').inputValue()).toBe('The board oversees it.')
    expect(faults).toEqual([])
  })

  test('says what is wrong, with the request to ask about, and when it is offline', async () => {
    const server = await app()
    const { page } = await openPage(`${server.url}/companies/74115061376`)
    const alert = page.getByRole('alert')
    await alert.getByRole('link', { name: 'abn_checksum_failed' }).waitFor()
    expect(await alert.textContent()).toMatch(/request \S{8,}/)
    // The service says which number may have been meant, and the page leads there.
    expect(await alert.getByRole('link', { name: '74 115 061 375' }).getAttribute('href')).toBe(
      '/companies/74115061375',
    )
    await page.context().setOffline(true)
    await page.getByText('You are offline.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.context().setOffline(false)
    await page.getByText('You are offline.').waitFor({ state: 'detached' })
  })

  // With `--full`: it waits for a service to start again.
  test.skipIf(!FULL_RUN)('says that the service is gone, and goes on once it is back', async () => {
    const environment = testSettings(await startedHome(), { PORT: String(await freePort()) })
    const server = await serve(environment)
    const { page } = await openPage(`${server.url}/data`)
    await page.getByText(/sources have data loaded/).waitFor()
    await stop(server)
    await page.getByRole('link', { name: 'Snapshots' }).click()
    await page.getByText('The service cannot be reached').waitFor()
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByText('The service cannot be reached').waitFor()
    await serve(environment)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByRole('columnheader', { name: 'In use from' }).waitFor()
  })

  test('fetches less than 350 kB gzipped for its first page', async () => {
    const server = await app()
    const { page } = await openPage('about:blank', { storageState: await signedIn(server.url) })
    const bodies: Promise<number>[] = []
    page.on('response', (response) => {
      if (!response.url().includes('/v1/')) bodies.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.unrouteAll()
    await page.goto(server.url)
    await page
      .getByText(/, published \d/)
      .first()
      .waitFor()
    const sizes = await Promise.all(bodies)
    expect(sizes.length).toBeGreaterThan(3)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(FIRST_PAGE_BYTES)
  })
})
