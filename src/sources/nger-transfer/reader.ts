import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import { readOrganisationTable, requiredFigure } from '../reading/organisation-table.ts'
import type { ReadHints } from '../source.ts'
import { COLUMNS, type Field } from './columns.ts'
import editions from './editions.json' with { type: 'json' }
import type { NgerTransferRow } from './row.ts'

/** Reads the table of one reporting year. */
export const readNgerTransfer = (
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerTransferRow> => readOrganisationTable(TABLE, file, log, hints)

const TABLE = {
  columns: COLUMNS,
  editions,
  figuresOf: (cells: RowCells<Field>) => ({
    scope1_t: requiredFigure(cells, 'scope1_t'),
    scope2_t: requiredFigure(cells, 'scope2_t'),
    net_energy_gj: requiredFigure(cells, 'net_energy_gj'),
    scope1_text: cells.printed('scope1_t') ?? '',
    scope2_text: cells.printed('scope2_t') ?? '',
    net_energy_text: cells.printed('net_energy_gj') ?? '',
  }),
}
