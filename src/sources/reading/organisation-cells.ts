import { ReadError } from '../read-error.ts'
import type { RowCells } from './family/row-cells.ts'
import type { OrganisationIdentifier } from './organisation-identifier.ts'
import { readOrganisationIdentifier } from './organisation-row.ts'

type IdentifierCells = Pick<RowCells<'identifier'>, 'place' | 'printed' | 'doubt'>

/** Reads the identifying details of a row. Details that identify no one are a finding; the text stays and no ABN is given. */
export function readIdentity(
  cells: IdentifierCells,
  used = cells.printed('identifier'),
): OrganisationIdentifier {
  const { file, at } = cells.place('identifier')
  try {
    return readOrganisationIdentifier({ file, at }, used)
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    const { problem, expected } = error.fault
    cells.doubt(
      'identifier_not_valid',
      'identifier',
      expected === undefined ? { problem } : { problem, expected },
      { decision: 'take', reason: `The text was kept and no ABN is given. ${error.fault.hint ?? ''}`.trim() },
    )
    return { type: 'none', abn: null, flags: ['identifier_not_valid'] }
  }
}
