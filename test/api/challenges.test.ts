import { mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { startChallenges } from '../../src/jobs/challenges.ts'
import { openQueue, type Queue } from '../../src/jobs/queue.ts'
import { renderProfile } from '../../src/operations/company/render-profile.ts'
import { verifyExportZip } from '../../src/operations/export/verify-export.ts'
import { snapshotViews } from '../../src/operations/monitoring/snapshot-views.ts'
import { readReport } from '../../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import type { ChallengeSummary } from '../../src/store/challenges.ts'
import type { Database } from '../../src/store/database.ts'
import { marketEvidence } from '../support/disclosure-records.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { pdfOf } from '../support/small-pdf.ts'
import { newTenant, SECRET, type TestApp, type TestTenant, testApp } from './support.ts'

const AGL = '74115061375'
const NO_KEYS = { key: undefined, keys: undefined }

interface Paragraph {
  readonly requirement_id: string
}

interface Shown {
  readonly id: string
  readonly state: string
  readonly result: Pick<ChallengeSummary, 'numbers' | 'counts' | 'document_rows'> | null
  readonly failure: { readonly detail: string } | null
}

describeOnOneEngine('challenges', (open) => {
  let database: Database
  let test: TestApp
  let tenant: TestTenant
  let other: TestTenant
  let queue: Queue
  /** Formats of challenges that the server had made elsewhere. */
  const rendered: string[] = []
  const home = mkdtempSync(path.join(os.tmpdir(), 'southerly-challenges-'))

  const workers = (): Queue => {
    const started = openQueue({ database, onError: () => {}, pollMilliseconds: 50 })
    startChallenges(started, { database, clock: test.clock, secret: SECRET, views: snapshotViews(database) })
    return started
  }

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    test = await testApp(database, {
      environment: { SOUTHERLY_HOME: home },
      wakeWorkers: () => queue.wake(),
      renderProfile: (wanted) => {
        if ('challenge' in wanted) rendered.push(wanted.format)
        return renderProfile(wanted)
      },
    })
    tenant = await newTenant(database, test.clock)
    other = await newTenant(database, test.clock)
    queue = workers()
  })
  afterAll(async () => {
    await queue.stop(0)
    await test.app.close()
    await rm(home, { recursive: true })
  })

  const get = async (url: string, who = tenant) =>
    await test.inject({ url: `/v1/challenges${url}`, headers: who.headers })
  const upload = async (name: string, payload: Buffer, who = tenant): Promise<string> => {
    const answer = await test.app.inject({
      method: 'POST',
      url: `/v1/evidence-files?name=${name}`,
      headers: { ...who.headers, 'content-type': 'application/octet-stream' },
      payload,
    })
    expect([200, 201]).toContain(answer.statusCode)
    return answer.json<{ data: { sha256: string } }>().data.sha256
  }
  const ask = async (file: string, who = tenant) =>
    await test.inject({
      method: 'POST',
      url: '/v1/challenges',
      headers: who.headers,
      payload: { file, abn: AGL, period: '2024-25' },
    })
  const ended = async (id: string): Promise<Shown> =>
    await expect
      .poll(
        async () => {
          const { data } = (await get(`/${id}`)).json<{ data: Shown }>()
          return data.state === 'queued' ? null : data
        },
        { timeout: 60_000, interval: 200 },
      )
      .not.toBeNull()
      .then(async () => (await get(`/${id}`)).json<{ data: Shown }>().data)

  const line = (text: string, y = 700) => ({ text, x: 60, y })
  const report = pdfOf(
    [
      line('In 2024-25 our scope 1 emissions were 30,439,497 t CO2-e.', 700),
      line('Scope 2 emissions, location-based, were 347,661 t CO2-e in 2024-25.', 680),
    ],
    [line('For electricity in NSW we used 0.68 kg CO2-e/kWh.')],
  )

  it('compares a report that was uploaded, and answers its numbers by verdict', async () => {
    const file = await upload('report.pdf', report)
    const asked = await ask(file)
    expect(asked.statusCode).toBe(202)
    const { id } = asked.json<{ data: Shown }>().data
    expect(asked.headers['location']).toBe(`/v1/challenges/${id}`)
    expect(await ended(id)).toMatchObject({
      state: 'done',
      file: { sha256: file, name: 'report.pdf' },
      result: {
        name: 'AGL ENERGY LIMITED',
        pages: 2,
        numbers: 3,
        counts: { agrees: 1, differs: 1, factor_outdated: 1, not_held: 0 },
        contradicting: 2,
      },
    })
    const all = (await get(`/${id}/readings?limit=2`)).json()
    expect(all.data.map((one: { quote: string }) => one.quote)).toEqual([
      '30,439,497 t CO2-e',
      '347,661 t CO2-e',
    ])
    const rest = (await get(`/${id}/readings?limit=2&cursor=${all.page.next_cursor}`)).json()
    expect(rest).toMatchObject({
      data: [{ number: 3, page: 2, line: 1, verdict: 'factor_outdated', box: { x: 60, y: 700 } }],
      page: { has_more: false },
    })
    const differing = (await get(`/${id}/readings?verdict=differs`)).json()
    expect(differing.data).toMatchObject([
      {
        quote: '347,661 t CO2-e',
        words: 'Scope 2 emissions, location-based, were 347,661 t CO2-e in 2024-25.',
        compared: [{ value: 247_661, source: 'the registry for 2024-25', evidence: [{ field: 'scope2_t' }] }],
      },
    ])
    const contradicting = (await get(`/${id}/readings?contradicting=true`)).json()
    expect(contradicting.data.map((one: { number: number }) => one.number)).toEqual([2, 3])
    expect((await get(`/${id}/readings?contradicting=true&verdict=agrees`)).json().data).toEqual([])
    expect((await get(`?file=${file}`)).json().data).toMatchObject([{ id }])
  })

  it('keeps the pages as they were read, with the place of each number', async () => {
    const { id } = (await ask(await upload('report.pdf', report))).json<{ data: Shown }>().data
    await ended(id)
    const first = (await get(`/${id}/pages?limit=1`)).json()
    expect(first.meta).toEqual({ parts: 2 })
    expect(first.data).toMatchObject([{ part: 1, page: 1, first_line: 1 }])
    const [{ text, numbers }] = first.data
    expect(numbers.map(({ start, end }: { start: number; end: number }) => text.slice(start, end))).toEqual([
      '30,439,497 t CO2-e',
      '347,661 t CO2-e',
    ])
    const second = (await get(`/${id}/pages?limit=1&cursor=${first.page.next_cursor}`)).json()
    expect(second.data).toMatchObject([{ part: 2, numbers: [{ number: 3, verdict: 'factor_outdated' }] }])
    expect((await get(`/${id}/pages?from=2`)).json().data).toEqual(second.data)
    const [, differing] = (await get(`/${id}/readings`)).json().data
    expect(differing.place).toEqual({ part: 1, start: numbers[1].start, end: numbers[1].end })
  })

  it('exports a workbook, a PDF and a signed bundle that verifies and shows a change', async () => {
    const { id } = (await ask(await upload('report.pdf', report))).json<{ data: Shown }>().data
    await ended(id)
    const xlsx = await get(`/${id}/export?format=xlsx`)
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    const pdf = await get(`/${id}/export?format=pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const factors = (await get(`/${id}/readings?verdict=factor_outdated`)).json().data[0].compared
    expect(factors).toHaveLength(2)
    const sheet = strFromU8(unzipSync(xlsx.rawPayload)['xl/sharedStrings.xml']!)
    const set = (await readReport(fileInMemory('challenge.pdf', pdf.rawPayload))).pages
      .map(({ text }) => text.replaceAll(/\s+/g, ''))
      .join('')
    for (const { source, evidence } of factors as {
      source: string
      evidence: { release: string; ref: string }[]
    }[]) {
      expect(sheet).toContain(source)
      for (const { release, ref } of evidence) {
        expect(sheet).toContain(`${release}, ${ref}`)
        // The cell is narrow: lines of its neighbours stand between.
        expect(set).toContain(release.slice(0, 16))
      }
    }
    const { rawPayload } = await get(`/${id}/export?format=bundle`)
    // Setting a page takes a processor for a while: a server leaves it to another process.
    expect(rendered).toEqual(['xlsx', 'pdf', 'xlsx', 'pdf'])
    const files = unzipSync(rawPayload)
    expect(Object.keys(files)).toEqual([
      'challenge.json',
      'challenge.xlsx',
      'challenge.pdf',
      'pages.json',
      'manifest.json',
    ])
    const manifest = JSON.parse(Buffer.from(files['manifest.json']!).toString())
    expect(manifest.files).toContainEqual({
      name: 'pages.json',
      size: files['pages.json']!.length,
      sha256: sha256(files['pages.json']!),
    })
    const json = await get(`/${id}/export?format=json`)
    expect(json.rawPayload.equals(Buffer.from(files['challenge.json']!))).toBe(true)
    const place = path.join(home, 'challenge.zip')
    writeFileSync(place, rawPayload)
    expect(await verifyExportZip(place, NO_KEYS)).toMatchObject({ valid: true })
    const changed = Buffer.from(rawPayload)
    const at = changed.indexOf('challenge.pdf') + 40
    changed[at] = changed[at]! ^ 1
    writeFileSync(place, changed)
    expect((await verifyExportZip(place, NO_KEYS))?.valid ?? false).toBe(false)
    const again = await get(`/${id}/export?format=bundle`)
    expect(again.rawPayload.equals(rawPayload)).toBe(true)
  })

  it('compares a web page that runs nothing', async () => {
    const page = (more: string) =>
      Buffer.from(
        `<!doctype html><html lang="en"><h1>Report</h1><table><tr><th>t CO2-e<th>2024-25<tr><td>Scope 1<td>30,439,497<tr><td>Scope 2, location-based<td>347,661</table>${more}</html>`,
      )
    const { id } = (await ask(await upload('report.html', page('')))).json<{ data: Shown }>().data
    expect(await ended(id)).toMatchObject({ state: 'done', result: { counts: { agrees: 1, differs: 1 } } })
    const refused = await test.app.inject({
      method: 'POST',
      url: '/v1/evidence-files?name=report.html',
      headers: { ...tenant.headers, 'content-type': 'application/octet-stream' },
      payload: page('<script>fetch("/v1/me")</script>'),
    })
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'evidence_file_refused'])
  })

  it('says whether a bill states the amounts that name it', async () => {
    const year = { start: '2024-07-01', end: '2025-06-30' }
    const file = await upload(
      'bill.txt',
      Buffer.from('Peak 900 kWh. Electricity used in July 2024: 1,240 kWh. Diesel delivered: 250.5 L.'),
    )
    const july = { region: 'NSW', period: { start: '2024-07-01', end: '2024-07-31' }, exempt_kwh: 0 } as const
    const consumption = [
      { ...july, kwh: 1240, document_sha256: file, meter: '4103035678' },
      { ...july, kwh: 1420, document_sha256: file, meter: '4103035679' },
    ]
    const saved = await test.inject({
      method: 'PUT',
      url: `/v1/companies/${AGL}/market-based-scope2/evidence`,
      headers: tenant.headers,
      payload: marketEvidence({ period: year, instruments: [], consumption }),
    })
    expect([200, 201]).toContain(saved.statusCode)
    const july2024 = { from: '2024-07-01', to: '2024-07-31', quantity: 250.5, unit: 'L' }
    const line = { activity: 'diesel oil', use: 'stationary', ...july2024, document: { sha256: file } }
    const url = `/v1/companies/${AGL}/ledger-lines`
    const payload = { period: year, lines: [line] }
    const taken = await test.inject({ method: 'POST', url, headers: tenant.headers, payload })
    const ledgerLine = taken.json<{ data: { results: { id: string }[] } }>().data.results[0]!.id
    const { id } = (await ask(file)).json<{ data: Shown }>().data
    const { result } = await ended(id)
    expect(result?.document_rows).toMatchObject({ total: 3, checked: 3, stated: 2 })
    const rows = result!.document_rows.rows.map(({ pointer, ledger_line, quantity, unit, why }) =>
      [pointer ?? ledger_line, `${quantity} ${unit}`, why].join(': '),
    )
    expect(rows).toEqual([
      '/consumption/1/kwh: 1.42 MWh: No amount that the file prints with its unit is this one.',
      '/consumption/0/kwh: 1.24 MWh: The file states “1,240 kWh”.',
      `${ledgerLine}: 250.5 L: The file states “250.5 L”.`,
    ])
  })

  it('points at the words of paragraphs, with page and line', async () => {
    const file = await upload('report.pdf', report)
    const { id } = (await ask(file)).json<{ data: Shown }>().data
    const { result } = (await ended(id)) as unknown as { result: { paragraphs: Paragraph[] } }
    const of = (wanted: string) => result.paragraphs.find(({ requirement_id }) => requirement_id === wanted)
    expect(of('29(a)(i)(1)')).toMatchObject({
      title: 'Gross Scope 1 in tonnes CO2-e',
      places: [{ page: 1, words: expect.stringMatching(/scope 1/i) as string }],
    })
    expect(of('29(g)(i)')).toMatchObject({ places: [] })
  })

  it('shows another tenant nothing', async () => {
    const file = await upload('report.pdf', report)
    const { id } = (await ask(file)).json<{ data: Shown }>().data
    await ended(id)
    for (const url of [`/${id}`, `/${id}/readings`, `/${id}/pages`, `/${id}/export?format=pdf`])
      expect((await get(url, other)).json()).toMatchObject({ status: 404, code: 'challenge_not_found' })
    expect((await get('', other)).json().data).toEqual([])
    expect((await ask(file, other)).json()).toMatchObject({ code: 'evidence_file_not_found' })
    const removed = await test.inject({
      method: 'DELETE',
      url: `/v1/challenges/${id}`,
      headers: other.headers,
    })
    expect(removed.statusCode).toBe(404)
    expect((await get(`/${id}`)).statusCode).toBe(200)
  })

  it('says in words why a scan was not compared', async () => {
    const { id } = (await ask(await upload('scan.pdf', pdfOf([], [], [], [], [])))).json<{ data: Shown }>()
      .data
    const found = await ended(id)
    expect(found).toMatchObject({ state: 'failed', result: null })
    expect(found.failure?.detail).toContain('has no text: its pages are pictures')
    expect((await get(`/${id}/export?format=xlsx`)).json()).toMatchObject({ code: 'challenge_not_done' })
  })

  it('keeps its file until the challenge is removed', async () => {
    const file = await upload('kept.pdf', pdfOf([line('Scope 1 was 12 t in 2024-25, says this report.')]))
    const { id } = (await ask(file)).json<{ data: Shown }>().data
    await ended(id)
    const remove = async (url: string) =>
      await test.inject({ method: 'DELETE', url, headers: tenant.headers })
    expect((await remove(`/v1/evidence-files/${file}`)).json()).toMatchObject({
      code: 'evidence_file_in_use',
    })
    expect((await remove(`/v1/challenges/${id}`)).statusCode).toBe(204)
    expect((await get(`/${id}/readings`)).statusCode).toBe(404)
    expect((await get(`/${id}/pages`)).statusCode).toBe(404)
    expect((await remove(`/v1/evidence-files/${file}`)).statusCode).toBe(204)
  })

  it('is compared by the next worker when one stops, with each number once', async () => {
    await queue.stop(0)
    const { id } = (await ask(await upload('report.pdf', report))).json<{ data: Shown }>().data
    expect((await get(`/${id}`)).json()).toMatchObject({ data: { state: 'queued' } })
    queue = workers()
    expect((await ended(id)).result?.numbers).toBe(3)
    expect((await get(`/${id}/readings`)).json().data).toHaveLength(3)
    expect((await get(`/${id}/pages`)).json().data).toHaveLength(2)
  })
})
