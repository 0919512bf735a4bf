import { Choices } from '../reading/family/choices.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import { STATE_SPELLINGS } from '../reading/family/states.ts'
import categories from './categories.json' with { type: 'json' }
import { type Figures, intensityDiffers, mwhOf } from './checks.ts'
import type { Field } from './columns.ts'
import noteFlags from './note-flags.json' with { type: 'json' }
import type { GenerationRow } from './row.ts'

const CHOICES = {
  state: new Choices(categories.state, STATE_SPELLINGS),
  grid_connected: new Choices(categories.grid_connected, categories.spellings),
  grid: new Choices(categories.grid, categories.spellings),
  primary_fuel: new Choices(categories.primary_fuel, categories.spellings),
}
const CORPORATE_TOTAL = /(?:^|\s)(?:(?:corporate|corporation|company|entity|group) (?:sub-?)?total|total)s?$/i

/** True for the total of a corporation, which is no facility. */
export function isCorporateTotal(cells: RowCells<Field>): boolean {
  const name = cells.words('facility_name') ?? ''
  const type = cells.words('type')
  return type === 'C' || (type === null && CORPORATE_TOTAL.test(name)) || /^corporate total$/i.test(name)
}

/** The row of one facility. */
export function readFacility(cells: RowCells<Field>, year: string): GenerationRow {
  const { total_t, scope1_t, scope2_t, electricity_gj } = readFigures(cells)
  const printedMwh = cells.figure('electricity_mwh')
  const mwhFromGj = !cells.has('electricity_mwh') && electricity_gj !== null
  const intensity = cells.figure('intensity_t_per_mwh', { fractions: true })
  const notes = cells.words('notes')
  const row = {
    row_ref: cells.at,
    reporting_year: year,
    reporting_entity: cells.required('reporting_entity'),
    facility_name: cells.required('facility_name'),
    type: typeOf(cells),
    state: cells.choice('state', CHOICES.state),
    electricity_gj,
    electricity_mwh: mwhFromGj ? mwhOf(electricity_gj) : printedMwh,
    scope1_t,
    scope2_t,
    total_t,
    intensity_t_per_mwh: intensity,
    intensity_text: intensity === null ? null : (cells.printed('intensity_t_per_mwh') ?? null),
    grid_connected: cells.choice('grid_connected', CHOICES.grid_connected),
    grid: cells.choice('grid', CHOICES.grid),
    primary_fuel: cells.choice('primary_fuel', CHOICES.primary_fuel),
    notes,
  }
  const noticed: readonly [boolean, string][] = [
    [mwhFromGj, 'mwh_from_gj'],
    [scope1_t === null, 'scope1_t_not_published'],
    [scope2_t === null, 'scope2_t_not_published'],
    [electricity_gj === null, 'electricity_gj_not_published'],
    [intensityDiffers(row), 'intensity_differs'],
    [cells.isMarked, 'footnote_mark'],
    ...noteFlags.map(({ words, flag }): [boolean, string] => [notes?.includes(words) === true, flag]),
  ]
  return { ...row, flags: [...new Set(noticed.filter(([isSo]) => isSo).map(([, flag]) => flag))] }
}

export const readFigures = (cells: RowCells<Field>): Figures => ({
  electricity_gj: cells.figure('electricity_gj'),
  scope1_t: cells.figure('scope1_t'),
  scope2_t: cells.figure('scope2_t'),
  total_t: cells.figure('total_t'),
})

function typeOf(cells: RowCells<Field>): 'F' | 'FA' {
  const type = cells.words('type')
  if (type === 'F' || type === 'FA') return type
  if (cells.has('type'))
    cells.doubt(
      'value_not_known',
      'type',
      { problem: 'is not known', expected: 'F, FA, or C for a corporate total' },
      { decision: 'take', reason: 'The row was read as a facility, F.' },
    )
  return 'F'
}
