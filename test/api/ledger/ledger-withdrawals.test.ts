import { beforeAll, expect, it } from 'vitest'
import type { LedgerLine } from '../../../src/domain/ledger/line.ts'
import type { LedgerOfPeriod } from '../../../src/domain/ledger/record.ts'
import { readLinesFile } from '../../../src/operations/ledger/lines-file.ts'
import { readLedger } from '../../../src/operations/ledger/totals.ts'
import { SQL } from '../../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'
import { newTenant } from '../support.ts'

const ABN = '10000000000'
const PERIOD = '2025-07-01/2026-06-30'
const CARD = [
  'Transaction Date,Docket number,Rego,Product,Litres,Gallons',
  '3/07/2025,D-1,ABC123,Diesel oil,100,900',
  '4/08/2025,,ABC123,Diesel oil,200,800',
  '4/08/2025,,ABC123,Diesel oil,200,800',
  '5/09/2025,,ABC123,Diesel oil,300,700',
].join('\n')

interface Taken {
  readonly import: number | null
  readonly summary: Readonly<Record<string, number>>
  readonly effect: object
  readonly problems: readonly { readonly code: string; readonly at: string }[]
  readonly layout: { readonly id: string }
}

/** A file that was read wrongly leaves with all that it brought, and can be read again. */
describeOnBothEngines('an import that is taken back', (open) => {
  let app: LedgerApp
  beforeAll(async () => {
    app = await ledgerApp(await open({ holding: 'starter' }))
  })

  const send = async (): Promise<Taken> => {
    const answer = await app.inject({
      method: 'POST',
      url: `/v1/companies/${ABN}/ledger-imports?period=2025-26&name=card.csv`,
      headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(CARD),
    })
    return answer.json<{ readonly data: Taken }>().data
  }
  const takeBack = (number: number, query = '', headers: object = app.tenant.headers) =>
    app.inject({
      method: 'DELETE',
      url: `/v1/companies/${ABN}/ledger-imports/${number}?period=2025-26${query}`,
      headers: headers as Record<string, string>,
    })
  const typed = (id: string, more: Partial<LedgerLine> = {}): LedgerLine => ({
    id,
    activity: 'diesel oil',
    use: 'transport',
    from: '2025-07-01',
    to: '2025-07-31',
    quantity: 50,
    unit: 'L',
    ...more,
  })
  const figures = async () => {
    const { totals, by_month, by_category, doubtful, lines } = await app.totals(ABN)
    return { totals, by_month, by_category, doubtful, lines }
  }
  const cells = (): Promise<object[]> =>
    app.database.reader({ kind: 'tenant', tenantId: app.tenant.id }).query(
      SQL`select factor, month, trim_scale(activity) as activity, trim_scale(doubtful) as doubtful, lines, reaching from ledger_subtotal
           where reaching <> 0 order by factor, month`,
      [],
    )

  it('leaves the totals, months and open questions as they were before it, and shows the effect first', async () => {
    await app.post(ABN, [typed('own')])
    const [before, cellsBefore] = [await figures(), await cells()]
    const { effect } = (await send()) as Taken & { readonly effect: { before: object; after: object } }
    expect(await cells()).not.toEqual(cellsBefore)
    const tried = (await takeBack(1, '&dry_run=true')).json()
    expect(tried).toMatchObject({
      data: { import: 1, file_name: 'card.csv', lines: 4, corrected: 0 },
      meta: { dry_run: true },
    })
    expect(tried.data.effect).toEqual({
      before: (effect as { after: object }).after,
      after: (effect as { before: object }).before,
    })
    expect((await figures()).lines).toMatchObject({ taken: 5, not_counted: 1, withdrawn: 0 })
    const done = await takeBack(1)
    expect(done.json()).toEqual({ data: tried.data, meta: { dry_run: false } })
    expect(await cells()).toEqual(cellsBefore)
    expect(await figures()).toEqual({ ...before, lines: { ...before.lines, taken: 5, withdrawn: 4 } })
    expect(await app.lines(ABN)).toMatchObject([{ id: 'own' }])
    const listed = await app.get(`/v1/companies/${ABN}/ledger-imports?period=2025-26`)
    expect(listed.data).toMatchObject([
      { import: 1, withdrawn_by: expect.stringMatching(/^key:/), withdrawn_at: expect.any(String) },
    ])
    expect((await takeBack(1)).json()).toMatchObject({
      status: 404,
      code: 'ledger_import_not_found',
      detail: expect.stringContaining('was taken back at'),
    })
    expect((await takeBack(7)).statusCode).toBe(404)
    const { headers } = await newTenant(app.database, app.clock)
    expect((await takeBack(1, '', headers)).statusCode).toBe(404)
    const audited = await app.database
      .reader({ kind: 'tenant', tenantId: app.tenant.id })
      .query<{ detail: string }>(
        SQL`select detail from audit_event where action = 'ledger.import_withdrawn'`,
        [],
      )
    expect(audited.map(({ detail }) => JSON.parse(detail))).toMatchObject([
      { import: 1, lines: 4, file: 'card.csv' },
    ])
  })

  it('can be imported again with another layout; a row that a person corrected stays as it was corrected', async () => {
    const first = await send()
    expect(first).toMatchObject({ import: 2, summary: { taken: 3, doubtful: 1, already_held: 0 } })
    const row = (await app.lines(ABN)).find(({ id }) => id === 'D-1')
    await app.post(ABN, [typed('mine', { corrects: row!.id, quantity: 120 })])
    const versionBefore = await ledgerNow()
    const tried = (await takeBack(2)).json()
    expect(tried).toMatchObject({ data: { lines: 3, corrected: 1 } })
    expect((await app.lines(ABN)).map(({ id }) => id)).toEqual(['own', 'mine'])
    // What a bundle of the version before says does not change.
    const csv = (ledger: LedgerOfPeriod) => readLinesFile(app.database, key(), ledger)
    expect((await csv(versionBefore)).listed).toHaveLength(6)
    expect((await csv(await ledgerNow())).listed).toHaveLength(2)

    const layout = {
      headings: ['Transaction Date', 'Docket number', 'Rego', 'Product', 'Litres', 'Gallons'],
      columns: { Litres: null, Gallons: 'quantity' },
      fixed: { unit: 'L', use: 'transport' },
    }
    const put = await app.inject({
      method: 'PUT',
      url: `/v1/ledger-layouts/${first.layout.id}`,
      headers: app.tenant.headers,
      payload: layout,
    })
    expect(put.statusCode).toBe(200)
    const again = await send()
    expect(again).toMatchObject({ import: 3, summary: { taken: 2, doubtful: 1, refused: 1 } })
    expect(again.problems).toContainEqual(
      expect.objectContaining({ code: 'already_corrected', at: 'line 2' }),
    )
    // 50 typed, 120 corrected, and 800 and 700 of the file: its second 800 waits for an answer.
    const { by_category } = await app.totals(ABN)
    const { t } = by_category.find(({ category }) => category === 'transport')!
    expect(t / 1670).toBeCloseTo(((await first50()) as number) / 50, 12)
    expect((await app.post(ABN, [typed(row!.id)])).data.results).toMatchObject([
      { status: 'refused', reasons: [{ code: 'already_corrected' }] },
    ])
    expect((await takeBack(3)).statusCode).toBe(200)
    await app.post(ABN, [typed('none', { corrects: 'mine', quantity: 0 })])
    expect((await app.totals(ABN)).totals.scope1_t).toBeCloseTo((await first50()) as number, 12)
  })

  const first50 = async () =>
    (
      await app.post(ABN, [typed('x', { from: '2025-12-01', to: '2025-12-31' })], '?dry_run=true')
    ).data.results.map((one) => (one as unknown as { emissions: { scope1_t: number } }).emissions.scope1_t)[0]
  const key = () => ({ tenantId: app.tenant.id, abn: ABN, period: PERIOD })
  const ledgerNow = async () =>
    (await readLedger(
      app.database.reader({ kind: 'tenant', tenantId: app.tenant.id }),
      key(),
      null,
    )) as LedgerOfPeriod

  it('stays in a locked period', async () => {
    const { import: number } = await send()
    await app.database.as({ kind: 'operator' }, (sql) =>
      sql.query(
        SQL`insert into review_event (tenant_id, abn, period, subject, move, from_state, to_state, sha256, content, self_approved, actor, occurred_at)
          values ($1, $2, $3, 'period', 'lock', 'approved', 'locked', repeat('0', 64), '[]', false, 'operator', now())`,
        [app.tenant.id, ABN, PERIOD],
      ),
    )
    for (const query of ['', '&dry_run=true'])
      expect((await takeBack(number!, query)).json()).toMatchObject({ status: 423, code: 'period_locked' })
  })
})
