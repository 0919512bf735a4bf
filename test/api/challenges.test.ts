import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sha256 } from '../../src/domain/evidence.ts'
import { verifyExportZip } from '../../src/operations/export/verify-export.ts'
import { readReport } from '../../src/sources/filed-reports/read-report.ts'
import { fileInMemory } from '../../src/sources/input-file.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { pdfOf } from '../support/small-pdf.ts'
import { type Challenging, challenging, type Shown } from './challenging.ts'

const NO_KEYS = { key: undefined, keys: undefined }

interface Paragraph {
  readonly requirement_id: string
}

describeOnOneEngine('challenges', (open) => {
  let acts: Challenging
  beforeAll(async () => {
    acts = await challenging(await open({ holding: 'starter' }))
  })
  afterAll(() => acts.close())

  const line = (text: string, y = 700) => ({ text, x: 60, y })
  const report = pdfOf(
    [
      line('In 2024-25 our scope 1 emissions were 30,439,497 t CO2-e.', 700),
      line('Scope 2 emissions, location-based, were 347,661 t CO2-e in 2024-25.', 680),
    ],
    [line('For electricity in NSW we used 0.68 kg CO2-e/kWh.')],
  )

  it('compares a report that was uploaded, and answers its numbers by verdict', async () => {
    const file = await acts.upload('report.pdf', report)
    const asked = await acts.ask(file)
    expect(asked.statusCode).toBe(202)
    const { id } = asked.json<{ data: Shown }>().data
    expect(asked.headers['location']).toBe(`/v1/challenges/${id}`)
    expect(await acts.ended(id)).toMatchObject({
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
    const all = (await acts.get(`/${id}/readings?limit=2`)).json()
    expect(all.data.map((one: { quote: string }) => one.quote)).toEqual([
      '30,439,497 t CO2-e',
      '347,661 t CO2-e',
    ])
    const rest = (await acts.get(`/${id}/readings?limit=2&cursor=${all.page.next_cursor}`)).json()
    expect(rest).toMatchObject({
      data: [{ number: 3, page: 2, line: 1, verdict: 'factor_outdated', box: { x: 60, y: 700 } }],
      page: { has_more: false },
    })
    const differing = (await acts.get(`/${id}/readings?verdict=differs`)).json()
    expect(differing.data).toMatchObject([
      {
        quote: '347,661 t CO2-e',
        words: 'Scope 2 emissions, location-based, were 347,661 t CO2-e in 2024-25.',
        compared: [{ value: 247_661, source: 'the registry for 2024-25', evidence: [{ field: 'scope2_t' }] }],
      },
    ])
    const contradicting = (await acts.get(`/${id}/readings?contradicting=true`)).json()
    expect(contradicting.data.map((one: { number: number }) => one.number)).toEqual([2, 3])
    expect((await acts.get(`/${id}/readings?contradicting=true&verdict=agrees`)).json().data).toEqual([])
    expect((await acts.get(`?file=${file}`)).json().data).toMatchObject([{ id }])
  })

  it('keeps the pages as they were read, with the place of each number', async () => {
    const { id } = (await acts.ask(await acts.upload('report.pdf', report))).json<{ data: Shown }>().data
    await acts.ended(id)
    const first = (await acts.get(`/${id}/pages?limit=1`)).json()
    expect(first.meta).toEqual({ parts: 2 })
    expect(first.data).toMatchObject([{ part: 1, page: 1, first_line: 1 }])
    const [{ text, numbers }] = first.data
    expect(numbers.map(({ start, end }: { start: number; end: number }) => text.slice(start, end))).toEqual([
      '30,439,497 t CO2-e',
      '347,661 t CO2-e',
    ])
    const second = (await acts.get(`/${id}/pages?limit=1&cursor=${first.page.next_cursor}`)).json()
    expect(second.data).toMatchObject([{ part: 2, numbers: [{ number: 3, verdict: 'factor_outdated' }] }])
    expect((await acts.get(`/${id}/pages?from=2`)).json().data).toEqual(second.data)
    const [, differing] = (await acts.get(`/${id}/readings`)).json().data
    expect(differing.place).toEqual({ part: 1, start: numbers[1].start, end: numbers[1].end })
  })

  it('exports a workbook, a PDF and a signed bundle that verifies and shows a change', async () => {
    const { id } = (await acts.ask(await acts.upload('report.pdf', report))).json<{ data: Shown }>().data
    await acts.ended(id)
    const xlsx = await acts.get(`/${id}/export?format=xlsx`)
    expect([xlsx.statusCode, xlsx.rawPayload.subarray(0, 2).toString()]).toEqual([200, 'PK'])
    const pdf = await acts.get(`/${id}/export?format=pdf`)
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    const factors = (await acts.get(`/${id}/readings?verdict=factor_outdated`)).json().data[0].compared
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
    const { rawPayload } = await acts.get(`/${id}/export?format=bundle`)
    // Setting a page takes a processor for a while: a server leaves it to another process.
    expect(acts.rendered).toEqual(['xlsx', 'pdf', 'xlsx', 'pdf'])
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
    const json = await acts.get(`/${id}/export?format=json`)
    expect(json.rawPayload.equals(Buffer.from(files['challenge.json']!))).toBe(true)
    const place = path.join(acts.home, 'challenge.zip')
    writeFileSync(place, rawPayload)
    expect(await verifyExportZip(place, NO_KEYS)).toMatchObject({ valid: true })
    const changed = Buffer.from(rawPayload)
    const at = changed.indexOf('challenge.pdf') + 40
    changed[at] = changed[at]! ^ 1
    writeFileSync(place, changed)
    expect((await verifyExportZip(place, NO_KEYS))?.valid ?? false).toBe(false)
    const again = await acts.get(`/${id}/export?format=bundle`)
    expect(again.rawPayload.equals(rawPayload)).toBe(true)
  })

  it('points at the words of paragraphs, with page and line', async () => {
    const file = await acts.upload('report.pdf', report)
    const { id } = (await acts.ask(file)).json<{ data: Shown }>().data
    const { result } = (await acts.ended(id)) as unknown as { result: { paragraphs: Paragraph[] } }
    const of = (wanted: string) => result.paragraphs.find(({ requirement_id }) => requirement_id === wanted)
    expect(of('29(a)(i)(1)')).toMatchObject({
      title: 'Gross Scope 1 in tonnes CO2-e',
      places: [{ page: 1, words: expect.stringMatching(/scope 1/i) as string }],
    })
    expect(of('29(g)(i)')).toMatchObject({ places: [] })
  })

  it('shows another tenant nothing', async () => {
    const file = await acts.upload('report.pdf', report)
    const { id } = (await acts.ask(file)).json<{ data: Shown }>().data
    await acts.ended(id)
    for (const url of [`/${id}`, `/${id}/readings`, `/${id}/pages`, `/${id}/export?format=pdf`])
      expect((await acts.get(url, acts.other)).json()).toMatchObject({
        status: 404,
        code: 'challenge_not_found',
      })
    expect((await acts.get('', acts.other)).json().data).toEqual([])
    expect((await acts.ask(file, acts.other)).json()).toMatchObject({ code: 'evidence_file_not_found' })
    const removed = await acts.test.inject({
      method: 'DELETE',
      url: `/v1/challenges/${id}`,
      headers: acts.other.headers,
    })
    expect(removed.statusCode).toBe(404)
    expect((await acts.get(`/${id}`)).statusCode).toBe(200)
  })

  it('says in words why a scan was not compared', async () => {
    const { id } = (await acts.ask(await acts.upload('scan.pdf', pdfOf([], [], [], [], [])))).json<{
      data: Shown
    }>().data
    const found = await acts.ended(id)
    expect(found).toMatchObject({ state: 'failed', result: null })
    expect(found.failure?.detail).toContain('has no text: its pages are pictures')
    expect((await acts.get(`/${id}/export?format=xlsx`)).json()).toMatchObject({ code: 'challenge_not_done' })
  })

  it('keeps its file until the challenge is removed', async () => {
    const file = await acts.upload(
      'kept.pdf',
      pdfOf([line('Scope 1 was 12 t in 2024-25, says this report.')]),
    )
    const { id } = (await acts.ask(file)).json<{ data: Shown }>().data
    await acts.ended(id)
    const remove = async (url: string) =>
      await acts.test.inject({ method: 'DELETE', url, headers: acts.tenant.headers })
    expect((await remove(`/v1/evidence-files/${file}`)).json()).toMatchObject({
      code: 'evidence_file_in_use',
    })
    expect((await remove(`/v1/challenges/${id}`)).statusCode).toBe(204)
    expect((await acts.get(`/${id}/readings`)).statusCode).toBe(404)
    expect((await acts.get(`/${id}/pages`)).statusCode).toBe(404)
    expect((await remove(`/v1/evidence-files/${file}`)).statusCode).toBe(204)
  })

  it('is compared by the next worker when one stops, with each number once', async () => {
    await acts.stopWorker()
    const { id } = (await acts.ask(await acts.upload('report.pdf', report))).json<{ data: Shown }>().data
    expect((await acts.get(`/${id}`)).json()).toMatchObject({ data: { state: 'queued' } })
    acts.startWorker()
    expect((await acts.ended(id)).result?.numbers).toBe(3)
    expect((await acts.get(`/${id}/readings`)).json().data).toHaveLength(3)
    expect((await acts.get(`/${id}/pages`)).json().data).toHaveLength(2)
  })
})
