import { createHash } from 'node:crypto'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { RISK_REGISTER_EXAMPLE } from '../../src/domain/disclosure/records/risk-register.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { HAS_WRITER, savedByWriter } from '../support/libreoffice.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'

const COMPANY = '/v1/companies/74115061375'
const TEXT = 'The board’s committee oversees <climate> & risk.\n\nIt meets "often".'
const HOSTILE = `=HYPERLINK("http://x") </w:t> & <b> \u202Eevil\u202C ]]> ${'long '.repeat(1900)}end.`
const CHARTER = Buffer.from('%PDF-1.7\nThe charter of the board of directors\n%%EOF\n')
const RECORD = {
  period: { start: '2025-07-01', end: '2026-06-30' },
  statements: [
    {
      requirement_id: '6(a)',
      kind: 'disclosure',
      statement: TEXT,
      date: '2026-08-01',
    },
    {
      requirement_id: '6(b)',
      kind: 'disclosure',
      statement: HOSTILE,
      date: '2026-08-01',
    },
    {
      requirement_id: '6(b)(i)',
      kind: 'disclosure',
      document: { name: 'charter.pdf', sha256: createHash('sha256').update(CHARTER).digest('hex') },
      date: '2026-08-01',
    },
  ],
}

/** The file with its text edited as an editor would. */
const edited = (docx: Uint8Array, edit: (xml: string) => string): Buffer => {
  const parts = unzipSync(docx)
  const xml = edit(strFromU8(parts['word/document.xml']!))
  return Buffer.from(zipSync({ ...parts, 'word/document.xml': strToU8(xml) }))
}

