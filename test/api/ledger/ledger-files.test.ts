import { beforeAll, describe, expect, inject, it } from 'vitest'
import { workbookFile } from '../../../src/sources/testing/workbook.ts'
import { describeOnBothEngines } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'
import { newTenant } from '../support.ts'

const ABN = '10000000000'

const CARD = [
  'Fuel card statement',
  'Transaction Date,Card Number,Rego,Site,Product,Litres,Amount inc GST',
  '3/07/2025 14:22,7012,ABC123,BP Yass,Diesel oil,100,190.00',
  '4/07/2025 09:01,7012,ABC123,BP Yass,Diesel oil,80.5,152.00',
  '4/07/2025 09:01,7012,ABC123,BP Yass,Diesel oil,80.5,152.00',
  '5/07/2025 09:01,7012,ABC123,BP Yass,AdBlue,20,30.00',
  '5/07/2025 09:01,7012,ABC123,BP Yass,Diesel oil,abc,30.00',
  'Total,,,,,281,',
].join('\n')

interface Imported {
  readonly data: {
    readonly import: number | null
    readonly summary: Record<string, number>
    readonly layout: {
      readonly id: string
      readonly missing: readonly string[]
      readonly money: object | null
      readonly columns: readonly { readonly heading: string; readonly field: string | null }[]
    }
    readonly effect: { readonly before: Record<string, number>; readonly after: Record<string, number> }
    readonly words: readonly {
      readonly activity: string
      readonly status: string
      readonly factor_id: string | null
      readonly suggestions: readonly { readonly factor_id: string }[]
    }[]
    readonly reasons: readonly { readonly code: string; readonly rows: number }[]
    readonly problems: readonly {
      readonly at: string
      readonly column: string | null
      readonly value: string | null
      readonly status: string
      readonly code: string
      readonly message: string
    }[]
  }
}

