import { type ColumnPlaces, placeColumns } from './place-columns.ts'
import { checkRange, type FactorKind } from './ranges.ts'
import { regionNamedIn, regionOf } from './regions.ts'
import type { NgaFactorRow } from './row.ts'
import type { PrintedTable } from './table-header.ts'
import { type LabelledRow, labelledRows } from './table-rows.ts'
import type { ColumnDefinition, TableDefinition } from './tables.ts'
import { type EnergyContent, energyUnitOfHeading, printedEnergy, printedFactor, tidy } from './values.ts'
import { holds, words } from './words.ts'

/** A factor as its table prints it; the edition adds its own name, vintage and corrections. */
export type FactorCell = Omit<NgaFactorRow, 'edition' | 'vintage' | 'gwp_set'>

/** The factors of a table, one list per printed row so that a row can be checked as a whole. */
export function* factorRows(table: PrintedTable, definition: TableDefinition): Generator<FactorCell[]> {
  if (definition.grid !== undefined) {
    yield* gridRows(table, definition)
    return
  }
  const places = placeColumns(table, definition)
  if (places === undefined) return
  for (const labelled of labelledRows(
    table,
    definition,
    columnOf(places, 'label') ?? 0,
    columnOf(places, 'group'),
  )) {
    reportStray(table, labelled.row, places)
    const region = regionOfRow(table, definition, labelled)
    if (region !== undefined) yield cellsOfRow(table, definition, places, { ...labelled, region })
  }
}

/** A row with the region that its label, its section or its table says. */
interface PlacedRow extends LabelledRow {
  readonly region: string
}

const columnOf = (places: ColumnPlaces, role: ColumnDefinition['role']): number | undefined =>
  [...places].find(([, column]) => column.role === role)?.[0]

/** What is below a heading that is not known is told with the heading. */
function reportStray({ file, log, sheet, headings }: PrintedTable, row: number, places: ColumnPlaces): void {
  for (let column = 0; column < sheet.width(row); column++) {
    const text = sheet.text(row, column)
    if (places.has(column) || (headings[column] ?? '') !== '' || text.trim() === '') continue
    log.findings.add(
      'below_no_heading',
      { file, at: sheet.place(row, column), value: text, problem: 'has no heading above it' },
      { decision: 'leave_out', reason: 'Nothing says what it is.' },
    )
  }
}

function cellsOfRow(
  table: PrintedTable,
  definition: TableDefinition,
  places: ColumnPlaces,
  labelled: PlacedRow,
): FactorCell[] {
  const energyColumn = columnOf(places, 'energy')
  const energy = energyOf(table, definition, energyColumn, labelled.row)
  if (energyColumn !== undefined && energy === undefined) return []
  const values = [...places].filter(([, column]) => column.role === 'value')
  const cells = values.flatMap(([index, column]) => {
    const cell = factorCell(table, definition, labelled, index, {
      gas: column.gas ?? '',
      unit: column.unit ?? '',
      min: column.min,
      max: column.max,
    })
    if (cell === undefined) return []
    return {
      ...cell,
      scope: column.scope === undefined ? definition.scope : column.scope,
      category: column.category ?? definition.category,
      subcategory: column.subcategory ?? cell.subcategory,
      activity: column.activity ?? cell.activity,
      energy_content: energy?.value ?? null,
      energy_content_text: energy?.text ?? null,
      energy_content_unit: energy?.unit ?? null,
    }
  })
  if (energy === undefined) return cells
  const fossil = cells.some(({ gas, value }) => gas === 'co2' && value !== 0)
  return cells.map((cell) => ({ ...cell, carbon_origin: fossil ? 'fossil' : 'biogenic_or_renewable' }))
}

function energyOf(
  table: PrintedTable,
  definition: TableDefinition,
  column: number | undefined,
  row: number,
): EnergyContent | undefined {
  if (column === undefined) return undefined
  const unit = energyUnitOfHeading(table.headings[column] ?? '') ?? definition.energy_unit ?? ''
  const place = { file: table.file, at: table.sheet.place(row, column), column: 'energy content factor' }
  return table.log.findings.attempt(
    'energy_content_not_understood',
    () => {
      const { text, stored } = cellAt(table, row, column)
      return printedEnergy(text, stored, unit, place)
    },
    { decision: 'leave_out', reason: 'The factors of the row have no meaning without its energy content.' },
  )
}

