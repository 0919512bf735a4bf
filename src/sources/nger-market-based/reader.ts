import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import { readOrganisationTable, requiredFigure } from '../reading/organisation-table.ts'
import type { ReadHints } from '../source.ts'
import { COLUMNS, type Field } from './columns.ts'
import editions from './editions.json' with { type: 'json' }
import type { NgerMarketBasedRow } from './row.ts'

const COVERAGE = /^(?:(?<all>Yes)|No(?: \((?<share>\d{1,3})% of facilities\))?)$/i

/** Reads the table of one reporting year. */
export const readNgerMarketBased = (
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerMarketBasedRow> => readOrganisationTable(TABLE, file, log, hints)

const TABLE = {
  columns: COLUMNS,
  editions,
  figuresOf: (cells: RowCells<Field>) => ({
    ...readCoverage(cells),
    coverage_text: cells.printed('coverage') ?? '',
    scope2_market_based_t: requiredFigure(cells, 'scope2_market_based_t'),
    scope2_market_based_text: cells.printed('scope2_market_based_t') ?? '',
  }),
}

/** "Yes", or "No (93% of facilities)". */
function readCoverage(
  cells: RowCells<Field>,
): Pick<NgerMarketBasedRow, 'covers_all_facilities' | 'facility_coverage_pct'> {
  const printed = cells.printed('coverage') ?? ''
  const answer = COVERAGE.exec(printed.trim())?.groups
  const share = answer?.['share'] === undefined ? null : Number(answer['share'])
  if (answer === undefined || (share !== null && share > 100))
    throw new ReadError({
      ...cells.place('coverage'),
      column: 'coverage of facilities',
      value: printed,
      problem: 'is not an answer',
      expected: '"Yes" or "No (93% of facilities)"',
    })
  const coversAll = answer['all'] !== undefined
  return { covers_all_facilities: coversAll, facility_coverage_pct: coversAll ? 100 : share }
}
