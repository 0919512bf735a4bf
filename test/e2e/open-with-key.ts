import { NOBODY, openPage, type WatchedPage } from './browser.ts'
import type { Server } from './southerly.ts'

const PACKS = ['au_climate_disclosure', 'au_company_climate_intelligence']

/** A page of somebody who holds a key with these scopes alone. */
export async function openWithKey(
  server: Server,
  scopes: readonly string[],
  place: string,
): Promise<WatchedPage> {
  const made = await server.call('/v1/keys', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name: scopes.join(' '), scopes, packs: PACKS }),
  })
  const { key } = (await made.json()) as { key: string }
  const opened = await openPage(`${server.url}/sign-in`, { storageState: NOBODY })
  await opened.page.getByLabel('API key').fill(key)
  await opened.page.getByRole('button', { name: 'Sign in' }).click()
  await opened.page.waitForURL(`${server.url}/`)
  await opened.page.goto(`${server.url}${place}`)
  return opened
}
