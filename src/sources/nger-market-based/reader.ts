import { type CellPlace, printedAmount } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import { ReadError } from '../read-error.ts'
import type { ReadLog } from '../read-log.ts'
import { readOrganisationTable } from '../reading/organisation-table.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import type { NgerMarketBasedRow } from './row.ts'

const COVERAGE = /^(?:(?<all>Yes)|No(?: \((?<share>\d{1,3})% of facilities\))?)$/i

/** Reads the table of one reporting year. */
export const readNgerMarketBased = (
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerMarketBasedRow> => readOrganisationTable(TABLE, file, log, hints)

type Figure = 'coverage' | 'scope2_market_based'

const TABLE = {
  columns,
  editions,
  figuresOf: (text: (field: Figure) => string, place: (field: Figure) => CellPlace) => ({
    ...readCoverage(text('coverage'), { ...place('coverage'), column: 'coverage of facilities' }),
    coverage_text: text('coverage'),
    scope2_market_based_t: printedAmount(text('scope2_market_based'), place('scope2_market_based')),
    scope2_market_based_text: text('scope2_market_based'),
  }),
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
