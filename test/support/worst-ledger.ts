import { itemsOfWriting } from '../../src/api/platform/items.ts'
import { onRecord, recorded, type Worst } from './worst-ground.ts'
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
  getLedgerTotals: onRecord('ledger-totals?period=2025-26'),
}
