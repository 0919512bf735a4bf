import { describe, expect, test } from 'vitest'
import { accessibilityFaults, noBrowser, openPage, overflows, webApp } from './browser.ts'

const TELSTRA_CORPORATION = '/companies/33051775556'
const PHONE = { width: 320, height: 700 }

const app = webApp()

describe.skipIf(noBrowser)('explore and compare', () => {
  test('filter, order and choose companies by keyboard, and show them side by side', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/explore?year=2023-24`)
    const table = page.getByRole('table')
    await page.getByRole('link', { name: 'AGL Energy Limited' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])

    // Everything that follows is done with the keyboard.
    await page.getByLabel('Sector').focus()
    await page.keyboard.type('All of Electricity')
    await page.waitForURL(/sector=D/)
    await page.getByLabel('Name or ABN').focus()
    await page.keyboard.type('energy')
    await page.waitForURL(/q=energy/)
    const rows = Number(await table.getAttribute('aria-rowcount')) - 1
    await page.getByText(`End of the table: ${rows} rows.`, { exact: false }).waitFor()
    await page.getByRole('button', { name: /^Scope 2/ }).focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(/sort=scope2/)
    for (const name of ['AGL Energy Limited', 'Origin Energy Limited']) {
      await page.getByRole('checkbox', { name: `Compare ${name}` }).focus()
      await page.keyboard.press('Space')
    }
    await page.getByRole('link', { name: 'Compare 2' }).focus()
    await page.keyboard.press('Enter')

    await page.waitForURL(/\/compare\?abn=74115061375&abn=30000051696/)
    await page.getByRole('heading', { name: 'Scope 1 and 2, 2020-21 = 100' }).waitFor()
    const sides = page.getByRole('region', { name: 'Companies side by side' })
    await sides.getByRole('cell', { name: '30,439,497' }).waitFor()
    await page.getByRole('combobox', { name: 'Add a company' }).focus()
    await page.keyboard.type('bhp group')
    await page.getByRole('option', { name: /^BHP Group Limited/ }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(/abn=49004028077/)
    await sides.getByRole('columnheader', { name: 'BHP Group Limited' }).waitFor()
    expect(await accessibilityFaults(page)).toEqual([])
    await page.setViewportSize(PHONE)
    // Drawings follow the width of their place a moment later.
    await expect.poll(() => overflows(page)).toBe(false)
    expect(faults).toEqual([])
  })

  test('totals mark changed warming potentials, a sector leads to its companies, and a chart is saved with its source', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}/explore?view=totals`, { viewport: PHONE })
    await page.getByText(/Global warming potentials changed in 2015-16 \(AR4\) and 2020-21 \(AR5\)/).waitFor()
    await page.getByText('What these sums count, and what they leave out').click()
    await page.getByText(/Scope 1 and scope 2 are not added together across companies/).waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /as SVG$/ }).click()
    const file = await (await download).createReadStream()
    const text = (await file.toArray()).join('')
    expect(text).toContain('Source: ')
    expect(text).toContain('snap_')
    const picture = page.waitForEvent('download')
    await page.getByRole('button', { name: /as PNG$/ }).click()
    const [first] = await (await (await picture).createReadStream()).toArray()
    expect(
      Buffer.from(first as Uint8Array)
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
    expect(await overflows(page)).toBe(false)

    await page.goto(`${server.url}/sectors`)
    await page.getByRole('link', { name: 'Mining', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Mining' }).waitFor()
    await page.getByRole('link', { name: 'Coal Mining', exact: true }).first().waitFor()
    expect(await overflows(page)).toBe(false)
    expect(await accessibilityFaults(page)).toEqual([])
    expect(faults).toEqual([])
  })

  test('a company can be watched, cited, taken away and followed to its peers and successors', async () => {
    const server = await app()
    const { page, faults } = await openPage(`${server.url}${TELSTRA_CORPORATION}`)
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    const stop = page.getByRole('button', { name: 'Stop watching' })
    await stop.waitFor()
    const { data } = (await (await server.call('/v1/watchlists/watched-companies')).json()) as {
      data: { companies: string[] }
    }
    expect(data.companies).toEqual(['33051775556'])
    await stop.click()
    await page.getByRole('button', { name: 'Watch', exact: true }).waitFor()

    await page.getByRole('button', { name: 'Export and cite' }).click()
    await page
      .getByText(/climate profile\. Southerly, data snapshot snap_[0-9a-f]{16}, evidence SHA-256/)
      .waitFor()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'JSON', exact: true }).click()
    expect((await download).suggestedFilename()).toBe('climate-profile-33051775556.json')
    expect(await accessibilityFaults(page, 'dialog[open]')).toEqual([])
    await page.keyboard.press('Escape')

    await page.getByRole('link', { name: /^Compare with the 4 nearest/ }).waitFor()
    await page.getByRole('link', { name: 'Telstra Group Limited' }).first().click()
    await page.getByRole('heading', { level: 1, name: 'Telstra Group Limited' }).waitFor()
    expect(faults).toEqual([])
  })
})
