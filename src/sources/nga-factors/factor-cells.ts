import { ReadError } from '../read-error.ts'
import { regionOf } from './regions.ts'
import type { NgaFactorRow } from './row.ts'
import { type ColumnPlaces, type PrintedTable, placeColumns } from './table-header.ts'
import { type LabelledRow, labelledRows } from './table-rows.ts'
import { type ColumnDefinition, type TableDefinition, words } from './tables.ts'
import { type EnergyContent, energyUnitOfHeading, printedEnergy, printedFactor, tidy } from './values.ts'

/** A factor as its table prints it; the edition adds its own name, vintage and corrections. */
export type FactorCell = Omit<NgaFactorRow, 'edition' | 'vintage' | 'gwp_set'>

/** The factors of a table, one list per printed row so that a row can be checked as a whole. */
export function* factorRows(table: PrintedTable, definition: TableDefinition): Generator<FactorCell[]> {
  if (definition.grid !== undefined) {
    yield* gridRows(table, definition)
    return
  }
  const places = placeColumns(table, definition)
  for (const labelled of labelledRows(
    table,
    definition,
    columnOf(places, 'label') ?? 0,
    columnOf(places, 'group'),
  )) {
    refuseStray(table, labelled.row, places)
    yield cellsOfRow(table, definition, places, labelled)
  }
}

const columnOf = (places: ColumnPlaces, role: ColumnDefinition['role']): number | undefined =>
  [...places].find(([, column]) => column.role === role)?.[0]

function refuseStray(table: PrintedTable, row: number, places: ColumnPlaces): void {
  for (let column = 0; column < table.sheet.width(row); column++)
    if (!places.has(column) && table.sheet.text(row, column).trim() !== '')
      throw new ReadError({
        file: table.file,
        at: table.sheet.place(row, column),
        value: table.sheet.text(row, column),
        problem: 'stands below no heading',
      })
}

function cellsOfRow(
  table: PrintedTable,
  definition: TableDefinition,
  places: ColumnPlaces,
  labelled: LabelledRow,
): FactorCell[] {
  const energy = energyOf(table, definition, places, labelled.row)
  const values = [...places].filter(([, column]) => column.role === 'value')
  const cells = values.map(([index, column]) => {
    const cell = factorCell(table, definition, labelled, index, {
      gas: column.gas ?? '',
      unit: column.unit ?? '',
      max: column.max,
    })
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
  places: ColumnPlaces,
  row: number,
): EnergyContent | undefined {
  const column = columnOf(places, 'energy')
  if (column === undefined) return undefined
  const unit = energyUnitOfHeading(table.headings[column] ?? '') ?? definition.energy_unit ?? ''
  return printedEnergy(table.sheet.text(row, column), storedNumber(table, row, column), unit, {
    file: table.file,
    at: table.sheet.place(row, column),
    column: 'energy content factor',
  })
}

/** Tables whose columns are regions or activities and whose rows are gases. */
function* gridRows(table: PrintedTable, definition: TableDefinition): Generator<FactorCell[]> {
  const { columns, rows } = definition.grid!
  const { sheet, headerRow } = table
  const names = table.headings.map((_, column) => tidy(sheet.text(headerRow, column)))
  for (const labelled of labelledRows(table, definition, 0, undefined)) {
    const kind = rows[words(labelled.label)]
    const at = sheet.place(labelled.row)
    if (kind === undefined)
      throw new ReadError({
        file: table.file,
        at,
        value: labelled.label,
        problem: 'is not a known row of this table',
        expected: Object.keys(rows).join(', '),
      })
    yield names.flatMap((name, column) => {
      if (column === 0 || (name === '' && sheet.text(labelled.row, column).trim() === '')) return []
      const cell = factorCell(table, definition, labelled, column, kind)
      if (columns === 'activity') return [{ ...cell, activity: name }]
      return [{ ...cell, region: regionOf(name, { file: table.file, at: sheet.place(headerRow, column) }) }]
    })
  }
}

function factorCell(
  table: PrintedTable,
  definition: TableDefinition,
  { row, label, section, group }: LabelledRow,
  column: number,
  kind: { readonly gas: string; readonly unit: string; readonly max?: number | undefined },
): FactorCell {
  const at = table.sheet.place(row, column)
  const place = { file: table.file, at, column: table.headings[column] ?? '' }
  const printed = printedFactor(table.sheet.text(row, column), storedNumber(table, row, column), place)
  if (kind.max !== undefined && printed.value !== null && printed.value > kind.max)
    throw new ReadError({
      ...place,
      value: printed.text,
      problem: `is too large for ${kind.unit}`,
      expected: `at most ${kind.max}`,
    })
  const isPeriod = definition.label === 'period'
  const marked = isPeriod && label.endsWith('*')
  const activity = definition.sections === 'activity' || isPeriod ? section : label
  const isFootnoted = marked || printed.flags.includes('footnoted')
  return {
    row_ref: at,
    scope: definition.scope,
    category: definition.category,
    subcategory: definition.subcategory || [section, group].filter((part) => part !== undefined).join(' / '),
    activity: definition.activity ?? activity ?? label,
    region: regionOfRow(table, definition, row, label, section),
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

function regionOfRow(
  table: PrintedTable,
  definition: TableDefinition,
  row: number,
  label: string,
  section: string | undefined,
): string {
  const place = { file: table.file, at: table.sheet.place(row) }
  if (definition.label === 'region' || definition.region === 'from_label') return regionOf(label, place)
  if (definition.sections === 'region') return regionOf(section ?? '', place)
  return 'NATIONAL'
}

function storedNumber({ sheet }: PrintedTable, row: number, column: number): number | null {
  const value = sheet.value(row, column)
  return typeof value === 'number' ? value : null
}