describeOnBothEngines('files of activity', (open, engine) => {
  let app: LedgerApp
  beforeAll(async () => {
    app = await ledgerApp(await open({ holding: 'starter' }))
  })

  const send = (abn: string, name: string, body: string | Uint8Array, query = '') =>
    app.inject({
      method: 'POST',
      url: `/v1/companies/${abn}/ledger-imports?period=2025-26&name=${encodeURIComponent(name)}${query}`,
      headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(body),
    })
  const importFile = async (abn: string, name: string, body: string | Uint8Array, query = '') => {
    const response = await send(abn, name, body, query)
    if (response.statusCode !== 200) throw new Error(response.body)
    return response.json<Imported>().data
  }
  const change = (method: 'PUT' | 'DELETE', url: string, payload?: object) =>
    app.inject({ method, url, headers: app.tenant.headers, ...(payload === undefined ? {} : { payload }) })

  it('takes a fuel card: every row taken, doubtful, refused or left out with its reason', async () => {
    const tried = await importFile(ABN, 'card.csv', CARD, '&dry_run=true')
    expect(tried).toMatchObject({
      import: null,
      summary: { rows: 6, taken: 2, doubtful: 1, refused: 2, left_out: 1, already_held: 0 },
      effect: { before: { scope1_t: null } },
      layout: { missing: [], money: null, fixed: { use: 'transport' } },
    })
    expect(
      tried.problems.map(({ at, column, value, status, code }) => [at, column, value, status, code]),
    ).toEqual([
      ['line 7', 'Litres', 'abc', 'refused', 'quantity_unreadable'],
      ['line 5', null, null, 'doubtful', 'likely_duplicate'],
      ['line 6', 'Product', 'AdBlue', 'refused', 'factor_not_held'],
    ])
    expect((await app.totals(ABN)).totals.scope1_t).toBeNull()
    const done = await importFile(ABN, 'card.csv', CARD)
    expect(done).toMatchObject({ import: 1, summary: tried.summary, effect: tried.effect })
    const totals = await app.totals(ABN)
    expect(totals.totals).toEqual(done.effect.after)
    expect(totals.lines).toMatchObject({ taken: 3, doubtful: 1, not_counted: 1 })
    expect(totals.by_category[0]).toMatchObject({ scope: 1, category: 'transport', lines: 2 })
  })

  it('adds nothing for the same file, and takes what a choice settles since', async () => {
    const before = await app.totals(ABN)
    const again = await importFile(ABN, 'card.csv', CARD)
    expect(again).toMatchObject({ import: null, summary: { taken: 3, refused: 2, already_held: 3 } })
    expect(await app.totals(ABN)).toEqual(before)
    const choices = [{ activity: 'AdBlue', use: 'transport', left_out: true }]
    expect((await change('PUT', '/v1/ledger-choices', { choices })).json()).toEqual({ data: { saved: 1 } })
    expect(await importFile(ABN, 'card.csv', CARD)).toMatchObject({ summary: { refused: 1, left_out: 2 } })
    const { data } = await app.get('/v1/ledger-choices')
    expect(data).toMatchObject([{ activity: 'adblue', use: 'transport', left_out: true, factor_id: null }])
    expect((await change('DELETE', '/v1/ledger-choices?activity=AdBlue&use=transport')).statusCode).toBe(204)
    expect((await app.get('/v1/ledger-choices')).data).toEqual([])
  })

  it('shows nothing of it to another tenant', async () => {
    const { headers } = await newTenant(app.database, app.clock)
    const ask = (url: string) => app.inject({ method: 'GET', url, headers })
    const [own] = await app.lines(ABN)
    const line = `ledger-lines/explain?period=2025-26&line=${encodeURIComponent(own!.id)}`
    expect((await ask(`/v1/companies/${ABN}/${line}`)).statusCode).toBe(404)
    expect((await ask(`/v1/companies/${ABN}/ledger-imports?period=2025-26`)).json()).toMatchObject({
      data: [],
    })
    expect((await ask(`/v1/companies/${ABN}/ledger-lines?period=2025-26`)).json()).toMatchObject({ data: [] })
    const imports = (await app.get(`/v1/companies/${ABN}/ledger-imports?period=2025-26`)).data
    expect(imports).toMatchObject([{ import: 1, file_name: 'card.csv', summary: { rows: 6 } }])
  })

  it('lists, explains and corrects lines of files like any others', async () => {
    await app.post(ABN, [
      {
        id: 'typed',
        activity: 'diesel oil',
        use: 'stationary',
        from: '2025-07-01',
        to: '2025-07-01',
        quantity: 1,
        unit: 'L',
      },
    ])
    const lines = (await app.lines(ABN)) as unknown as {
      id: string
      status: string
      counts: boolean
      document?: { place: string }
    }[]
    expect(lines.map(({ status, counts, document }) => [status, counts, document?.place])).toEqual([
      ['doubtful', false, 'line 5'],
      ['taken', true, 'line 3'],
      ['taken', true, 'line 4'],
      ['taken', true, undefined],
    ])
    const asked = (await app.get(`/v1/companies/${ABN}/ledger-lines?period=2025-26&status=doubtful`)).data
    expect(asked).toMatchObject([{ id: lines[0]!.id, reasons: [{ code: 'likely_duplicate' }] }])
    const url = `/v1/companies/${ABN}/ledger-lines/explain?period=2025-26&line=${encodeURIComponent(lines[1]!.id)}`
    expect((await app.get(url)).data).toMatchObject({
      quantity: '100 L, 2025-07-03 to 2025-07-03',
      conversion: { text: '100 L x 0.0386 = 3.86 GJ' },
      parts: [
        { scope: 1, category: 'transport' },
        { scope: 3, category: 'category_3' },
      ],
    })
    const before = (await app.totals(ABN)).totals.scope1_t!
    const again = {
      activity: 'Diesel oil',
      use: 'transport',
      from: '2025-07-04',
      to: '2025-07-04',
      quantity: 80.5,
      unit: 'L',
    }
    await app.post(ABN, [{ ...again, id: 'second', corrects: lines[0]!.id }])
    expect((await app.totals(ABN)).totals.scope1_t).toBeGreaterThan(before)
    expect((await app.get(`/v1/companies/${ABN}/ledger-lines?period=2025-26&status=doubtful`)).data).toEqual(
      [],
    )
    const twice = await app.post(ABN, [{ ...again, id: 'third', corrects: lines[0]!.id }])
    expect(twice.data.results[0]!.reasons[0]!.code).toBe('already_corrected')
    const alike = await app.post(ABN, [{ ...again, from: '2025-07-03', to: '2025-07-03', quantity: 100 }])
    expect(alike.data.results[0]!.reasons[0]!.code).toBe('likely_duplicate')
  })

  // What follows differs by no engine.
  describe.skipIf(engine === 'embedded' && inject('postgresUrl') !== undefined)('of one company', () => {
    const OWN = '10000000226'
    const SPEND = [
      'Date,Account,Supplier,Total,Ref',
      '1/08/2025,Freight,Linfox,"$1,100.00",a',
      '2/08/2025,Freight,Linfox,(55.00),b',
      '3/08/2025,Wages,Staff,9000,c',
    ].join('\n')

    it('asks for accounts and tax once, and remembers the answers', async () => {
      const first = await importFile(OWN, 'spend.csv', SPEND, '&dry_run=true')
      expect(first.summary).toMatchObject({ rows: 3, refused: 3 })
      expect(first.layout.money).toEqual({ currency: 'AUD', tax: 'not_stated', spend_is: 'positive' })
      const freight = first.words.find(({ activity }) => activity === 'Freight')!
      expect(freight).toMatchObject({ status: 'refused', reasons: [{ code: 'spend_not_mapped' }] })
      expect(freight.suggestions.length).toBeGreaterThan(0)
      const saved = await change('PUT', '/v1/ledger-choices', {
        choices: [
          { activity: 'Freight', factor_id: 'io:I', category: 'category_4' },
          { activity: 'Wages', left_out: true },
        ],
      })
      expect(saved.statusCode).toBe(200)
      expect(await importFile(OWN, 'spend.csv', SPEND, '&dry_run=true')).toMatchObject({
        summary: { doubtful: 2, refused: 0, left_out: 1 },
      })
      const headings = first.layout.columns.map(({ heading }) => heading)
      const layout = { headings, money: { tax: 'included' }, columns: { Ref: 'id' } }
      expect((await change('PUT', `/v1/ledger-layouts/${first.layout.id}`, layout)).statusCode).toBe(200)
      const done = await importFile(OWN, 'spend.csv', SPEND)
      expect(done).toMatchObject({
        layout: { is_remembered: true },
        summary: { taken: 2, refused: 0, left_out: 1 },
      })
      expect(done.reasons.map(({ code }) => code)).toEqual(['left_out'])
      const totals = await app.totals(OWN)
      expect(totals.by_factor).toMatchObject([
        { category: 'category_4', factor_id: 'io:I', source: 'input_output', activity: 950, unit: 'A$' },
      ])
      // A credit that is typed waits for an answer; litres never come back.
      const back = { from: '2025-08-01', to: '2025-08-31', quantity: -0.5 }
      const credit = { ...back, activity: 'Freight', unit: 'AUD', id: 'credit' }
      const typed = await app.post(OWN, [credit, { ...back, activity: 'diesel oil', unit: 'L' }])
      expect(typed.data.results).toMatchObject([
        { status: 'doubtful', counts: false, reasons: [{ code: 'credit_unmatched' }] },
        { status: 'refused', reasons: [{ code: 'quantity_negative' }] },
      ])
      await app.post(OWN, [{ ...credit, id: 'confirmed', corrects: 'credit' }])
      expect((await app.totals(OWN)).by_factor).toMatchObject([{ activity: 949.5 }])
      const { data } = await app.get('/v1/ledger-layouts')
      expect(data).toMatchObject([{ id: first.layout.id, money: { tax: 'included' } }])
    })

    it('refuses choices and layouts that mean nothing', async () => {
      for (const [url, body, word] of [
        ['/v1/ledger-choices', { choices: [{ activity: 'x', factor_id: 'nothing' }] }, 'no factor'],
        ['/v1/ledger-choices', { choices: [{ activity: 'x' }] }, 'either'],
        ['/v1/ledger-layouts/0123456789abcdef', { headings: ['A'] }, 'have the id'],
      ] as const) {
        const response = await change('PUT', url, body)
        expect(response.statusCode).toBe(422)
        expect(response.body).toContain(word)
      }
    })

    it('reads workbooks, asks what columns are that it does not know, and refuses what is no table', async () => {
      const rows = [
        ['When', 'Gas lost', 'How much'],
        ['2025-08-01', 'R410A', 2.5],
      ]
      const workbook = await workbookFile('log.xlsx', { Log: rows }).bytes()
      const first = await importFile(OWN, 'log.xlsx', workbook, '&dry_run=true')
      expect(first.layout.missing).toEqual(['date', 'quantity', 'activity'])
      expect((await send(OWN, 'log.xlsx', workbook)).json()).toMatchObject({ code: 'import_file_invalid' })
      const headings = first.layout.columns.map(({ heading }) => heading)
      const columns = { When: 'date', 'Gas lost': 'activity', 'How much': 'quantity' }
      await change('PUT', `/v1/ledger-layouts/${first.layout.id}`, {
        headings,
        columns,
        fixed: { unit: 'kg' },
      })
      expect(await importFile(OWN, 'log.xlsx', workbook)).toMatchObject({ summary: { rows: 1, taken: 1 } })
      expect((await send(OWN, 'x.csv', '%PDF-1.7')).json()).toMatchObject({ code: 'import_file_invalid' })
    })

    it('asks about a quantity that is far from all others', async () => {
      const rows = Array.from(
        { length: 30 },
        (_, at) => `${(at % 28) + 1}/09/2025,Diesel oil,${50 + at},L,T${at}`,
      )
      const body = [
        'Date,Product,Quantity,Unit,Transaction ID',
        ...rows,
        '30/09/2025,Diesel oil,60000,L,T99',
      ].join('\n')
      const found = await importFile('10000000032', 'slip.csv', body, '&dry_run=true')
      expect(found.reasons).toContainEqual(
        expect.objectContaining({ code: 'likely_outlier', rows: 1, first: ['line 32'] }),
      )
    })
  })
})
