import { ReadError } from '../read-error.ts'
import { Choices } from '../reading/family/choices.ts'
import { figureOf } from '../reading/family/figures.ts'
import type { RowCells } from '../reading/family/row-cells.ts'
import { STATE_SPELLINGS } from '../reading/family/states.ts'
import { holdsPhrase, meaningWords } from '../reading/family/words.ts'
import { readIdentifier } from '../reading/organisation-identifier.ts'
import categories from './categories.json' with { type: 'json' }
import type { Field } from './columns.ts'
import type { SafeguardRow } from './row.ts'
import wordFlags from './word-flags.json' with { type: 'json' }

/** Baselines of the two regimes are not comparable. */
const REFORM = '2023-24'
const STATES = new Choices(categories.states, {
  ...STATE_SPELLINGS,
  National: ['Australia', 'Nationwide', 'All'],
})
/** A workbook's accounting format prints zero as a dash with this padding; the XLSX twin holds 0 in those cells. */
const ACCOUNTING_ZERO = /^ [-–—]\s{2,}$/u

/** The row of one facility and emitter, of either regime. */
export function readFacility(cells: RowCells<Field>, year: string): SafeguardRow {
  const number = (field: Field, belowZero: boolean): number | null =>
    ACCOUNTING_ZERO.test(cells.printed(field) ?? '') ? 0 : cells.markedFigure(field, { belowZero })
  const amount = (field: Field) => number(field, false)
  const signed = (field: Field) => number(field, true)
  const anzsic = readAnzsic(cells)
  const baselineType = readBaselineType(cells)
  const notes = cells.words('notes')
  const row = {
    row_ref: cells.at,
    reporting_year: year,
    regime: year < REFORM ? ('pre_reform' as const) : ('reformed' as const),
    facility_name: cells.required('facility_name'),
    responsible_emitter: cells.required('responsible_emitter'),
    emitter_abn: readAbn(cells),
    emitter_identifier_text: cells.printed('emitter_identifier') || null,
    state: readState(cells),
    anzsic_group: anzsic?.group ?? null,
    anzsic_title: anzsic?.title ?? null,
    baseline_type: baselineType,
    erc: readErc(cells),
    erc_text: cells.printed('erc') || null,
    baseline_t: amount('baseline_t'),
    covered_emissions_t: amount('covered_emissions_t'),
    borrowing_adjustment_t: signed('borrowing_adjustment_t'),
    accus_issued: amount('accus_issued'),
    accus_deemed_surrendered: amount('accus_deemed_surrendered'),
    accus_surrendered: amount('accus_surrendered'),
    smcs_surrendered: amount('smcs_surrendered'),
    net_emissions_t: signed('net_emissions_t'),
    net_position_t: signed('net_position_t'),
    smcs_issued: amount('smcs_issued'),
    units_relinquished: amount('units_relinquished'),
    mymp_net_emissions_t: signed('mymp_net_emissions_t'),
    mymp_net_position_t: signed('mymp_net_position_t'),
    mymp_baseline_t: amount('mymp_baseline_t'),
    co2_t: amount('co2_t'),
    ch4_t: amount('ch4_t'),
    n2o_t: amount('n2o_t'),
    other_ghg_t: amount('other_ghg_t'),
    excess_start: cells.date('excess_start'),
    excess_end: cells.date('excess_end'),
    notes,
  }
  return {
    ...row,
    covered_emissions_t: coveredEmissions(cells, row),
    flags: [...flagsOf([baselineType, notes], cells), ...(cells.isMarked ? ['footnote_mark'] : [])],
  }
}

type Gases = Pick<SafeguardRow, 'co2_t' | 'ch4_t' | 'n2o_t' | 'other_ghg_t'>

/** A row means nothing without its emissions; where they cannot be read, the gases may give them. */
function coveredEmissions(
  cells: RowCells<Field>,
  row: Gases & { readonly covered_emissions_t: number | null },
): number {
  if (row.covered_emissions_t !== null) return row.covered_emissions_t
  const gases = [row.co2_t, row.ch4_t, row.n2o_t, row.other_ghg_t]
  const sum = gases.reduce<number | null>(
    (total, gas) => (total === null || gas === null ? null : total + gas),
    0,
  )
  if (sum !== null && cells.unreadFields.has('covered_emissions_t')) return sum
  throw new ReadError({
    ...cells.place('covered_emissions_t'),
    value: cells.printed('covered_emissions_t'),
    problem: cells.words('covered_emissions_t') === null ? 'is empty' : 'is not a number',
    expected: 'a value in every row',
  })
}

