import { execFileSync } from 'node:child_process'
import { utils } from '@e965/xlsx'
import { unzipSync } from 'fflate'
import { beforeAll, expect, it } from 'vitest'
import { packFile, zipFiles } from '../../src/reports/bundle/zip.ts'
import { verifyPortfolio } from '../../src/reports/verifier/portfolio/verify-portfolio.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { HAS_LIBREOFFICE, recalculated } from '../support/libreoffice.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const AGL = '74115061375'
const STAKE = { abn: AGL, asset_class: 'listed_equity', outstanding_aud: 1e8, evic_aud: 1e10 }
const BOOK = {
  balance_date: '2025-12-31',
  holdings: [
    { id: 'a', ...STAKE },
    { id: 'b', ...STAKE, asset_class: 'corporate_bond', outstanding_aud: 3e7, target: 'validated' },
    { id: 'c', ...STAKE, abn: '49004028077', evic_aud: 2.5e11, outstanding_aud: 2.2e8 },
    { id: 'd', ...STAKE, outstanding_aud: 1e11 },
    { id: 'e', name: '=cmd()', asset_class: 'business_loan', outstanding_aud: 5e6 },
    {
      id: 'f',
      asset_class: 'business_loan',
      outstanding_aud: 50,
      total_equity_aud: -20,
      total_debt_aud: 100,
      revenue_aud: 1000,
      own_emissions: { scope1_t: 1000, scope2_t: 1 },
    },
  ],
}

const inspect = (program: string, input: Uint8Array): string =>
  execFileSync(program, ['-'], { input, encoding: 'utf8' })

describeOnOneEngine('files of a portfolio', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })
  const fileOf = async (format: string, body: object = BOOK): Promise<Buffer> => {
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/portfolios/preview/export?format=${format}`,
      headers: app.tenant.headers,
      payload: body,
    })
    expect(answer.statusCode, answer.body.slice(0, 500)).toBe(200)
    return answer.rawPayload
  }

  it('gives every holding as a row of CSV that no spreadsheet runs', async () => {
    const lines = (await fileOf('csv')).toString().split('\r\n')
    expect(lines).toHaveLength(BOOK.holdings.length + 2)
    expect(lines[0]).toContain('attribution_factor')
    expect(lines[1]).toContain('304394.97')
    expect(lines[4]).toContain('outstanding_exceeds_denominator')
    expect(lines[5]).toContain("'=cmd()")
    const json = JSON.parse((await fileOf('json')).toString())
    expect(json.holdings).toHaveLength(6)
  })

  it('gives a PDF of two pages', async () => {
    const pdf = await fileOf('pdf')
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
    const facts = inspect('pdfinfo', pdf)
    expect(/^Pages:\s+(\d+)$/m.exec(facts)?.[1]).toBe('2')
  })

  it('signs a bundle that the verifier computes again', async () => {
    const zip = await fileOf('zip')
    const found = verifyPortfolio(zip, null)!
    expect(found.findings).toEqual([])
    expect(found).toMatchObject({ valid: true, signature: { trust: 'integrity_only' } })
    expect(found.checked).toMatchObject({ files: 5, holdings: 6, attributions: 48 })
    expect(found.checked['parts']).toBeGreaterThan(10)
    expect(Buffer.from(await fileOf('zip')).equals(zip)).toBe(true)
  })

  it('names what was changed, also where the hashes were put right', async () => {
    const files = unzipSync(await fileOf('zip'))
    const content = JSON.parse(Buffer.from(files['portfolio.json']!).toString())
    const findingsAfter = (change: (copy: typeof content) => void, also: Record<string, Uint8Array> = {}) => {
      const copy = structuredClone(content)
      change(copy)
      const bytes = Buffer.from(`${JSON.stringify(copy, null, 1)}\n`)
      const all = Object.entries({ ...files, 'portfolio.json': bytes, ...also })
      const zip = zipFiles(all.map(([name, packed]) => packFile(name, packed)))
      return verifyPortfolio(zip, null)!
    }
    const wrong = (change: (copy: typeof content) => void) =>
      findingsAfter(change).findings.map(({ where }) => where)
    expect(findingsAfter(() => {}).findings).toEqual([])
    expect(wrong((copy) => (copy.answer.holdings[0].attribution_factor = 0.02))).toEqual(
      expect.arrayContaining(['portfolio.json', 'holding a: attribution_factor']),
    )
    expect(wrong((copy) => (copy.answer.holdings[2].scope1_t *= 1.001))).toContain('holding c: scope1_t')
    expect(wrong((copy) => (copy.answer.totals.scope1_t += 1))).toContain('answer/totals/scope1_t')
    expect(wrong((copy) => (copy.given.holdings[0].scope1_t -= 1))).toEqual(
      expect.arrayContaining(['holding a: scope1_t']),
    )
    expect(wrong((copy) => (copy.answer.holdings[3].status = 'covered'))).toContain('holding d: status')
    expect(wrong((copy) => copy.answer.holdings.pop())).toContain('answer/holdings')
    expect(wrong((copy) => (copy.answer.breakdowns.asset_class[0].totals.scope2_t = 1))[1]).toMatch(
      /^answer\/breakdowns\/asset_class\/\w+\/totals\/scope2_t$/,
    )
    expect(wrong((copy) => (copy.formulas.method.constants.million.value = 1e5))).toContain(
      'financed_emissions 1.1.0',
    )
    expect(
      findingsAfter(() => {}, { 'holdings.csv': Buffer.from('x'), 'more.txt': Buffer.from('y') }).files.map(
        ({ status }) => status,
      ),
    ).toEqual(['as_signed', 'altered', 'as_signed', 'as_signed', 'as_signed', 'unexpected'])
  })

  it('serves the files of a saved portfolio to its tenant alone', async () => {
    const other = await newTenant(app.database, app.clock)
    const put = await app.inject({
      method: 'PUT',
      url: '/v1/portfolios/files',
      headers: app.tenant.headers,
      payload: { name: 'Our book', ...BOOK },
    })
    expect(put.statusCode).toBe(200)
    const get = (headers: Record<string, string>) =>
      app.inject({ method: 'GET', url: '/v1/portfolios/files/financed-emissions/export?format=zip', headers })
    expect((await get(other.headers)).json().code).toBe('portfolio_not_found')
    const answer = await get(app.tenant.headers)
    expect(answer.headers['content-disposition']).toContain('financed-emissions-files-2025-12-31.zip')
    const found = verifyPortfolio(answer.rawPayload, null)!
    expect(found.findings).toEqual([])
    expect(found.portfolio).toMatchObject({ title: 'Our book', id: 'files', version: 1 })
  })

  it.skipIf(!HAS_LIBREOFFICE)('is a workbook that LibreOffice computes alike', async () => {
    const { book } = recalculated({ book: await fileOf('xlsx') })
    const ties = utils.sheet_to_json<unknown[]>(book!.Sheets['Tie-out']!, { header: 1 })
    const rows = ties.filter((row) => typeof row[2] === 'number')
    expect(rows.length).toBeGreaterThan(12)
    for (const [, own, stated, , tie] of rows) {
      const size = Math.max(1, Math.abs(Number(stated)))
      expect(Math.abs(Number(own) - Number(stated))).toBeLessThanOrEqual(1e-9 * size)
      expect(tie).toBe(1)
    }
    expect(ties.at(-1)![1]).toBe(0)
    const parts = utils.sheet_to_json<unknown[]>(book!.Sheets['Parts']!, { header: 1 })
    const listed = parts.find(([name]) => name === 'listed_equity')!
    expect(listed[1]).toBe(1e8 + 2.2e8 + 1e11)
  })
})
