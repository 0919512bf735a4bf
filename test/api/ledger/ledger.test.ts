import { beforeAll, describe, expect, it } from 'vitest'
import { SQL } from '../../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'

const ABN = '10000000000'
const YEAR = { from: '2025-07-01', to: '2026-06-30' }
const diesel = { activity: 'diesel oil', use: 'stationary', ...YEAR, quantity: 1000, unit: 'L' }

describeOnBothEngines('the ledger', (open) => {
  let app: LedgerApp
  beforeAll(async () => {
    app = await ledgerApp(await open({ holding: 'starter' }))
  })

  it('turns litres into the figures of the year', async () => {
    const line = { ...diesel, from: '2025-07-01', to: '2025-09-30' }
    const { data, meta } = await app.post(ABN, [line])
    expect(meta).toMatchObject({ dry_run: false, factor_edition: '2025', method: { id: 'emissions_ledger' } })
    expect(data).toMatchObject({
      summary: { lines: 1, taken: 1, doubtful: 0, refused: 0 },
      effect: {
        before: { scope1_t: null, scope2_location_t: null, scope3_t: null },
        after: { scope1_t: 2.70972, scope2_location_t: null, scope3_t: 0.66778 },
      },
      results: [
        {
          id: '#1',
          status: 'taken',
          counts: true,
          factors: ['stationary.liquid-fuel.diesel-oil@2025', 'upstream.liquid-fuel.diesel-oil@2025'],
          activity: { value_text: '38.6', unit: 'GJ' },
        },
      ],
    })
    const totals = await app.totals(ABN)
    expect(totals).toMatchObject({
      totals: { scope1_t: 2.70972, scope2_location_t: null, scope3_t: 0.66778 },
      by_category: [
        { scope: 1, category: 'stationary', t_text: '2.70972', lines: 1 },
        { scope: 3, category: 'category_3', t_text: '0.66778' },
      ],
      boundary: null,
    })
    expect(totals.by_month.map(({ scope1_t }) => scope1_t === null)).toEqual(
      Array.from({ length: 12 }, (_, month) => month > 2),
    )
    const spread = totals.by_month.reduce((sum, { scope1_t }) => sum + (scope1_t ?? 0), 0)
    expect(spread).toBeCloseTo(2.70972, 9)
  })

  it('takes each line by itself, and refuses in words what does not fit', async () => {
    const { data } = await app.post('10000000032', [
      { ...diesel, id: 'a' },
      { ...diesel, id: 'b', unit: 'furlong' },
      { ...diesel, id: 'c', to: '2026-07-01' },
      { ...diesel, id: 'd', quantity: -1 },
      { ...diesel, id: 'e', activity: 'flights' },
      { ...diesel, id: 'f', from: '2025-02-30' },
    ])
    expect(data.results.map(({ id, status, reasons }) => [id, status, reasons[0]?.code])).toEqual([
      ['a', 'taken', undefined],
      ['b', 'refused', 'unit_does_not_fit'],
      ['c', 'refused', 'outside_period'],
      ['d', 'refused', 'quantity_negative'],
      ['e', 'refused', 'factor_not_held'],
      ['f', 'refused', 'day_invalid'],
    ])
    expect(data.results[1]!.reasons[0]).toMatchObject({
      message: expect.stringMatching(/"furlong" cannot be converted to GJ.*kL/s),
      allowed: expect.arrayContaining(['L', 'kL', 'GJ']),
    })
    expect((await app.totals('10000000032')).totals.scope1_t).toBe(2.70972)
  })

  describe('of one company', () => {
    const OWN = '10000000226'

    it('adds nothing for the same id, and nothing for a dry run', async () => {
      const line = { ...diesel, id: 'bill-1' }
      const tried = await app.post(OWN, [line], '?dry_run=true')
      expect(tried.data.effect.after).toMatchObject({ scope1_t: 2.70972 })
      expect((await app.totals(OWN)).totals.scope1_t).toBeNull()
      await app.post(OWN, [line])
      const again = await app.post(OWN, [line, { ...line, quantity: 7 }])
      expect(again.data).toMatchObject({
        version: 1,
        summary: { taken: 1, refused: 1, already_held: 1 },
        results: [{ already_held: true }, { status: 'refused', reasons: [{ code: 'id_taken' }] }],
      })
      expect((await app.totals(OWN)).totals.scope1_t).toBe(2.70972)
    })

    it('corrects by a new line, and gives the old total when that is corrected back', async () => {
      await app.post(OWN, [{ ...diesel, id: 'bill-1b', corrects: 'bill-1', quantity: 900 }])
      expect((await app.totals(OWN)).totals.scope1_t).toBe(2.438748)
      const refused = await app.post(OWN, [
        { ...diesel, id: 'bill-1c', corrects: 'bill-1' },
        { ...diesel, id: 'bill-1d', corrects: 'bill-9' },
      ])
      expect(refused.data.results.map(({ reasons }) => reasons[0]!.code)).toEqual([
        'already_corrected',
        'corrected_line_unknown',
      ])
      await app.post(OWN, [{ ...diesel, id: 'bill-1c', corrects: 'bill-1b' }])
      expect(await app.totals(OWN)).toMatchObject({
        totals: { scope1_t: 2.70972 },
        lines: { taken: 3, corrected: 2, doubtful: 0, not_counted: 0 },
      })
      const lines = await app.lines(OWN)
      expect(lines.map(({ id, status, corrected_by }) => [id, status, corrected_by])).toEqual([
        ['bill-1', 'corrected', 'bill-1b'],
        ['bill-1b', 'corrected', 'bill-1c'],
        ['bill-1c', 'taken', null],
      ])
    })

    it('leaves nothing in the months of a line that is corrected to zero, until that is corrected back', async () => {
      const abn = '10000001970'
      const june = { ...diesel, from: '2026-06-01', to: '2026-06-30', activity: 'natural gas', unit: 'GJ' }
      await app.post(abn, [{ ...june, id: 'june' }])
      const { totals, by_month } = await app.totals(abn)
      const out = await app.post(abn, [{ ...june, id: 'out', corrects: 'june', quantity: 0 }])
      // Natural gas without a region is asked about; a line that is out asks nothing.
      expect(out.data.results[0]).toMatchObject({ status: 'taken', counts: false, reasons: [] })
      const none = { scope1_t: null, scope2_location_t: null, scope3_t: null }
      expect(out.data.effect).toEqual({ before: totals, after: none })
      expect(await app.totals(abn)).toMatchObject({
        totals: none,
        by_category: [],
        by_month: by_month.map(({ month }) => ({ month, ...none })),
        lines: { taken: 2, corrected: 1, doubtful: 0, not_counted: 0 },
      })
      await app.post(abn, [{ ...june, id: 'back', corrects: 'out' }])
      expect(await app.totals(abn)).toMatchObject({ totals, by_month, lines: { not_counted: 0 } })
      // A zero that takes nothing out is a reading.
      await app.post(abn, [{ ...june, id: 'may', from: '2026-05-01', to: '2026-05-31', quantity: 0 }])
      expect((await app.totals(abn)).by_month[10]).toMatchObject({ month: '2026-05', scope1_t: 0 })
    })

    it('asks about a line that is there already, and counts it once somebody says that it is another', async () => {
      const nameless = { ...diesel, quantity: 50 }
      const { data } = await app.post(OWN, [nameless, nameless])
      expect(data.results).toMatchObject([
        { status: 'taken', counts: true },
        { status: 'doubtful', counts: false, reasons: [{ code: 'likely_duplicate' }] },
      ])
      const once = (await app.totals(OWN)).totals.scope1_t!
      expect(once).toBeCloseTo(2.70972 * 1.05, 12)
      await app.post(OWN, [{ ...nameless, id: 'second', corrects: data.results[1]!.id! }])
      expect(await app.totals(OWN)).toMatchObject({ lines: { doubtful: 0, not_counted: 0 } })
      expect((await app.totals(OWN)).totals.scope1_t).toBeCloseTo(2.70972 * 1.1, 12)
    })
  })

  it('asks where a line says one fuel and names the factor of another, and counts it once it is confirmed', async () => {
    const abn = '10000060128'
    const wood = 'stationary.solid-fuel.dry-wood'
    const line = { id: 'boiler', activity: 'black coal', ...YEAR, quantity: 1000, unit: 't' }
    const { data } = await app.post(abn, [{ ...line, factor_id: wood }])
    expect(data.results).toMatchObject([
      { status: 'doubtful', counts: false, reasons: [{ code: 'factor_of_another_fuel' }] },
    ])
    expect((await app.totals(abn)).totals.scope1_t).toBeNull()
    const { data: more } = await app.post(abn, [
      { ...line, id: 'seam', activity: 'bituminous coal', factor_id: wood },
      { ...diesel, id: 'truck', factor_id: 'stationary.liquid-fuel.diesel-oil' },
    ])
    expect(more.results).toMatchObject([
      { status: 'doubtful', reasons: [{ code: 'factor_of_another_fuel' }] },
      { status: 'taken' },
    ])
    const coal = 'stationary.solid-fuel.bituminous-coal'
    await app.post(abn, [{ ...line, id: 'coal', factor_id: coal, corrects: 'boiler' }])
    expect((await app.totals(abn)).totals.scope1_t).toBeGreaterThan(2000)
  })

  it('answers the same for the same Idempotency-Key, and takes the lines once', async () => {
    const [abn, headers] = ['10000000258', { 'idempotency-key': 'one' }]
    const first = await app.post(abn, [diesel], '', headers)
    expect(await app.post(abn, [diesel], '', headers)).toEqual(first)
    expect((await app.lines(abn)).length).toBe(1)
  })

  it('remembers the factor that words were given', async () => {
    const abn = '10000000307'
    const words = { ...diesel, activity: 'site fuel blend', use: 'crane' }
    expect((await app.post(abn, [words])).data.results[0]).toMatchObject({ status: 'refused' })
    await app.post(abn, [{ ...words, factor_id: 'stationary.liquid-fuel.diesel-oil', remember: true }])
    expect((await app.post(abn, [{ ...words, quantity: 2 }])).data.results[0]).toMatchObject({
      status: 'taken',
      factors: expect.arrayContaining(['stationary.liquid-fuel.diesel-oil@2025']),
    })
  })

  it('refuses too many lines, none, and a period that is none', async () => {
    const many = Array.from({ length: 5001 }, () => ({ ...diesel, note: undefined }))
    expect((await app.ask(ABN, many)).json()).toMatchObject({ status: 422, code: 'batch_too_large' })
    expect((await app.ask(ABN, [])).json()).toMatchObject({ status: 422, code: 'batch_empty' })
    const reversed = { period: { start: '2026-06-30', end: '2025-07-01' }, lines: [diesel] }
    expect((await app.send(ABN, reversed)).statusCode).toBe(400)
  })

  it('keeps subtotals that are what plain SQL over the lines gives', async () => {
    const sums = await app.database.as({ kind: 'tenant', tenantId: app.tenant.id }, (sql) =>
      sql.query<{ lines: string; kept: string }>(SQL`
        select trim_scale(sum(activity))::text as lines, (select trim_scale(sum(s.activity))::text from ledger_subtotal s
            where s.abn = l.abn and s.factor = l.factor) as kept
        from ledger_line l where counts and not exists (select from ledger_line n where n.abn = l.abn and n.corrects = l.id)
        group by abn, factor`),
    )
    expect(sums.length).toBeGreaterThanOrEqual(5)
    for (const { lines, kept } of sums) expect(kept).toBe(lines)
  })
})
