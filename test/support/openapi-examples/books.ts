import { july } from '../disclosure-records.ts'
import { AGL, ANY, OCTETS, type Stage } from './stage.ts'

/** Invented, as all of its lines are. */
const LEDGER = '/v1/companies/10000000000'
const PERIOD = 'period=2025-26'
const CARD = [
  'Fuel card statement',
  'Transaction Date,Card Number,Rego,Site,Product,Litres,Amount inc GST',
  '3/07/2025 14:22,7012,ABC123,BP Yass,Diesel oil,100,190.00',
  '5/07/2025 09:01,7012,ABC123,BP Yass,AdBlue,20,30.00',
].join('\n')
const SPEND = 'Account,Posting date,Amount AUD\nFreight,2025-07-31,1200\n'

const diesel = (from: string, to: string, quantity: number) => ({
  activity: 'diesel oil',
  use: 'stationary',
  from,
  to,
  quantity,
  unit: 'L',
  facility: 'Works',
})

/** A ledger of activity: lines, a file, choices, a layout and a gap that is filled. */
export async function ledger({ ask, prepare, key }: Stage): Promise<void> {
  const lines = [diesel('2025-07-01', '2025-10-31', 4000), diesel('2025-12-01', '2025-12-31', 1400)]
  await prepare(key, 'POST', `${LEDGER}/ledger-lines`, {
    period: july(2024),
    lines: [diesel('2024-11-01', '2024-11-30', 800)],
  })
  const taken = await ask(key, 'POST', `${LEDGER}/ledger-lines`, { period: july(2025), lines })
  const [line] = taken.json<{ data: { results: { id: string }[] } }>().data.results
  await ask(key, 'POST', `${LEDGER}/ledger-imports?${PERIOD}&name=card.csv`, Buffer.from(CARD), OCTETS)
  await ask(key, 'GET', `${LEDGER}/ledger-imports?${PERIOD}`)
  await ask(key, 'GET', `${LEDGER}/ledger-lines?${PERIOD}`)
  await ask(key, 'GET', `${LEDGER}/ledger-lines/explain?${PERIOD}&line=${encodeURIComponent(line!.id)}`)
  await ask(key, 'POST', `${LEDGER}/ledger-gaps`, {
    period: july(2025),
    gaps: [
      {
        factor_id: 'stationary.liquid-fuel.diesel-oil',
        facility: 'Works',
        month: '2025-11',
        rule: 'same_month_last_year',
      },
    ],
  })
  await ask(key, 'GET', `${LEDGER}/ledger-totals?${PERIOD}`)
  await ask(key, 'GET', `${LEDGER}/ledger-analysis?${PERIOD}&denominator=t%20of%20steel&amount=2`)
  const choices = [{ activity: 'AdBlue', use: 'transport', left_out: true }]
  await ask(key, 'PUT', '/v1/ledger-choices', { choices })
  await ask(key, 'GET', '/v1/ledger-choices')
  const tried = await prepare(
    key,
    'POST',
    `${LEDGER}/ledger-imports?${PERIOD}&name=spend.csv&dry_run=true`,
    Buffer.from(SPEND),
    OCTETS,
  )
  const { layout } = tried.json<{ data: { layout: { id: string } } }>().data
  await ask(key, 'PUT', `/v1/ledger-layouts/${layout.id}`, {
    headings: SPEND.split('\n')[0]!.split(','),
    money: { currency: 'AUD', tax: 'included', spend_is: 'positive' },
  })
  await ask(key, 'GET', '/v1/ledger-layouts')
  await ask(key, 'DELETE', `${LEDGER}/ledger-imports/1?${PERIOD}`)
}

const BOOK = [
  'Loan ID,Borrower,ABN/ACN,Facility type,Exposure (A$m),Total equity (A$m),Total debt (A$m)',
  'L1,AGL Energy Limited,74 115 061 375,Term loan,50,4000,6000',
  'L3,Origin Energy,,Term loan,1.2,9000,5000',
].join('\n')

/** A lending book that is imported, completed and read. */
export async function portfolio({ ask, key }: Stage): Promise<void> {
  const book = '/v1/portfolios/lending-book'
  await ask(key, 'PUT', '/v1/portfolios/shares', {
    name: 'Shares',
    balance_date: '2025-12-31',
    holdings: [{ id: 'a', abn: AGL, asset_class: 'listed_equity', outstanding_aud: 1e8, evic_aud: 1e10 }],
  })
  const imports = `${book}/imports?name=loans.csv&title=Lending%20book&balance_date=2025-12-31&keep_good=true`
  await ask(key, 'POST', imports, Buffer.from(BOOK), OCTETS)
  await ask(key, 'POST', `${book}/choices`, { choices: [{ id: 'L3', abn: '30000051696' }] }, ANY)
  await ask(key, 'GET', '/v1/portfolios')
  for (const part of ['', '/financed-emissions', '/financed-emissions/export?format=json', '/history'])
    await ask(key, 'GET', `${book}${part}`)
  await ask(key, 'DELETE', '/v1/portfolios/shares?reason=Sold', undefined, ANY)
}
