import { type CellPlace, printedAmount } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { reportingYearOf, yearEdition } from '../reading/file-year.ts'
import { TotalsCheck } from '../reading/known-totals.ts'
import { readOrganisationIdentifier, readOrganisationName } from '../reading/organisation-row.ts'
import { cellsOf, findTable, readPrintedRows } from '../reading/printed-table.ts'
import { UniqueKeys } from '../reading/unique-keys.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import type { NgerMarketBasedRow } from './row.ts'

const COVERAGE = /^(?:(?<all>Yes)|No(?: \((?<share>\d{1,3})% of facilities\))?)$/i

/** Reads the table of one reporting year. */
export async function* readNgerMarketBased(
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerMarketBasedRow> {
  const table = findTable(file.name, await readPrintedRows(file), columns)
  const year = reportingYearOf(file.name, table.title, hints)
  log.edition = yearEdition(year)
  const totals = new TotalsCheck(editions, year)
  const keys = new UniqueKeys(file.name, 'Organisation name')
  for (const printed of table.rows) {
    const place = { file: file.name, at: printed.at }
    const cells = cellsOf(table, printed)
    const organisation = readOrganisationName(place, cells('organisation'))
    const identifier = readOrganisationIdentifier(place, cells('identifier'))
    const amount = cells('scope2_market_based') ?? ''
    const coverage = cells('coverage') ?? ''
    const row: NgerMarketBasedRow = {
      row_ref: printed.at,
      reporting_year: year,
      organisation,
      abn: identifier.abn,
      identifier_type: identifier.type,
      identifier_text: cells('identifier') || null,
      ...readCoverage(coverage, { ...place, column: 'coverage of facilities' }),
      coverage_text: coverage,
      scope2_market_based_t: printedAmount(amount, {
        ...place,
        column: 'Total market-based scope 2 emissions (t CO2-e)',
      }),
      scope2_market_based_text: amount,
      flags: [...identifier.flags],
    }
    keys.add(row.abn ?? row.organisation, printed.at)
    totals.add(row)
    yield row
  }
  totals.report(log)
}

/** "Yes", or "No (93% of facilities)". */
function readCoverage(
  printed: string,
  place: CellPlace,
): Pick<NgerMarketBasedRow, 'covers_all_facilities' | 'facility_coverage_pct'> {
  const answer = COVERAGE.exec(printed.trim())?.groups
  const share = answer?.['share'] === undefined ? null : Number(answer['share'])
  if (answer === undefined || (share !== null && share > 100))
    throw new ReadError({
      ...place,
      value: printed,
      problem: 'is not an answer',
      expected: '"Yes" or "No (93% of facilities)"',
    })
  const coversAll = answer['all'] !== undefined
  return { covers_all_facilities: coversAll, facility_coverage_pct: coversAll ? 100 : share }
}