/** Tables whose columns are regions or activities and whose rows are gases. */
function* gridRows(table: PrintedTable, definition: TableDefinition): Generator<FactorCell[]> {
  const { columns, rows } = definition.grid!
  const { sheet, headerRow } = table
  const names = table.headings.map((_, column) => tidy(sheet.text(headerRow, column)))
  for (const labelled of labelledRows(table, definition, 0, undefined)) {
    const kind = rows[words(labelled.label)]
    const at = sheet.place(labelled.row)
    if (kind === undefined) {
      const known = Object.keys(rows).join(', ')
      const problem = 'is not a known row of this table'
      table.log.findings.add(
        'row_not_known',
        { file: table.file, at, value: labelled.label, problem, expected: known },
        { decision: 'leave_out', reason: 'Nothing says what its figures are.' },
      )
      continue
    }
    yield names.flatMap((name, column) => {
      if (column === 0 || (name === '' && sheet.text(labelled.row, column).trim() === '')) return []
      const placed = { ...labelled, region: 'NATIONAL' }
      const cell = factorCell(table, definition, placed, column, kind)
      if (cell === undefined) return []
      if (columns === 'activity') return [{ ...cell, activity: name }]
      const place = { file: table.file, at: sheet.place(headerRow, column) }
      const region = table.log.findings.attempt('region_not_known', () => regionOf(name, place))
      return region === undefined ? [] : [{ ...cell, region }]
    })
  }
}

function factorCell(
  table: PrintedTable,
  definition: TableDefinition,
  { row, label, section, group, region }: PlacedRow,
  column: number,
  kind: FactorKind,
): FactorCell | undefined {
  const at = table.sheet.place(row, column)
  const place = { file: table.file, at, column: table.headings[column] ?? '' }
  const { text, stored } = cellAt(table, row, column)
  const printed = table.log.findings.attempt('not_a_factor', () => printedFactor(text, stored, place))
  if (printed === undefined) return undefined
  checkRange(place, printed, kind, table.log.findings)
  const isPeriod = definition.label === 'period'
  const marked = isPeriod && label.endsWith('*')
  const activity = definition.sections === 'activity' || isPeriod ? section : label
  const isFootnoted = marked || printed.flags.includes('footnoted')
  return {
    row_ref: at,
    scope: definition.scope,
    category: definition.category,
    subcategory: subcategoryOf(definition, label, section, group),
    activity: definition.activity ?? activity ?? label,
    region,
    period: isPeriod ? label.replace(/\*+$/u, '') : null,
    gas: kind.gas,
    value: printed.value,
    value_text: printed.text,
    unit: kind.unit,
    energy_content: null,
    energy_content_text: null,
    energy_content_unit: null,
    method: definition.method ?? null,
    carbon_origin: null,
    table: table.sheet.name.trim(),
    table_title: table.title,
    cell: at.slice(at.lastIndexOf('!') + 1),
    footnote: isFootnoted ? (definition.footnote ?? null) : null,
    flags: [
      ...printed.flags,
      ...(marked ? ['footnoted'] : []),
      ...(definition.flag === undefined ? [] : [definition.flag]),
    ],
  }
}

function subcategoryOf(
  { subcategory, subcategory_by_label: byLabel = {} }: TableDefinition,
  label: string,
  section: string | undefined,
  group: string | undefined,
): string {
  const own = Object.entries(byLabel).find(([word]) => holds(words(label), word))
  if (own !== undefined) return own[1]
  return subcategory || [section, group].filter((part) => part !== undefined).join(' / ')
}

function regionOfRow(
  { file, sheet, log }: PrintedTable,
  definition: TableDefinition,
  { row, label, section }: LabelledRow,
): string | undefined {
  const place = { file, at: sheet.place(row) }
  if (definition.region === 'from_label') return regionNamedIn(label) ?? 'NATIONAL'
  const named =
    definition.label === 'region' ? label : definition.sections === 'region' ? (section ?? '') : undefined
  if (named === undefined) return 'NATIONAL'
  return log.findings.attempt('region_not_known', () => regionOf(named, place))
}

/** A cell of the table's body. One that is merged with those above it says what the uppermost says. */
function cellAt(
  { sheet, firstRow }: PrintedTable,
  row: number,
  column: number,
): { text: string; stored: number | null } {
  const anchor = sheet.anchor(row, column)
  const from = anchor.row >= firstRow && anchor.column === column ? anchor.row : row
  const value = sheet.value(from, column)
  return { text: sheet.text(from, column), stored: typeof value === 'number' ? value : null }
}
