import { isOrganisation } from '../certificate-actions/accounts.ts'
import { figureOf, isNothing } from '../reading/family/figures.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import type { Field } from './columns.ts'
import type { FurtherColumn } from './further-columns.ts'
import type { AccuProjectRow } from './row.ts'

type Issue = readonly [issue: string, units: number]

/** One project. What cannot be read of it is a finding, and the project goes on without. */
export function readProject(cells: RowCells<Field>, further: readonly FurtherColumn[]): AccuProjectRow {
  const issued = unitsByYear(cells, further)
  const proponent = cells.words('proponent')
  const totals = { KACCU: cells.figure('kaccus_issued'), NKACCU: cells.figure('nkaccus_issued') }
  return {
    project_id: cells.required('project_id'),
    project_name: cells.words('project_name'),
    method: cells.required('method'),
    method_type: cells.words('method_type'),
    proponent: proponent !== null && isOrganisation(proponent) ? proponent : null,
    registered_on: cells.date('registered_on'),
    revoked: isRevoked(cells),
    postcode: cells.words('postcode'),
    area_map_url: cells.words('area_map_url'),
    kaccus_issued: totals.KACCU,
    nkaccus_issued: totals.NKACCU,
    kaccus_relinquished: cells.figure('kaccus_relinquished'),
    nkaccus_relinquished: cells.figure('nkaccus_relinquished'),
    issued_by_year: Object.fromEntries(issued),
    other_columns: Object.fromEntries(
      further
        .filter(({ issue, index, heading }) => issue === undefined && mayBeKept(heading, cells.cellAt(index)))
        .map(({ heading, index }) => [heading.trim(), cells.cellAt(index).trim()]),
    ),
    flags: [
      ...(proponent !== null && !isOrganisation(proponent) ? ['proponent_withheld'] : []),
      ...(Object.entries(totals).some(([unit, total]) => !addsUp(unit, total, issued))
        ? ['years_do_not_add_up']
        : []),
      ...(cells.isMarked ? ['footnote_mark'] : []),
    ],
    row_ref: cells.at,
  }
}

/** A year whose units cannot be read is absent, like one without a figure, and a finding says so. */
function unitsByYear(cells: RowCells<Field>, further: readonly FurtherColumn[]): Issue[] {
  return further.flatMap(({ issue, index, heading }): Issue[] => {
    const printed = cells.cellAt(index)
    if (issue === undefined || isNothing(printed)) return []
    const units = figureOf(printed)?.value
    if (units !== undefined && Number.isInteger(units) && units >= 0) return [[issue, units]]
    cells.doubt(
      'not_a_number',
      'kaccus_issued',
      {
        column: heading,
        value: printed,
        problem: units !== undefined && units < 0 ? 'is below zero' : 'is not a whole number of units',
      },
      { decision: 'take', reason: 'The project was read without the units of this year.' },
    )
    return []
  })
}

/** Columns about persons are kept only where an organisation is in them. */
const mayBeKept = (heading: string, cell: string): boolean =>
  cell.trim() !== '' && (!/person|contact|proponent/i.test(heading) || isOrganisation(cell))

/** Years add up to the total where both are printed. */
function addsUp(unit: string, total: number | null, issued: readonly Issue[]): boolean {
  const years = issued.filter(([issue]) => issue.endsWith(` ${unit}`))
  return (
    total === null || years.length === 0 || years.reduce((sum, [, quantity]) => sum + quantity, 0) === total
  )
}

function isRevoked(cells: RowCells<Field>): boolean {
  const text = cells.words('revoked') ?? ''
  if (/^(?:yes|no|)$/i.test(text)) return text.toLowerCase() === 'yes'
  cells.doubt(
    'neither_yes_nor_no',
    'revoked',
    { column: 'revoked', problem: 'is neither yes nor no', expected: 'Yes, No or nothing' },
    { decision: 'leave_out', reason: 'Units of a revoked project must not pass as valid.' },
  )
  return false
}
