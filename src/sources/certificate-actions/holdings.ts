import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { FamilyColumns } from '../reading/family/family-columns.ts'
import { findFamilyTable } from '../reading/family/family-table.ts'
import { readEntries } from '../reading/family/read-entries.ts'
import { reportColumns } from '../reading/family/report-columns.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import type { PrintedRow } from '../reading/printed-rows.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import { accountPurpose, isOrganisation } from './accounts.ts'
import columns from './columns.json' with { type: 'json' }
import { type CertificateRow, emptyRow } from './row.ts'

type Field = keyof typeof columns

export const HOLDING_COLUMNS: FamilyColumns<Field> = columns

/** Holdings of large-scale generation certificates by account. Private persons are counted and left out. */
export function* readHoldings(
  file: string,
  sheets: readonly (readonly PrintedRow[])[],
  log: ReadLog,
  hints: ReadHints,
): Generator<CertificateRow> {
  const table = findFamilyTable<Field>(file, sheets, HOLDING_COLUMNS, log)
  reportColumns(table, undefined, log)
  const month = monthOf(file, hints)
  log.edition = { slot: `holdings-${month}`, edition: `LGC holdings ${month}` }
  const names = new Set<string>()
  yield* readEntries(table, log, {
    read: (cells) => readHolding(cells, names, log),
    // Two accounts can have one name, so only the place tells them apart.
    keys: new UniqueKeys(file, 'Full name of account'),
    keyOf: (row) => row.row_ref,
    about: (cells) => ({ record: 'holding', account: shownName(cells) }),
    without: 'Claims of its certificates cannot then be checked.',
    isPersonal: true,
  })
}

function readHolding(cells: RowCells<Field>, names: Set<string>, log: ReadLog): CertificateRow | undefined {
  const account = cells.required('account')
  if (!isOrganisation(account)) {
    // The name itself stays out of the log too.
    log.skip(cells.at, 'not known to be an organisation, so perhaps a private person', '(name withheld)')
    return undefined
  }
  const isTwice = names.has(account)
  names.add(account)
  return {
    ...emptyRow,
    record: 'holding',
    account,
    account_purpose: accountPurpose(account),
    lgc_holdings: cells.markedFigure('lgc_holdings'),
    flags: [...(isTwice ? ['account_named_twice'] : []), ...(cells.isMarked ? ['footnote_mark'] : [])],
    row_ref: cells.at,
  }
}

function shownName(cells: RowCells<Field>): string | null {
  const account = cells.words('account')
  return account !== null && isOrganisation(account) ? account : null
}

function monthOf(file: string, hints: ReadHints): string {
  const month = hints.edition ?? /(?<!\d)20\d\d-(?:0[1-9]|1[0-2])(?!\d)/.exec(file)?.[0]
  if (month === undefined || !/^20\d\d-(?:0[1-9]|1[0-2])$/.test(month))
    throw new ReadError({
      file,
      value: hints.edition,
      problem: 'does not say which month the holdings are for',
      hint: 'Give it with --edition, such as --edition 2026-09.',
    })
  return month
}
