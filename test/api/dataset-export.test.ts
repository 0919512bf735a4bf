import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { parquetMetadata, parquetReadObjects } from 'hyparquet'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { PROFILE_BLOCKS } from '../../src/domain/company/blocks.ts'
import { sha256 } from '../../src/domain/evidence.ts'
import { declaredKey } from '../../src/domain/export/table.ts'
import { climateProfile } from '../../src/operations/company/climate-profile.ts'
import { openSigner } from '../../src/operations/disclosure-report/signing-key.ts'
import { shownFigures } from '../../src/operations/export/derived-tables.ts'
import { figuresOf } from '../../src/operations/export/figures.ts'
import { publishedTables } from '../../src/operations/export/published-tables.ts'
import { chosenTables, exportTables } from '../../src/operations/export/tables.ts'
import { verifyExport } from '../../src/operations/export/verify-export.ts'
import { writeExport } from '../../src/operations/export/write-export.ts'
import type { Database } from '../../src/store/database.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { newTenant, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'
const REGISTRY = '/v1/datasets/au_cer_nger_corporate/export?table=nger_corporate'
const NO_TRUST = { key: undefined, keys: undefined }

/** Hashes of tables as they were first made here; each engine gives the same. */
const first = new Map<string, string>()

describeOnOneEngine('tables that are taken away', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly export '))
  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    test = await testApp(database)
    tenant = await newTenant(database, test.clock)
  })
  afterAll(async () => {
    await test.app.close()
    rmSync(home, { recursive: true })
  })
  const ask = (url: string) => test.inject({ url, headers: tenant.headers })
  const bytesOf = async (url: string): Promise<Buffer> => {
    const answer = await ask(url)
    expect(answer.statusCode).toBe(200)
    return answer.rawPayload
  }
  const parquetOf = async (url: string): Promise<Record<string, unknown>[]> => {
    const bytes = await bytesOf(url)
    return await parquetReadObjects({ file: new Uint8Array(bytes).buffer })
  }

  it.each([
    REGISTRY,
    '/v1/datasets/au_cer_safeguard/export',
    '/v1/datasets/au_ipcc_gwp/export',
    '/v1/datasets/au_localities/export?table=localities',
    '/v1/datasets/au_southerly_derived/export?table=requirements',
  ])(
    '%s: the same rows as Parquet, CSV and JSON lines, and the same bytes on each engine that is tried',
    async (url) => {
      const withFormat = (format: string) => `${url}${url.includes('?') ? '&' : '?'}format=${format}`
      const rows = await parquetOf(withFormat('parquet'))
      expect(rows.length).toBeGreaterThan(10)
      const lines = (await bytesOf(withFormat('jsonl'))).toString().trimEnd().split('\n')
      const plain = (row: object) =>
        JSON.parse(JSON.stringify(row, (_, value) => (typeof value === 'bigint' ? Number(value) : value)))
      const asText = ([name, value]: [string, unknown]) => [
        name,
        value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value),
      ]
      expect(lines.map((line) => Object.fromEntries(Object.entries(JSON.parse(line)).map(asText)))).toEqual(
        rows.map((row) => Object.fromEntries(Object.entries(plain(row)).map(asText))),
      )
      const cells = parse(await bytesOf(withFormat('csv')), { columns: true })
      expect(cells).toEqual(rows.map((row) => Object.fromEntries(Object.entries(plain(row)).map(asText))))
      for (const format of ['parquet', 'csv']) {
        const hash = sha256((await bytesOf(withFormat(format))).toString('base64'))
        const name = `${url} ${format}`
        if (first.has(name)) expect(hash).toBe(first.get(name))
        first.set(name, hash)
      }
    },
  )

  it('says of each row where it comes from, and of each column what it holds', async () => {
    const bytes = new Uint8Array(await bytesOf(REGISTRY)).buffer
    const rows = await parquetReadObjects({ file: bytes })
    const agl = rows.find((row) => row['abn'] === AGL && row['reporting_year'] === '2024-25')
    expect(agl).toMatchObject({
      release_id: expect.stringMatching(/^nger-corporate-2024-25-/),
      row_ref: expect.stringMatching(/^line \d+$/),
      scope1_t: 30_439_497,
      scope1_text: '30,439,497',
    })
    const about = parquetMetadata(bytes).key_value_metadata?.find(({ key }) => key === 'southerly')
    expect(JSON.parse(about?.value ?? '')).toMatchObject({
      licence: { id: 'CC-BY-4.0' },
      fields: expect.arrayContaining([expect.objectContaining({ name: 'scope1_t', unit: 't CO2-e' })]),
    })
  })

  it('names the tables of a dataset that has several, and refuses what is not there or too large', async () => {
    const [several, unknown, noTable, large] = await Promise.all([
      ask('/v1/datasets/au_cer_nger_corporate/export'),
      ask('/v1/datasets/au_nothing/export'),
      ask('/v1/datasets/au_ipcc_gwp/export?table=prices'),
      ask('/v1/datasets/au_southerly_derived/export?table=profile_figures&format=csv'),
    ])
    expect([several.statusCode, several.json().valid_values]).toEqual([
      400,
      ['nger_corporate', 'nger_market_based', 'nger_transfer'],
    ])
    expect([unknown.statusCode, unknown.json().code]).toEqual([404, 'dataset_not_found'])
    expect([noTable.statusCode, noTable.json().valid_values]).toEqual([400, ['gwp']])
    expect([large.statusCode, large.json().hint]).toEqual([422, expect.stringContaining('southerly export')])
  })

  it('describes every table that it hands out, and none without a licence', async () => {
    const { data, meta } = (await ask('/v1/tables')).json()
    const names = data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['nger_corporate', 'safeguard', 'companies', 'releases']))
    expect(data.filter(({ licence }: { licence: { id: string } }) => licence.id === 'not-stated')).toEqual([])
    const registry = data.find(({ name }: { name: string }) => name === 'nger_corporate')
    expect(registry).toMatchObject({ dataset: 'au_cer_nger_corporate', is_downloadable: true })
    const [row] = await parquetOf(`${REGISTRY}&snapshot=${meta.snapshot}`)
    expect(registry.fields.map(({ name }: { name: string }) => name)).toEqual(Object.keys(row!))
  })

  it('declares a key only where no row leaves a part of it empty, and no two rows share it', async () => {
    const snapshot = await test.app.services.snapshots.select()
    const faults: string[] = []
    for (const table of await publishedTables(database, snapshot)) {
      const places = declaredKey(table).map((name) => table.columns.findIndex((one) => one.name === name))
      const seen = new Set<string>()
      let [rows, empty] = [0, 0]
      if (places.length > 0)
        for await (const page of table.rows())
          for (const row of page) {
            rows += 1
            seen.add(JSON.stringify(places.map((at) => row[at])))
            if (places.some((at) => row[at] === null)) empty += 1
          }
      if (empty > 0 || seen.size < rows)
        faults.push(`${table.name}: ${rows - seen.size} again, ${empty} empty`)
    }
    expect(faults).toEqual([])
    const registry = (await publishedTables(database, snapshot)).find(({ name }) => name === 'nger_corporate')
    expect([registry?.key.length, declaredKey(registry!)]).toEqual([3, []])
  })

  it('holds every figure that the profile of a company answers', async () => {
    const snapshot = await test.app.services.snapshots.select()
    for (const abn of [AGL, '11004089936', '16009661901']) {
      const { profile } = await climateProfile(database, snapshot, abn)
      const { data } = (await ask(`/v1/companies/${abn}/climate-profile?explain=false`)).json()
      for (const block of PROFILE_BLOCKS) {
        const held = new Map(
          figuresOf(shownFigures(profile.blocks, block)).map(({ path, value }) => [path, value]),
        )
        const values = new Set(held.values())
        const missing = figuresOf(data[block]).filter(
          ({ path, value }) =>
            typeof value === 'number' &&
            held.get(path) !== value &&
            !(REPEATED[block] && values.has(value)) &&
            !OF_THE_ANSWER.test(path),
        )
        expect([block, missing]).toEqual([block, []])
      }
    }
  })

  it('are written as a signed directory in which a changed, missing or added file is named', async () => {
    const snapshot = await test.app.services.snapshots.select()
    const tables = chosenTables(await exportTables(database, snapshot), ['gwp', 'safeguard', 'releases'])
    const signer = await openSigner({ home, configured: undefined })
    const tools = { signer, signal: new AbortController().signal, onTable: () => {} }
    const content = { snapshot: { id: snapshot.id, as_of: snapshot.as_of }, format: 'csv', tables } as const
    const [one, two] = [path.join(home, 'one'), path.join(home, 'two')]
    const written = await writeExport(one, content, tools)
    await writeExport(two, content, tools)
    for (const name of ['datapackage.json', 'manifest.json', 'tables/gwp.csv'])
      expect(readFileSync(path.join(one, name))).toEqual(readFileSync(path.join(two, name)))
    expect(written.map(({ table, rows }) => [table.name, rows > 0])).toEqual([
      ['gwp', true],
      ['safeguard', true],
      ['releases', true],
    ])
    await expect(writeExport(one, content, tools)).rejects.toThrow('exists already')
    const statuses = async () =>
      (await verifyExport(one, NO_TRUST)).files.map(({ name, status }) => `${name} ${status}`)
    expect(await verifyExport(one, NO_TRUST)).toMatchObject({
      valid: true,
      signature: { trust: 'integrity_only' },
    })
    appendFileSync(path.join(one, 'tables/gwp.csv'), '\r\n')
    rmSync(path.join(one, 'tables/releases.csv'))
    writeFileSync(path.join(one, 'tables/more.csv'), '')
    expect(await statuses()).toEqual([
      'tables/gwp.csv altered',
      'tables/safeguard.csv as_signed',
      'tables/releases.csv missing',
      'datapackage.json as_signed',
      'tables/more.csv unexpected',
    ])
    const manifest = path.join(two, 'manifest.json')
    writeFileSync(manifest, readFileSync(manifest, 'utf8').replace(/"size": \d+/, '"size": 1'))
    expect(await verifyExport(two, NO_TRUST)).toMatchObject({ valid: false, signature: { trust: 'invalid' } })
    await expect(verifyExport(home, NO_TRUST)).rejects.toThrow('is not an export')
  })
})

/** Members that an answer adds to a result: how good the data are, and what a band was decided on. */
const OF_THE_ANSWER = /^(?:data_quality|trace\.|inputs|method)/

/** Blocks whose answer repeats figures under names of its own: the sector's median is that of the headline. */
const REPEATED: Readonly<Record<string, boolean>> = { sector_benchmark: true }
