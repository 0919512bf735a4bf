import { printedAmount } from '../formats/numbers.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import { cellsOf, findTable } from '../reading/printed-table.ts'
import type { ReadHints } from '../source.ts'
import { accountPurpose, isOrganisation } from './accounts.ts'
import columns from './columns.json' with { type: 'json' }
import { type CertificateRow, emptyRow } from './row.ts'

/** Holdings of large-scale generation certificates by account. Private persons are counted and left out. */
export function* readHoldings(
  file: string,
  rows: readonly PrintedRow[],
  log: ReadLog,
  hints: ReadHints,
): Generator<CertificateRow> {
  const table = findTable<keyof typeof columns>(file, rows, columns)
  const month = monthOf(file, hints)
  log.edition = { slot: `holdings-${month}`, edition: `LGC holdings ${month}` }
  const names = new Set<string>()
  for (const row of table.rows) {
    const cell = cellsOf(table, row)
    const account = cell('account')?.trim() ?? ''
    const printed = cell('lgc_holdings') ?? ''
    const place = { file, at: row.at }
    if (account === '') throw new ReadError({ ...place, column: 'Full name of account', problem: 'is empty' })
    const holdings = printedAmount(printed, { ...place, column: 'Total registered LGC holdings' })
    if (!isOrganisation(account)) {
      // The name itself stays out of the log too.
      log.skip(row.at, 'not known to be an organisation, so perhaps a private person', '(name withheld)')
      continue
    }
    yield {
      ...emptyRow,
      record: 'holding',
      account,
      account_purpose: accountPurpose(account),
      lgc_holdings: holdings,
      flags: names.has(account) ? ['account_named_twice'] : [],
      row_ref: row.at,
    }
    names.add(account)
  }
}

function monthOf(file: string, hints: ReadHints): string {
  const month = hints.edition ?? /(?<!\d)20\d\d-(?:0[1-9]|1[0-2])(?!\d)/.exec(file)?.[0]
  if (month === undefined || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month))
    throw new ReadError({
      file,
      value: hints.edition,
      problem: 'does not say of which month the holdings are',
      hint: 'Say it with --edition, such as --edition 2026-09.',
    })
  return month
}
