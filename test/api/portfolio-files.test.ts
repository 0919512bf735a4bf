import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { utils } from '@e965/xlsx'
import { parse } from 'csv-parse/sync'
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
    {
      id: 'c',
      ...STAKE,
      abn: '49004028077',
      evic_aud: 2.5e11,
      outstanding_aud: 2.2e8,
      undrawn_aud: 4e7,
      gics_industry_code: '15104020',
    },
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

/** The same with what is asked for: bands, a price, and what it was before. */
const COMPARED = {
  ...BOOK,
  include: ['risk', 'screening'],
  price_aud_per_t: 75,
  previous: {
    balance_date: '2024-12-31',
    holdings: BOOK.holdings.slice(1).map((one) => ({ ...one, outstanding_aud: 4 })),
  },
}
const REGISTRY = path.join(import.meta.dirname, '../../data/starter/nger-corporate/2024-25.csv')

const sizes = (at: number): object =>
  at % 5 < 2 ? { evic_aud: 1e10 } : { total_equity_aud: 4e9, total_debt_aud: 6e9 }

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
    expect(JSON.parse((await fileOf('json')).toString()).holdings).toHaveLength(6)
  })

  it('gives a PDF of two pages, also of a book with many industries, classes and reasons, and says what it leaves out', async () => {
    const registry = parse<Record<'abn', string>>(readFileSync(REGISTRY), { columns: true })
    const classes = ['listed_equity', 'corporate_bond', 'business_loan', 'unlisted_equity', 'project_finance']
    const many = registry
      .filter(({ abn }, at) => abn !== '' && at % 10 === 0)
      .flatMap(({ abn }, at) => [
        {
          abn,
          asset_class: classes[at % classes.length]!,
          outstanding_aud: 1e6 + at,
          ...sizes(at),
          undrawn_aud: at,
        },
        { name: 'N'.repeat(120), asset_class: `Class ${at}`, outstanding_aud: at },
        { abn: '74115061376', asset_class: 'business_loan', outstanding_aud: 1 },
        { name: `Name ${at}`, asset_class: 'listed_equity', outstanding_aud: 2 },
        { asset_class: 'mortgage', outstanding_aud: 3 },
      ])
    const body = {
      balance_date: '2025-12-31',
      holdings: many,
      include: ['risk'],
      previous: BOOK,
      price_aud_per_t: 75,
    }
    for (const [pdf, isCut] of [
      [await fileOf('pdf'), false],
      [await fileOf('pdf', body), true],
    ] as const) {
      expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
      expect(/^Pages:\s+(\d+)$/m.exec(inspect('pdfinfo', pdf))?.[1]).toBe('2')
      const text = execFileSync('pdftotext', ['-layout', '-', '-'], { input: pdf, encoding: 'utf8' })
      expect(text).toContain('B62 and B63')
      expect(/\d+ more: see the workbook/.test(text)).toBe(isCut)
      expect(text.includes('by amounts')).toBe(isCut)
      expect(text.includes('Amount by climate risk')).toBe(isCut)
      expect(text.includes('at the price given')).toBe(isCut)
    }
  })

  it('signs a bundle that the verifier computes again', async () => {
    const zip = await fileOf('zip')
    const found = verifyPortfolio(zip, null)!
    expect(found.findings).toEqual([])
    expect(found).toMatchObject({ valid: true, signature: { trust: 'integrity_only' } })
    expect(found.checked).toMatchObject({ files: 5, holdings: 6, attributions: 54, totals: 25 })
    expect(found.checked['parts']).toBeGreaterThan(10)
    expect(Buffer.from(await fileOf('zip')).equals(zip)).toBe(true)
  })

  it('names what was changed, also where the hashes were put right', async () => {
    const files = unzipSync(await fileOf('zip', COMPARED))
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
    const tables = (copy: typeof content) => copy.answer.disclosure_tables
    const place = (change: (copy: typeof content) => void) => wrong(change).at(-1)
    expect(place((copy) => (tables(copy).by_anzsic[0].outstanding_aud += 1))).toMatch(
      /^answer\/disclosure_tables\/by_anzsic\/\w+, \w+\/outstanding_aud$/,
    )
    expect(place((copy) => (tables(copy).by_anzsic[0].totals.scope1_t = 7))).toMatch(/by_anzsic.*scope1_t$/)
    // Once more the first in place of the second: as many rows as before.
    expect(wrong((copy) => (tables(copy).by_anzsic[1] = tables(copy).by_anzsic[0]))).toContain(
      'answer/disclosure_tables/by_anzsic',
    )
    expect(place((copy) => (tables(copy).by_gics[0].undrawn_aud = 5e7))).toMatch(/by_gics.*undrawn_aud$/)
    expect(place((copy) => (tables(copy).by_gics = null))).toMatch(/cannot be followed|portfolio.json/)
    expect(place((copy) => (tables(copy).excluded[0].outstanding_aud = 1))).toMatch(
      /excluded.*outstanding_aud$/,
    )
    expect(place((copy) => tables(copy).excluded.pop())).toBe('answer/disclosure_tables/excluded')
    expect(place((copy) => copy.answer.top_contributors.shift())).toBe('answer/top_contributors')
    expect(place((copy) => (copy.answer.top_contributors[0].share_of_emissions = 0.1))).toMatch(
      /^answer\/top_contributors\/\d+\/share_of_emissions$/,
    )
    expect(wrong((copy) => (copy.answer.undrawn_aud = null))).toContain('answer/undrawn_aud')
    expect(place((copy) => (copy.answer.breakdowns.gics_industry[0].holdings = 2))).toMatch(
      /gics_industry.*holdings$/,
    )
    expect(place((copy) => (copy.answer.risk.transition.by_band[0].outstanding_aud += 1))).toMatch(
      /^answer\/risk\/transition\/\w+\/outstanding_aud$/,
    )
    expect(wrong((copy) => (copy.answer.change.amount_t += 1))).toContain('answer/change/amount_t')
    expect(
      wrong(
        (copy) => (copy.given_change.pairs.find(({ id }: { id: string }) => id === 'a').amount_after += 1),
      ),
    ).toContain('answer/change/holding a: outstanding_aud')
    expect(wrong((copy) => (copy.given_change = null))).toContain('answer/change')
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

  it('makes files of the question: version, price, risk, screening and what it is compared with', async () => {
    const put = (holdings: readonly object[], match?: string) =>
      app.inject({
        method: 'PUT',
        url: '/v1/portfolios/asked',
        headers: { ...app.tenant.headers, ...(match === undefined ? {} : { 'if-match': match }) },
        payload: { name: 'Asked', balance_date: '2025-12-31', holdings },
      })
    expect((await put([{ id: 'a', ...STAKE }])).statusCode).toBe(200)
    expect((await put([{ id: 'a', ...STAKE, outstanding_aud: 2e8 }], '*')).statusCode).toBe(200)
    const get = async (query: string) => {
      const url = `/v1/portfolios/asked/financed-emissions${query}`
      const answer = await app.inject({ method: 'GET', url, headers: app.tenant.headers })
      expect(answer.statusCode).toBe(200)
      return answer
    }
    const asked = 'price_aud_per_t=75&risk=true&screening=true&compared_with=1'
    const file = (await get(`/export?format=json&${asked}`)).json()
    const { data } = (await get(`?${asked}`)).json()
    expect(file).toMatchObject({ ...data, portfolio: { version: 2, since: 'version 1' } })
    expect(file.change.amount_t).toBeCloseTo(306_871.58, 1)
    expect(file.holdings[0]).toMatchObject({
      transition_band: 'very_high',
      physical_band: expect.any(String),
    })
    const csv = (await get('/export?format=csv&risk=true')).body
    expect(csv.split('\r\n')[0]).toContain('transition_band,physical_band')
    expect(csv.split('\r\n')[1]).toContain('very_high')
    expect((await get('/export?format=json&version=1')).json().outstanding_aud).toBe(1e8)
    const zip = (await get(`/export?format=zip&${asked}`)).rawPayload
    expect(verifyPortfolio(zip, null)).toMatchObject({ valid: true, findings: [], checked: { causes: 10 } })
  })

  it.skipIf(!HAS_LIBREOFFICE)('is a workbook that LibreOffice computes alike', async () => {
    const { book } = recalculated({ book: await fileOf('xlsx', COMPARED) })
    const ties = utils.sheet_to_json<unknown[]>(book!.Sheets['Tie-out']!, { header: 1 })
    const rows = ties.filter((row) => typeof row[2] === 'number')
    expect(rows.length).toBeGreaterThan(150)
    const labels = rows.map(([label]) => String(label))
    for (const part of [
      /^By ANZSIC division and asset class: .*Undrawn/,
      /^By GICS industry/,
      /^Not covered, by reason/,
      /^Transition risk: /,
      /, 3/,
      /^Change by amount/,
    ])
      expect(
        labels.some((label) => part.test(label)),
        String(part),
      ).toBe(true)
    for (const [, own, stated, , tie] of rows) {
      const size = Math.max(1, Math.abs(Number(stated)))
      expect(Math.abs(Number(own) - Number(stated))).toBeLessThanOrEqual(1e-9 * size)
      expect(tie).toBe(1)
    }
    expect(ties.at(-1)![1]).toBe(0)
    const cells = Object.values(book!.Sheets).flatMap((sheet) => Object.values(sheet))
    expect(cells.filter((cell: { t?: string }) => cell?.t === 'e')).toEqual([])
    const parts = utils.sheet_to_json<unknown[]>(book!.Sheets['Parts']!, { header: 1 })
    const listed = parts.find(([name]) => name === 'Listed equity')!
    expect(listed[2]).toBe(1e8 + 2.2e8 + 1e11)
    const industries = utils.sheet_to_json<unknown[]>(book!.Sheets['B62 and B63']!, { header: 1 })
    expect(industries.find(([code]) => code === 'GICS 151040')?.slice(1, 5)).toEqual([
      'Listed equity',
      1,
      2.2e8,
      4e7,
    ])
  })
})