/** "QLD; SA" is two. Each part goes by its usual letters. */
function readState(cells: RowCells<Field>): string {
  const printed = cells.required('state')
  const whole = STATES.of(printed)
  if (whole !== undefined) return whole
  const parts = printed.split(/\s*(?:[;,/&]|\band\b)\s*/u)
  const known = parts.map((part) => STATES.of(part))
  const unknown = parts.find((_, index) => known[index] === undefined)
  if (unknown === undefined) return known.join('; ')
  cells.doubt(
    'value_not_known',
    'state',
    { problem: `names "${unknown}", which is not known`, expected: categories.states.join(', ') },
    { decision: 'take', reason: 'It was read as printed.' },
  )
  return printed
}

function readAbn(cells: RowCells<Field>): string | null {
  const printed = cells.words('emitter_identifier')
  if (printed === null) return null
  try {
    return readIdentifier(printed, cells.place('emitter_identifier')).abn
  } catch (error) {
    if (!(error instanceof ReadError)) throw error
    const { problem, expected } = error.fault
    cells.doubt(
      'identifier_not_valid',
      'emitter_identifier',
      expected === undefined ? { problem } : { problem, expected },
      { decision: 'take', reason: 'The text was kept and no ABN is given.' },
    )
    return null
  }
}

function readAnzsic(cells: RowCells<Field>): { group: string; title: string } | null {
  const printed = cells.words('anzsic')
  if (printed === null) return null
  const match =
    /^(?<title>.+?)\s*[([-]\s*(?<group>\d{3})\s*[)\]]?$/u.exec(printed) ??
    /^[([]?(?<group>\d{3})[)\]]?\s*[-–:]?\s+(?<title>\D.+)$/u.exec(printed)
  if (match?.groups === undefined) {
    cells.doubt(
      'value_not_known',
      'anzsic',
      { problem: 'is not an ANZSIC group', expected: 'such as "Coal mining (060)"' },
      { decision: 'take', reason: 'The row was read without a group.' },
    )
    return null
  }
  return { group: match.groups['group'] ?? '', title: match.groups['title'] ?? '' }
}

function readErc(cells: RowCells<Field>): number | null {
  const value = cells.figure('erc', { fractions: true })
  if (value === null || (value > 0 && value <= 1)) return value
  const share = figureOf(cells.printed('erc') ?? '')?.value ?? 0
  cells.doubt(
    'value_outside_range',
    'erc',
    { problem: 'is out of range', expected: 'above 0 and at most 1' },
    share > 1 && share <= 100
      ? {
          decision: 'use',
          value: Number((share / 100).toPrecision(6)),
          reason: 'It seems to be a percentage.',
        }
      : { decision: 'take', reason: 'The row was read without it.' },
  )
  return null
}

/** Kinds of baseline have had many names; a name with a known word stays as printed. */
function readBaselineType(cells: RowCells<Field>): string | null {
  const printed = cells.words('baseline_type')
  if (printed === null) return null
  const words = meaningWords(printed)
  if (!categories.baseline_type_words.some((word) => holdsPhrase(words, meaningWords(word))))
    cells.doubt(
      'value_not_known',
      'baseline_type',
      { problem: 'is not known', expected: categories.baseline_types.join(', ') },
      { decision: 'take', reason: 'It was read as printed.' },
    )
  return printed
}

function flagsOf(texts: readonly (string | null)[], cells: RowCells<Field>): string[] {
  const found = wordFlags
    .filter(({ words }) => texts.some((text) => text?.includes(words)))
    .map(({ flag }) => flag)
  const hasPeriod = cells.words('mymp_start') !== null || cells.words('mymp_end') !== null
  return [...new Set([...found, ...(hasPeriod ? ['multi_year_monitoring_period'] : [])])]
}