describeOnOneEngine('the disclosure draft', (open) => {
  let test: StarterApp
  let docx: Buffer

  beforeAll(async () => {
    test = await starterApp(await open({ holding: 'starter' }))
    const put = await test.inject({
      method: 'PUT',
      url: `${COMPANY}/s2-statements`,
      headers: test.tenant.headers,
      payload: RECORD,
    })
    expect(put.statusCode).toBe(200)
    docx = await exported()
    return () => test.app.close()
  })

  const exported = async (): Promise<Buffer> =>
    (
      await test.inject({
        url: `${COMPANY}/disclosure-draft?period=2025-26&format=docx`,
        headers: test.tenant.headers,
      })
    ).rawPayload
  const send = async (payload: Buffer, query = '', headers: Record<string, string> = {}, company = COMPANY) =>
    test.inject({
      method: 'POST',
      url: `${company}/disclosure-draft/import?period=2025-26&name=a.docx${query}`,
      headers: { ...test.tenant.headers, ...headers, 'content-type': 'application/octet-stream' },
      payload,
    })

  it('comes back as it went out: nothing changes, no figure differs', async () => {
    const { data } = (await send(docx)).json()
    expect(data).toMatchObject({
      made_from: 1,
      present: { version: 1 },
      proposed: null,
      changes: [],
      faults: [],
      warnings: [],
      figures: { compared: true, edited: [] },
    })
    expect(data.statements_found).toBeGreaterThan(50)
  })

  it.runIf(HAS_WRITER)(
    'survives LibreOffice, which writes the whole file anew',
    async () => {
      const saved = savedByWriter(edited(docx, (xml) => xml.replace('It meets', 'It now meets')))
      expect((await send(saved)).json().data).toMatchObject({
        changes: [{ requirement_id: '6(a)', after: TEXT.replace('It meets', 'It now meets') }],
        faults: [],
        warnings: [],
        figures: { compared: true, edited: [] },
      })
    },
    120_000,
  )

  it('proposes edited and new text, names edited figures, and applies with If-Match only', async () => {
    const file = edited(docx, (xml) =>
      xml
        .replace('oversees', 'supervises')
        .replace(/\[Not stated yet\. Write the statement here\.\]/, 'Something new.')
        .replace(/(<w:bookmarkStart w:name="fg_[^>]*><w:r><w:t[^>]*>)30,439,497/, '$130,000,000'),
    )
    const { data } = (await send(file)).json()
    expect(data).toMatchObject({
      changes: [
        { change: 'added', before: null, after: 'Something new.' },
        { requirement_id: '6(a)', change: 'changed', before: TEXT },
      ],
      figures: { edited: [{ in_report: '30,439,497', in_file: '30,000,000' }] },
      applied: null,
    })
    expect((await send(file, '&apply=true')).json().code).toBe('precondition_required')
    const etag = { 'if-match': `"${data.present.etag}"` }
    const applied = (await send(file, '&apply=true', etag)).json().data.applied
    expect(applied).toMatchObject({ version: 2, changed: true })
    const stale = edited(docx, (xml) => xml.replace('oversees', 'sees'))
    expect((await send(stale)).json().data).toMatchObject({ made_from: 1, proposed: null, fault_count: 1 })
    const refused = await send(stale, '&apply=true', { 'if-match': `"${applied.etag}"` })
    expect(refused.json()).toMatchObject({ status: 422, code: 'import_file_invalid' })
    expect((await test.get(`${COMPANY}/s2-statements?period=2025-26`)).data).toMatchObject({ version: 2 })
  })

  it('rests on documents, and readiness says which of them are not uploaded', async () => {
    const missing = async () => {
      const { documents, rows } = (await test.get(`${COMPANY}/filing-readiness?period=2025-26`)).data
      const open = (rows as { requirement_id: string; missing_documents: number }[]).filter(
        ({ missing_documents }) => missing_documents > 0,
      )
      return { documents, rows: open.map(({ requirement_id }) => requirement_id) }
    }
    expect(await missing()).toEqual({ documents: { held: 0, missing: 1 }, rows: ['6(b)(i)'] })
    const sent = await test.inject({
      method: 'POST',
      url: '/v1/evidence-files?name=charter.pdf',
      headers: { ...test.tenant.headers, 'content-type': 'application/octet-stream' },
      payload: CHARTER,
    })
    expect(sent.statusCode).toBe(201)
    expect(await missing()).toEqual({ documents: { held: 1, missing: 0 }, rows: [] })
  })

  it('has its numbers checked: message, register and tables, not only statements', async () => {
    const period = { start: '2024-07-01', end: '2025-06-30' }
    const put = async (route: string, payload: object) => {
      const answer = await test.inject({
        method: 'PUT',
        url: `${COMPANY}/${route}`,
        headers: test.tenant.headers,
        payload,
      })
      expect([route, answer.statusCode]).toEqual([route, 200])
    }
    const checked = async () =>
      (await test.get(`${COMPANY}/disclosure-draft/number-checks?period=2024-25`)).data as unknown as {
        numbers: number
        contradicting: number
        counts: Record<string, number>
        chapters: string[]
        checks: { chapter: string; quote: string; verdict: string }[]
      }
    const before = await checked()
    expect(before.numbers).toBeGreaterThan(100)
    expect([before.contradicting, before.counts['agrees']! > 5]).toEqual([0, true])
    expect(before.chapters).toContain('The year in figures')
    const [risk] = RISK_REGISTER_EXAMPLE.risks
    await put('risks', {
      ...RISK_REGISTER_EXAMPLE,
      period,
      risks: [{ ...risk, how: 'Our scope 1 emissions of 20,439,497 t in 2024-25 cost more.' }],
    })
    await put('s2-statements', {
      period,
      message: 'Scope 1 emissions were 3,043,950 t in 2024-25.',
      statements: [],
    })
    const after = await checked()
    const against = after.checks.filter(({ verdict }) => ['differs', 'unit_suspect'].includes(verdict))
    expect(after.contradicting).toBe(against.length)
    expect(against.map(({ chapter, quote, verdict }) => [chapter, quote, verdict])).toEqual([
      ['Message', '3,043,950 t', 'unit_suspect'],
      ['Risks, scenarios, targets and measures', '20,439,497 t', 'differs'],
    ])
  })

  it('refuses in words what is no draft of this company', async () => {
    const other = await send(docx, '', {}, '/v1/companies/16000011058')
    expect(other.json()).toMatchObject({
      detail: expect.stringContaining('draft of ABN 74115061375') as string,
    })
    expect((await send(Buffer.from('%PDF-1.7'))).json()).toMatchObject({
      status: 422,
      code: 'import_file_invalid',
      detail: expect.stringContaining('a.docx: is a PDF') as string,
    })
    expect((await send(Buffer.alloc(0))).json().code).toBe('import_file_invalid')
  })
})
