import { describe, expect, test } from 'vitest'
import { target } from '../support/disclosure-records.ts'
import { accessibilityFaults, noBrowser, openPage, overflows, printed, webApp } from './browser.ts'
import type { Server } from './southerly.ts'

/** No other test makes bundles of it. */
const WOOLWORTHS = '88000014675'
const REPORTS = `/v1/companies/${WOOLWORTHS}/disclosure-reports`

const app = webApp()

/** Has it made, or finds the one that stands. */
async function requestBundle(server: Server): Promise<void> {
  const answer = await server.call(`/v1/companies/${WOOLWORTHS}/disclosure-report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ period: '2024-25' }),
  })
  expect(answer.ok).toBe(true)
}

/** Ids of its bundles, the newest first, when there are so many. */
async function bundlesUpTo(server: Server, count: number): Promise<readonly string[]> {
  const ids = async (): Promise<readonly string[]> => {
    const list = (await (await server.call(`${REPORTS}?period=2024-25`)).json()) as {
      data: readonly { artifact_id: string }[]
    }
    return list.data.map(({ artifact_id }) => artifact_id)
  }
  await expect.poll(async () => (await ids()).length).toBe(count)
  return ids()
}

async function declareTarget(server: Server): Promise<void> {
  const answer = await server.call(`/v1/companies/${WOOLWORTHS}/emission-targets`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ targets: [target({})] }),
  })
  expect(answer.status).toBe(200)
}

describe.skipIf(noBrowser)('a bundle in the browser', () => {
  test('shows every number, each with the file and row that it was read from', async () => {
    const server = await app()
    await requestBundle(server)
    const { page, faults } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/bundles?period=2024-25`, {
      colorScheme: 'dark',
      viewport: { width: 390, height: 844 },
    })
    await page.getByRole('button', { name: 'Every number' }).click()
    await page.getByLabel('Find').fill('emissions.scope1_and_2')
    await page.getByText(/^1 of \d+ numbers/).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    expect(await overflows(page)).toBe(false)
    await page.getByRole('button', { name: /Scope 1 and 2 emissions: where it comes from/ }).press('Enter')
    const panel = page.getByRole('dialog', { name: 'Scope 1 and 2 emissions' })
    const emissions = await server.call(`/v1/entities/${WOOLWORTHS}/emissions?from=2024-25`)
    const { years, provenance } = ((await emissions.json()) as { data: Emissions }).data
    const [year] = years
    for (const figure of [year?.scope1_t, year?.scope2_t])
      await panel.getByRole('row', { name: `2024-25 ${year?.source.ref} ${figure?.value_text}` }).waitFor()
    await panel.getByText(provenance[0]?.file_sha256 ?? 'none').waitFor()
    expect(await panel.getByRole('article').count()).toBe(1)
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    expect(faults).toEqual([])
  })

  test('is on paper as the list of bundles and the way to check them, without what can only be pressed', async () => {
    const server = await app()
    await requestBundle(server)
    const { page } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/bundles?period=2024-25`)
    await page.getByRole('heading', { name: 'Inside version 1' }).waitFor()
    const files = await printed(page)
    expect(files).toContain('Bundles for this period')
    expect(files).toContain('southerly verify disclosure-')
    for (const pressed of [
      'Create a bundle',
      'Copy the command',
      'View contents',
      'Compare',
      'Inside version',
    ])
      expect(files).not.toContain(pressed)

    await page.getByRole('button', { name: 'Every number' }).click()
    await page.getByRole('region', { name: 'Numbers of the bundle' }).waitFor()
    expect(await printed(page)).toContain('emissions.scope1_and_2')
  })

  test('is compared with another as the service compares them, each number with its cause', async () => {
    const server = await app()
    await requestBundle(server)
    const [first] = await bundlesUpTo(server, 1)
    await declareTarget(server)
    await requestBundle(server)
    const [second] = await bundlesUpTo(server, 2)
    const compared = await server.call(`${REPORTS}/compare?a=${first}&b=${second}`)
    const { metrics, changes, requirements } = ((await compared.json()) as { data: Comparison }).data
    const { page, faults } = await openPage(`${server.url}/workspace/${WOOLWORTHS}/bundles?period=2024-25`)
    for (const version of [1, 2]) await page.getByLabel(`Compare version ${version}`).check()
    await page.getByRole('heading', { name: 'From version 1 to version 2' }).waitFor()
    await page.getByText(`${metrics.changed} of ${metrics.compared} numbers differ`).waitFor()
    const rowsOf = (name: string) => page.getByRole('region', { name }).getByRole('row')
    const numbers = rowsOf('Numbers that differ')
    expect(await numbers.count()).toBe(changes.length + 1)
    for (const { label, causes } of changes)
      await numbers.filter({ hasText: label }).getByText(causes[0]!.detail).first().waitFor()
    expect(await rowsOf('Requirements whose evidence differs').count()).toBe(requirements.length + 1)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })
})

interface Comparison {
  readonly metrics: { readonly compared: number; readonly changed: number }
  readonly changes: readonly {
    readonly label: string
    readonly causes: readonly { readonly detail: string }[]
  }[]
  readonly requirements: readonly object[]
}

interface Emissions {
  readonly years: readonly {
    readonly scope1_t: { readonly value_text: string }
    readonly scope2_t: { readonly value_text: string }
    readonly source: { readonly ref: string }
  }[]
  readonly provenance: readonly { readonly file_sha256: string }[]
}
