import { beforeAll, expect, it } from 'vitest'
import type { Database } from '../../../src/store/database.ts'
import { SQL } from '../../../src/store/sql-text.ts'
import { describeOnBothEngines } from '../../support/engines.ts'
import { type LedgerApp, ledgerApp } from '../../support/ledger-app.ts'
import { tamperWith } from '../../support/tamper.ts'

const ABN = '10000000032'
const CARD = [
  'Transaction ID,Transaction Date,Rego,Depot,Product,Litres',
  'T1,3/07/2025,ABC123,BP Yass,Diesel oil,100',
  'T2,4/09/2025,ABC123,BP Dubbo,Diesel oil,900',
  'T3,5/08/2025,ABC123,BP Yass,Diesel oil,300',
].join('\n')

interface Page {
  readonly data: readonly { readonly id: string }[]
  readonly page: { readonly next_cursor: string | null }
}

describeOnBothEngines('the order of the lines of a ledger', (open) => {
  let app: LedgerApp
  let database: Database
  const diesel = {
    activity: 'diesel oil',
    use: 'stationary',
    unit: 'L',
    from: '2025-10-01',
    to: '2025-10-31',
  }

  beforeAll(async () => {
    database = await open({ holding: 'starter' })
    app = await ledgerApp(database)
    await app.post(ABN, [{ ...diesel, id: 'tank', quantity: 500, facility: 'Yass depot', note: 'dip stick' }])
    const sent = await app.inject({
      method: 'POST',
      url: `/v1/companies/${ABN}/ledger-imports?period=2025-26&name=card.csv`,
      headers: { ...app.tenant.headers, 'content-type': 'application/octet-stream' },
      payload: Buffer.from(CARD),
    })
    expect(sent.json()).toMatchObject({ data: { summary: { taken: 3 } } })
  })

  const page = async (query: string): Promise<Page> =>
    (await app.get(`/v1/companies/${ABN}/ledger-lines?period=2025-26${query}`)) as unknown as Page
  const ids = async (query: string) => (await page(query)).data.map(({ id }) => id)

  it.each([
    ['', ['tank', 'T1', 'T2', 'T3']],
    ['&order=newest', ['T3', 'T2', 'T1', 'tank']],
    ['&order=from', ['T1', 'T3', 'T2', 'tank']],
    ['&order=emissions', ['T2', 'tank', 'T3', 'T1']],
    ['&search=yass', ['tank', 'T1', 'T3']],
    ['&search=YASS%20card.csv&order=newest', ['T3', 'T1']],
    ['&search=dip', ['tank']],
    ['&search=dip&status=doubtful', []],
    ['&search=quantity', []],
  ])('%j lists %j', async (query, found) => {
    expect(await ids(query)).toEqual(found)
  })

  it('goes on behind the last line of a page, whatever is entered in between', async () => {
    const first = await page('&order=emissions&limit=2')
    await app.post(ABN, [
      { ...diesel, id: 'large', quantity: 9000 },
      { ...diesel, id: 'small', quantity: 1, to: '2025-10-02' },
    ])
    const cursor = encodeURIComponent(first.page.next_cursor!)
    expect(await ids(`&order=emissions&limit=3&cursor=${cursor}`)).toEqual(['T3', 'T1', 'small'])
    const other = await app.inject({
      url: `/v1/companies/${ABN}/ledger-lines?period=2025-26&order=from&limit=2&cursor=${cursor}`,
      headers: app.tenant.headers,
    })
    expect([other.statusCode, other.json<{ code: string }>().code]).toEqual([400, 'invalid_cursor'])
  })

  it('is refused in words where there are too many lines', async () => {
    await tamperWith(database, SQL`ledger_head`, SQL`update ledger_head set lines = 250001`)
    const answers = await Promise.all(
      ['', '&search=yass', '&order=from'].map((query) =>
        app.inject({
          url: `/v1/companies/${ABN}/ledger-lines?period=2025-26${query}`,
          headers: app.tenant.headers,
        }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 400, 400])
    expect(answers[1]?.json<{ detail: string }>().detail).toBe(
      'This ledger has 250,001 lines. Ledgers of up to 250,000 lines are searched and sorted.',
    )
  })
})
