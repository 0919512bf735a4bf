import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright-core'
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest'
import { freePort } from '../support/free-port.ts'
import { type MailServer, startMailServer, textOf } from '../support/mail-server.ts'
import { type OpenIdProvider, startOpenIdProvider } from '../support/openid-provider.ts'
import { accessibilityFaults, closeBrowser, NOBODY, noBrowser, openPage } from './browser.ts'
import { type AtEnd, run, type Server, serve, startedHome, testSettings } from './southerly.ts'

describe.skipIf(noBrowser)('signing in as a person', () => {
  const endings: Parameters<AtEnd>[0][] = []
  const atEnd: AtEnd = (work) => endings.unshift(work)
  let provider: OpenIdProvider
  let mails: MailServer
  let environment: ReturnType<typeof testSettings>
  let url: string
  let starting: Promise<Server> | undefined

  /** A home is made inside a test, so the first one starts all. */
  const start = async (): Promise<Server> => {
    const port = await freePort()
    url = `http://localhost:${port}`
    provider = await startOpenIdProvider(`${url}/sign-in/callback`)
    mails = await startMailServer()
    atEnd(() => mails.close())
    environment = testSettings(await startedHome(atEnd), {
      PORT: String(port),
      SOUTHERLY_PUBLIC_URL: url,
      SOUTHERLY_OIDC_ISSUER: provider.issuer,
      SOUTHERLY_OIDC_CLIENT_ID: provider.clientId,
      SOUTHERLY_OIDC_CLIENT_SECRET: provider.clientSecret,
      SOUTHERLY_OIDC_NAME: 'Acme account',
      SOUTHERLY_SMTP_URL: mails.url,
      SOUTHERLY_SMTP_FROM: 'southerly@example.com',
    })
    return await serve(environment, undefined, atEnd)
  }
  beforeEach(async () => {
    await (starting ??= start())
  })
  afterAll(async () => {
    await closeBrowser()
    for (const end of endings) await end()
  })

  const person = (name: string): void => {
    provider.people.set(name, { email: `${name}@acme.example`, email_verified: true, name, groups: [] })
    provider.signsIn = name
  }

  const invite = async (name: string, ...more: readonly string[]) => {
    const words = ['member', 'invite', '--name', name, '--email', `${name}@acme.example`, ...more, '--json']
    const { stdout, stderr } = await run(words, environment)
    expect(stderr).toBe('')
    const { id, invitation } = JSON.parse(stdout) as { id: string; invitation: { url: string } }
    return { link: invitation.url, id }
  }

  /** A browser of somebody who has never been here. */
  const newPage = async (place: string): Promise<Page> => {
    const { page } = await openPage('about:blank', { storageState: NOBODY })
    await page.unrouteAll()
    await page.goto(place)
    return page
  }

  const askAs = async (page: Page, path: string) =>
    (await page.request.get(`${url}${path}`)).json() as Promise<Record<string, unknown>>

  test('an invited person joins by the provider, and comes back to the page when the session has ended', async () => {
    person('ann')
    const { link, id } = await invite('ann', '--role', 'admin')
    const page = await newPage(link)
    await page.getByRole('heading', { name: 'Join the workspace “Local”' }).waitFor()
    await page.getByText('admin', { exact: true }).waitFor()
    expect(page.url()).toBe(`${url}/join`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.waitForURL(`${url}/`)
    expect(await askAs(page, '/v1/me')).toMatchObject({
      member: { id, roles: [{ role: 'admin' }] },
    })

    await page.goto(`${url}/settings/keys?x=1`)
    await page.getByRole('heading', { name: 'API keys' }).waitFor()
    await page.context().clearCookies()
    await page.reload()
    await page.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.waitForURL(`${url}/settings/keys?x=1`)
    await page.getByRole('heading', { name: 'API keys' }).waitFor()

    const again = await newPage(link)
    await again.getByRole('heading', { name: 'The invitation does not work' }).waitFor()
  })

  test('an answer that is not of this browser is refused in words, and leaves the address', async () => {
    const page = await newPage(`${url}/sign-in/callback?code=stolen&state=swapped`)
    await page.getByRole('heading', { name: 'The sign-in was not started here, or has expired' }).waitFor()
    expect(page.url()).toBe(`${url}/sign-in/callback`)
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('link', { name: 'Back to the sign-in page' }).click()
    await page.getByLabel('API key').waitFor()
  })

  test('someone who was invited and signs in without the link is asked, and joins by a press', async () => {
    person('eve')
    await invite('eve', '--role', 'viewer')
    const page = await newPage(`${url}/sign-in`)
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.getByRole('heading', { name: 'Choose where to sign in' }).waitFor()
    await page.getByText('You are invited to one tenant.').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Accept the invitation to Local' }).click()
    await page.waitForURL(`${url}/`)
    expect(await askAs(page, '/v1/me')).toMatchObject({ member: { roles: [{ role: 'viewer' }] } })
  })

  test('a removed person is told so, and their session ends at once', async () => {
    person('cy')
    const { link, id } = await invite('cy', '--role', 'preparer')
    const page = await newPage(link)
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.waitForURL(`${url}/`)
    await run(['member', 'remove', id], environment)
    expect(await askAs(page, '/v1/me')).toMatchObject({ code: 'member_removed' })
    await page.goto(`${url}/settings`)
    await page.getByText('no longer a member').first().waitFor()
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.getByRole('heading', { name: 'The person is no longer a member of the tenant' }).waitFor()
  })

  test('a passkey is made, opens the service again, and the last one cannot be removed', async () => {
    const { link, id } = await invite('bo', '--role', 'viewer')
    const page = await newPage('about:blank')
    const devices = await page.context().newCDPSession(page)
    await devices.send('WebAuthn.enable')
    const device = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    } as const
    const { authenticatorId } = await devices.send('WebAuthn.addVirtualAuthenticator', { options: device })
    await page.goto(link)
    await page.getByRole('button', { name: 'Make a passkey' }).click()
    await page.waitForURL(`${url}/`)
    expect(await askAs(page, '/v1/me')).toMatchObject({
      member: { id, roles: [{ role: 'viewer' }] },
    })

    // A passkey says nothing of the address: it is confirmed by the link that was sent there.
    await expect.poll(() => mails.messages.map(({ to }) => to)).toEqual(['bo@acme.example'])
    await page.goto(`${url}/settings/notifications`)
    await page.getByText('No e-mail goes to this address until you confirm it. A link was sent').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Send a new link' }).click()
    await expect.poll(() => mails.messages).toHaveLength(2)
    const [confirmation] = /http\S+#confirm=[\w-]+/.exec(textOf(mails.messages[1]!.raw))!
    const stranger = await newPage(confirmation)
    await stranger.getByRole('heading', { name: 'Sign in', exact: true }).waitFor()
    await page.goto('about:blank')
    await page.goto(confirmation)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await page.getByText('E-mails go to bo@acme.example.').waitFor()
    expect(page.url()).toBe(`${url}/settings/notifications`)

    await page.goto(`${url}/settings/passkeys`)
    await page.getByRole('button', { name: /^Remove Passkey made on/ }).click()
    await page.getByRole('alert').getByText('only way for you to sign in').waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Sign out' }).click()
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.waitForURL(`${url}/`)
    expect(await askAs(page, '/v1/me')).toMatchObject({ member: { id } })

    // A device that does not ask for finger, face or PIN proves that somebody has it, not who they are.
    await devices.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    // A page that still reads would go to the sign-in page by itself, against the next line.
    await page.goto('about:blank')
    await page.context().clearCookies()
    await page.goto(`${url}/sign-in`)
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
    await page.getByRole('alert').waitFor()
    expect(await askAs(page, '/v1/me')).toMatchObject({ code: 'missing_api_key' })
  })

  test('a page of another port can change nothing with the session of the reader', async () => {
    person('di')
    const { link } = await invite('di', '--role', 'admin')
    const page = await newPage(link)
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.waitForURL(`${url}/`)
    const evil = createServer((_request, response) =>
      response.setHeader('content-type', 'text/html').end('<p>evil</p>'),
    )
    evil.listen(0, '127.0.0.1')
    await once(evil, 'listening')
    onTestFinished(() => void evil.close())
    const keysBefore = JSON.stringify(await askAs(page, '/v1/keys'))
    // The same host, so that the browser sends the cookie although it is SameSite=Strict.
    await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`)
    const outcome = await page.evaluate(`(async () => {
      const ask = (path, init) => fetch('${url}' + path, { credentials: 'include', ...init }).then((answer) => answer.status, () => 'refused')
      const simple = { method: 'POST', mode: 'no-cors', headers: { 'content-type': 'text/plain' } }
      await ask('/v1/keys', { ...simple, body: '{"name":"evil","scopes":["admin"]}' })
      await ask('/v1/session', { ...simple, method: 'DELETE' })
      return await ask('/v1/keys', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-requested-with': 'southerly' },
        body: '{"name":"evil","scopes":["tenant:read"]}',
      })
    })()`)
    expect(outcome).toBe('refused')
    expect(JSON.stringify(await askAs(page, '/v1/keys'))).toBe(keysBefore)
    const [cookie] = await page.context().cookies(url)
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  })

  test('without the provider the page says so, and other ways stay', async () => {
    await provider.close()
    const page = await newPage(`${url}/sign-in`)
    const headers = { 'x-requested-with': 'southerly' }
    // It was reached a moment ago, and counts as reachable for two seconds.
    await expect
      .poll(async () =>
        (await page.request.post(`${url}/v1/sign-in/provider`, { headers, data: {} })).status(),
      )
      .toBe(502)
    await page.getByRole('button', { name: 'Continue with Acme account' }).click()
    await page.getByRole('alert').getByText('Acme account did not answer').waitFor()
    const server = await starting
    expect((await server?.call('/v1/me'))?.status).toBe(200)
    await page.getByLabel('API key').waitFor()
  })
})
