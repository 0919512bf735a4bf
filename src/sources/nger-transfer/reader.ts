import { type CellPlace, printedAmount } from '../formats/numbers.ts'
import type { InputFile } from '../input-file.ts'
import type { ReadLog } from '../read-log.ts'
import { readOrganisationTable } from '../reading/organisation-table.ts'
import type { ReadHints } from '../source.ts'
import columns from './columns.json' with { type: 'json' }
import editions from './editions.json' with { type: 'json' }
import type { NgerTransferRow } from './row.ts'

/** Reads the table of one reporting year. */
export const readNgerTransfer = (
  file: InputFile,
  log: ReadLog,
  hints: ReadHints,
): AsyncGenerator<NgerTransferRow> => readOrganisationTable(TABLE, file, log, hints)

type Figure = 'scope1' | 'scope2' | 'net_energy'

const TABLE = {
  columns,
  editions,
  figuresOf(text: (field: Figure) => string, place: (field: Figure) => CellPlace) {
    const amount = (field: Figure): number => printedAmount(text(field), place(field))
    return {
      scope1_t: amount('scope1'),
      scope2_t: amount('scope2'),
      net_energy_gj: amount('net_energy'),
      scope1_text: text('scope1'),
      scope2_text: text('scope2'),
      net_energy_text: text('net_energy'),
    }
  },
}
