import { createHash } from 'node:crypto'
import { readXlsx } from 'hucre'
import { beforeAll, expect, it } from 'vitest'
import { describeOnOneEngine } from '../support/engines.ts'
import { knownAbns } from '../support/profiles.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const URL = '/v1/companies/batch/climate-profiles/export'
const AGL = '74115061375'

/** The same file on either engine. */
const digests = new Set<string>()

describeOnOneEngine('the workbook of a portfolio', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const post = (payload: object | string, type = 'application/json') =>
    app.inject({
      method: 'POST',
      url: URL,
      headers: { ...app.tenant.headers, 'content-type': type },
      payload,
    })

  it('has a row for each of 120 ABNs in their order, the wrong ones with the reason, and live sums', async () => {
    const snapshot = await app.app.services.snapshots.newest()
    const known = (await knownAbns(app.database, snapshot)).slice(0, 117)
    const abns = [AGL, '74 115 061 376', '10000000032', ...known, AGL]
    const answer = await post({ abns })
    expect(answer.statusCode, answer.body).toBe(200)
    const digest = createHash('sha256').update(answer.rawPayload).digest('base64')
    expect(answer.headers['repr-digest']).toBe(`sha-256=:${digest}:`)
    digests.add(digest)
    expect(digests.size).toBe(1)

    const { sheets } = await readXlsx(answer.rawPayload)
    expect(sheets.map(({ name }) => name)).toEqual([
      'Companies',
      'Totals',
      'Site bands',
      'Hazards',
      'Sources',
    ])
    const [companies, totals, siteBands, hazards] = sheets
    const from = companies!.rows.findIndex(([first]) => first === 'ABN')
    const rows = companies!.rows.slice(from + 1)
    expect(rows.map(([abn]) => abn)).toEqual([...new Set(abns.map((abn) => abn.replaceAll(' ', '')))])
    expect(rows[0]!.slice(1, 6)).toEqual(['AGL ENERGY LIMITED', '2024-25', 30439497, 247661, 30687158])
    expect(rows[1]!.at(-1)).toMatch(/is not a valid ABN: its check digits/)
    expect(rows[2]!.slice(1, 6)).toEqual([null, null, null, null, null])

    const headings = companies!.rows[from]!.map(String)
    const cell = (abn: string, heading: string) =>
      rows.find(([one]) => one === abn)?.[headings.findIndex((one) => one.startsWith(heading))]
    expect(cell(AGL, 'What to read with')).toMatch(
      /pandemic year\. From 2018-19, on mixed warming potentials: −5\.6 %/,
    )
    expect(cell(AGL, 'The same from 2018-19')).toBeCloseTo(-5.6, 1)
    expect(cell(AGL, 'Slope of the fitted line')).toBeCloseTo(-6.494, 3)

    const newest = totals!.rows.find(([year]) => year === '2024-25')!
    const ofYear = rows.filter((row) => row[2] === '2024-25')
    expect(newest.slice(1, 3)).toEqual([
      ofYear.length,
      ofYear.reduce((sum, row) => sum + Number(row[3] ?? 0), 0),
    ])

    const found = siteBands!.rows.filter(([abn]) => /^\d{11}$/.test(String(abn))).length
    const counts = hazards!.rows.filter(([, when]) => when === 'now' || when === 'at 3 °C')
    expect(counts.length).toBeGreaterThan(12)
    for (const row of counts)
      expect(
        row.slice(2).reduce<number>((sum, count) => sum + Number(count), 0),
        String(row[0]),
      ).toBe(found)
  })

  it('takes CSV and refuses none and too many', async () => {
    const { sheets } = await readXlsx((await post(`abn\n${AGL}\n`, 'text/csv')).rawPayload)
    expect(sheets[0]!.rows.at(-1)?.[0]).toBe(AGL)
    expect((await post({ abns: [] })).json()).toMatchObject({ code: 'batch_empty' })
    expect((await post({ abns: Array<string>(1001).fill(AGL) })).json()).toMatchObject({
      code: 'batch_too_large',
      detail: expect.stringContaining('at most 1000'),
    })
  })
})
