import { beforeAll, expect, it } from 'vitest'
import { workbookFile } from '../../src/sources/testing/workbook.ts'
import { describeOnOneEngine } from '../support/engines.ts'
import { type StarterApp, starterApp } from '../support/starter-app.ts'
import { newTenant } from './support.ts'

const AGL = '74115061375'
const BHP = '49004028077'

describeOnOneEngine('the import of a book', (open) => {
  let app: StarterApp
  beforeAll(async () => {
    app = await starterApp(await open({ holding: 'starter' }))
    return () => app.app.close()
  })

  const send = async (
    id: string,
    file: string | Uint8Array,
    query: Record<string, string> = {},
    headers: Record<string, string> = {},
    tenant = app.tenant,
  ) => {
    const asked = new URLSearchParams({ name: 'book.csv', balance_date: '2025-12-31', ...query })
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/portfolios/${id}/imports?${String(asked)}`,
      headers: { ...tenant.headers, 'content-type': 'application/octet-stream', ...headers },
      payload: Buffer.from(file),
    })
    return { status: answer.statusCode, etag: String(answer.headers['etag']), ...answer.json() }
  }
  const get = async (path: string, tenant = app.tenant) =>
    (await app.inject({ method: 'GET', url: `/v1/portfolios/${path}`, headers: tenant.headers })).json()
  const choose = async (id: string, choices: readonly object[], etag: string, tenant = app.tenant) => {
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/portfolios/${id}/choices`,
      headers: { ...tenant.headers, 'if-match': etag },
      payload: { choices },
    })
    return { status: answer.statusCode, etag: String(answer.headers['etag']), ...answer.json() }
  }

  const BOOK = [
    'Loan book,,,,,,',
    'Loan ID,Borrower,ABN/ACN,Facility type,Exposure (A$m),Total equity (A$m),Total debt (A$m)',
    'L1,AGL Energy Limited,74 115 061 375,Term loan,50,4000,6000',
    'L2,BHP,ACN 004 028 077,Term loan,12.5,50000,30000',
    'L3,Origin Energy,,Term loan,1.2,9000,5000',
    'L4,Zxqv Holdings,,Term loan,0.4,2,3',
    'L5,Wrong digits,74115061376,Term loan,1,2,3',
    'L6,No amount,74115061375,Term loan,,2,3',
    'L7,Odd class,74115061375,Handshake,1,2,3',
    'L1,Twice,74115061375,Term loan,1,2,3',
    'L9,BHP Group Limited,74115061375,Term loan,1,200,300',
    'Total,,,,68.1,,',
  ].join('\n')

  it('accounts for every line with its place, column, value and reason', async () => {
    const { data, meta } = await send('book', BOOK, { dry_run: 'true', holdings: 'true' })
    expect(meta.dry_run).toBe(true)
    expect(data.layout).toMatchObject({ heading_at: 'line 2', has_headings: true, missing: [] })
    expect(
      data.layout.columns.map(({ field, scale }: { field: string; scale: number }) => [field, scale]),
    ).toEqual([
      ['id', 1],
      ['name', 1],
      ['company', 1],
      ['asset_class', 1],
      ['outstanding_aud', 1e6],
      ['total_equity_aud', 1e6],
      ['total_debt_aud', 1e6],
    ])
    expect(data.layout.unknown_classes).toEqual(['Handshake'])
    expect(data.counts).toEqual({ lines: 10, taken: 2, doubtful: 3, refused: 4, left_out: 1 })
    expect(
      data.lines.map((line: { id: string; status: string; reasons: { code: string; at: string }[] }) =>
        [line.status, ...line.reasons.map(({ code, at }) => `${code} ${at}`)].join(' '),
      ),
    ).toEqual([
      'taken',
      'taken',
      'doubtful choice_needed line 5',
      'doubtful choice_needed line 6',
      'refused abn_checksum_failed line 7',
      'refused outstanding_aud_missing line 8',
      'refused asset_class_unknown line 9',
      'refused id_repeated line 10',
      'doubtful name_of_another_company line 11',
      'left_out total_row line 12',
    ])
    expect(data.lines[6].reasons[0]).toMatchObject({ column: 'Facility type', value: 'Handshake' })
    expect(data.queue.map(({ text }: { text: string }) => text)).toEqual([
      'Origin Energy',
      'BHP Group Limited',
      'Zxqv Holdings',
    ])
    expect(data.queue[0].preselected).toBe('30000051696')
    expect(data.queue[2]).toMatchObject({ preselected: null })
    expect(data.holdings[0]).toEqual({
      id: 'L1',
      name: 'AGL Energy Limited',
      abn: AGL,
      asset_class: 'business_loan',
      outstanding_aud: 50e6,
      total_equity_aud: 4e9,
      total_debt_aud: 6e9,
      ref: 'line 3',
    })
    expect(data.holdings[1].abn).toBe(BHP)
    expect((await get('book')).code).toBe('portfolio_not_found')
  })

  it('saves nothing while a row is refused, and the good rows when told', async () => {
    const refused = await send('book', BOOK)
    expect(refused).toMatchObject({ status: 422, code: 'import_file_invalid' })
    expect(refused.errors.map(({ message }: { message: string }) => message)).toContain(
      'line 9, column “Facility type”: is not a known asset class; say what these words mean with `asset_classes` in the layout',
    )
    expect((await get('book')).code).toBe('portfolio_not_found')
    const saved = await send('book', BOOK, { keep_good: 'true', title: 'Our loans' })
    expect(saved.data.saved).toMatchObject({ version: 1, changed: true })
    const { data } = await get('book')
    expect(data).toMatchObject({ name: 'Our loans', holding_count: 5 })
    expect(data.imported_from).toMatchObject({ file_name: 'book.csv', lines: 10, refused: 4 })
    expect((await send('book', BOOK, { keep_good: 'true' })).status).toBe(428)
  })

  it('takes what people chose with the next file', async () => {
    const first = await send('chosen', BOOK, { keep_good: 'true' })
    const wrong = await choose('chosen', [{ name: 'Nobody', abn: AGL }], first.etag)
    expect(wrong.code).toBe('validation_failed')
    const chosen = await choose('chosen', [{ name: 'origin energy', abn: '30 000 051 696' }], first.etag)
    expect(chosen.data.holdings.find(({ id }: { id: string }) => id === 'L3').abn).toBe('30000051696')
    expect(chosen.data.version).toBe(2)
    const layout = JSON.stringify({ asset_classes: { handshake: 'business_loan' } })
    const next = await send('chosen', BOOK, { keep_good: 'true', layout }, { 'if-match': chosen.etag })
    expect(next.data.layout.is_remembered).toBe(true)
    expect(next.data.lines[2]).toMatchObject({ status: 'taken', abn: '30000051696' })
    expect(next.data.lines[2].reasons[0].code).toBe('chosen_before')
    expect(next.data.counts.refused).toBe(3)
    const again = await send('chosen', BOOK, { dry_run: 'true' })
    expect(again.data.counts.refused).toBe(3)
  })

  it('keeps its file under another name, and not with other holdings', async () => {
    await send('named', BOOK, { keep_good: 'true' })
    const { balance_date, holdings, imported_from } = (await get('named')).data
    const put = async (more: object) => {
      const answer = await app.inject({
        method: 'PUT',
        url: '/v1/portfolios/named',
        headers: { ...app.tenant.headers, 'if-match': '*' },
        payload: { name: 'Loans', balance_date, holdings, ...more },
      })
      return answer.json().data
    }
    expect(imported_from.file_name).toBe('book.csv')
    expect(await put({})).toMatchObject({ name: 'Loans', version: 2, imported_from })
    const fewer = await put({ holdings: holdings.slice(1) })
    expect(fewer).toMatchObject({ version: 3, imported_from: null })
  })

  it('reads a workbook by its cells, and a pasted table without headings', async () => {
    const workbook = workbookFile('x.xlsx', {
      Notes: [['Made by', 'Credit']],
      Holdings: [
        ['Quarterly holdings'],
        ['Ticker', 'Company', 'ABN', 'Asset class', 'Market value', 'EVIC ($bn)', 'USD value'],
        ['AGL', 'AGL', 74115061375, 'Listed equity', 100_000_000, 10, 7],
        ['BHP', 'BHP', '', 'Listed equity', 'n/a', 300, 7],
      ],
    })
    const read = await send('x', await workbook.bytes(), {
      dry_run: 'true',
      name: 'x.xlsx',
      holdings: 'true',
    })
    expect(read.data.file).toMatchObject({ format: 'xlsx', sheet: 'Holdings' })
    expect(read.data.lines[0]).toMatchObject({ status: 'taken', abn: AGL, at: 'Holdings!A3' })
    expect(read.data.lines[1]).toMatchObject({ status: 'refused' })
    expect(read.data.lines[1].reasons[0].at).toBe('Holdings!E4')
    expect(read.data.holdings[0]).toMatchObject({ evic_aud: 1e10, ticker: 'AGL' })

    const pasted = `${AGL}\t1,000,000\n004 028 077\t$2m\n`
    const bare = await send('x', pasted, { dry_run: 'true' })
    expect(bare.data.layout).toMatchObject({ has_headings: false, missing: ['asset_class'] })
    const layout = JSON.stringify({ fixed: { asset_class: 'Business loan' } })
    const { data } = await send('x', pasted, { dry_run: 'true', layout })
    expect(
      data.lines.map(({ abn, outstanding_aud }: Record<string, unknown>) => [abn, outstanding_aud]),
    ).toEqual([
      [AGL, 1e6],
      [BHP, 2e6],
    ])
  })

  it.each([
    ['%PDF-1.7', 'import_file_invalid'],
    ['', 'import_file_invalid'],
    [`ABN,Outstanding,Asset class\n${`${AGL},1,Term loan\n`.repeat(10_001)}`, 'import_file_invalid'],
    ['a,b\n1,2\n', 'import_file_invalid'],
  ])('refuses %#', async (file, code) => {
    expect((await send('none', file)).code).toBe(code)
    expect((await get('none')).code).toBe('portfolio_not_found')
  })

  it('refuses a layout that says nothing certain', async () => {
    for (const layout of ['{', '[]', '{"columns":{"a":"weight"}}', '{"columns":{"a":"abn","b":"abn"}}'])
      expect((await send('none', BOOK, { layout })).code).toBe('invalid_parameter')
  })

  it('is nobody else’s', async () => {
    const other = await newTenant(app.database, app.clock)
    const saved = await send('ours', BOOK, { keep_good: 'true' })
    expect(saved.status).toBe(200)
    const choices = [{ id: 'L3', abn: AGL }]
    expect((await choose('ours', choices, '*', other)).code).toBe('portfolio_not_found')
    const theirs = await send('ours', BOOK, { keep_good: 'true', title: 'Theirs' }, {}, other)
    expect(theirs.data.saved.version).toBe(1)
    expect(theirs.data.layout.is_remembered).toBe(false)
    expect((await get('ours')).data.name).toBe('book')
  })
})
