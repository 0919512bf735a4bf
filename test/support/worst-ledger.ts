import { itemsOfImport, itemsOfWriting } from '../../src/api/platform/items.ts'
import { layoutId } from '../../src/domain/ledger/files/layout.ts'
import { get, onRecord, recorded, type Worst } from './worst-ground.ts'
import { unknownWords } from './worst-text.ts'

const PERIOD = { start: '2025-07-01', end: '2026-06-30' }

/** As many lines as a request takes, with as many wordings as it may have looked for, and each of them found nowhere. */
const lines = (turn: number): object => ({
  period: PERIOD,
  lines: Array.from({ length: 5000 }, (_, row) => ({
    activity: row < 300 ? unknownWords(turn * 300 + row, 90, 1 + (row % 8)) : 'diesel oil',
    ...(row < 300 ? {} : { use: 'stationary' }),
    from: PERIOD.start,
    to: PERIOD.end,
    quantity: row / 7,
    unit: 'L',
    facility: `Site ${row}`,
  })),
})

const HEADINGS = Array.from({ length: 500 }, (_, at) => `Column ${at}`)

const spend = (turn: number): string =>
  [
    'Date,Product,Litres',
    ...Array.from(
      { length: 20_000 },
      (_, row) => `1/08/2025,${unknownWords(turn * 2000 + (row % 2000), 90, 1 + (row % 8))},${row}`,
    ),
  ].join('\n')

/** The routes of emissions ledgers by their operation ids. */
export const WORST_OF_LEDGERS: Readonly<Record<string, Worst>> = {
  takeLedgerLines: (ground) => {
    const body = lines(ground.turn)
    const items = itemsOfWriting(JSON.stringify(body).length)
    return [
      { url: `${recorded(ground)}/ledger-lines?dry_run=true`, body, items },
      { url: `${recorded(ground)}/ledger-lines`, body, items },
    ]
  },
  listLedgerLines: onRecord('ledger-lines?period=2025-26&limit=200'),
  analyseLedger: onRecord('ledger-analysis?period=2025-26&denominator=t&amount=1'),
  // Nothing fits: every gap is looked for in all of the coverage before the answer says so.
  fillLedgerGaps: (ground) => [
    {
      url: `${recorded(ground)}/ledger-gaps?dry_run=true`,
      body: {
        period: PERIOD,
        gaps: Array.from({ length: 1000 }, () => ({
          factor_id: 'stationary.liquid-fuel.diesel-oil',
          month: '2025-11',
          rule: 'same_month_last_year',
        })),
      },
    },
  ],
  getLedgerTotals: onRecord('ledger-totals?period=2025-26'),
  // Nothing of it is found: every row is refused, and every wording looked for.
  importLedgerFile: (ground) => {
    const body = Buffer.from(spend(ground.turn))
    return [
      {
        url: `${recorded(ground)}/ledger-imports?period=2025-26&name=worst.csv&dry_run=true&limit=1000`,
        body,
        type: 'application/octet-stream',
        items: itemsOfImport(body.length),
        isSpent: true,
      },
    ]
  },
  // Nothing that was imported is kept, so that none is there: what it costs with a million lines is stated by `npm run bench -- ledger`.
  withdrawLedgerImport: onRecord('ledger-imports/1?period=2025-26'),
  listLedgerImports: onRecord('ledger-imports?period=2025-26&limit=200'),
  explainLedgerLine: onRecord('ledger-lines/explain?period=2025-26&line=%23000000000000/1'),
  listLedgerLayouts: get('/v1/ledger-layouts?limit=200'),
  putLedgerLayout: () => [{ url: `/v1/ledger-layouts/${layoutId(HEADINGS)}`, body: { headings: HEADINGS } }],
  removeLedgerLayout: get(`/v1/ledger-layouts/${layoutId(HEADINGS)}`),
  listPublicFactors: get('/v1/public-factors?limit=200&search=flight'),
  listLedgerChoices: get('/v1/ledger-choices?limit=200'),
  putLedgerChoices: ({ turn }) => [
    {
      url: '/v1/ledger-choices',
      body: {
        choices: Array.from({ length: 1000 }, (_, at) => ({
          activity: unknownWords(turn * 1000 + at, 90, 1 + (at % 8)),
          factor_id: 'io:I',
        })),
      },
    },
  ],
  removeLedgerChoice: get('/v1/ledger-choices?activity=freight'),
}
