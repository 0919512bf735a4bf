import { exact, percent, short, signed, tonnes } from '../../format/numbers.ts'
import { markedRate } from '../../format/rate.ts'
import { abnText, words } from '../../format/words.ts'
import type { Sorting } from '../window-table/sorting.ts'
import { type Registry, type Reporter, sectorAt, totalOf } from './registry.ts'

/** A column of the table of reporters. `value` orders and goes into files; null is not known and comes last. */
export interface Column {
  readonly field: string
  readonly title: string
  /** As a header of a file says it, with the unit. */
  readonly fileTitle: string
  readonly width: number
  readonly numeric: boolean
  /** Only files have it. */
  readonly fileOnly?: boolean
  readonly value: (reporter: Reporter) => number | string | null
  readonly text: (reporter: Reporter) => string
  /** Why there is no value. */
  readonly reason?: (reporter: Reporter) => string | null
  /** What must be read with the value. */
  readonly remark?: (reporter: Reporter) => string | null
}

/** Every column but the company, for one year. */
export function columnsOf({ sectors }: Registry, year: number): readonly Column[] {
  const division = (one: Reporter): string | null => sectorAt(one, 'division', sectors)?.title ?? null
  const absence = (one: Reporter): string | null => one.absences[year] ?? null
  return [
    figure(
      'total',
      'Scope 1 and 2',
      'Scope 1 and 2, t CO2-e',
      128,
      (one) => totalOf(one, year),
      tonnes,
      absence,
    ),
    figure('scope1', 'Scope 1', 'Scope 1, t CO2-e', 80, (one) => one.scope1[year] ?? null, tonnes, absence),
    figure('scope2', 'Scope 2', 'Scope 2, t CO2-e', 80, (one) => one.scope2[year] ?? null, tonnes, absence),
    figure('change', 'Year on year', 'Change year on year, per cent', 102, changeOf(year), change),
    {
      ...figure(
        'trend',
        'Trend p.a.',
        'Trend, per cent a year',
        90,
        (one) => one.trend,
        change,
        (one) => one.trendAbsence,
      ),
      text: (one) => markedRate(change(one.trend), one.trendNote),
      remark: (one) => one.trendNote,
    },
    figure(
      'income',
      't per A$m',
      't CO2-e per A$ million of income',
      84,
      (one) => one.incomeIntensity[year] ?? null,
      (value) => (value !== null && value >= 1000 ? exact(Math.round(value)) : short(value)),
      (one) => one.incomeAbsences[year] ?? absence(one),
    ),
    text('sector', 'Sector', 'ANZSIC division', 136, division, (one) => one.sectorAbsence),
    text(
      'state',
      'State',
      'State',
      52,
      (one) => one.state,
      () => 'No loaded register or directory gives a state.',
    ),
    {
      ...text('safeguard', 'Safeguard', 'Safeguard Mechanism', 80, (one) =>
        one.safeguard === null ? null : words(one.safeguard),
      ),
      text: (one) => COVERAGE[one.safeguard ?? ''] ?? '—',
    },
    {
      ...figure(
        'energy',
        't per TJ',
        't CO2-e per TJ of energy',
        0,
        (one) => one.energyIntensity[year] ?? null,
        short,
      ),
      fileOnly: true,
    },
    {
      ...text('group', 'Group', 'ANZSIC group', 0, (one) => sectorAt(one, 'group', sectors)?.title ?? null),
      fileOnly: true,
    },
    {
      ...text('trendYears', 'Trend years', 'Years of the trend', 0, (one) => one.trendYears),
      fileOnly: true,
    },
    {
      ...text('trendNote', 'About the trend', 'About the trend', 0, (one) => one.trendNote),
      fileOnly: true,
    },
    { ...text('abn', 'ABN', 'ABN', 0, (one) => abnText(one.abn)), fileOnly: true },
  ]
}

/** Short enough for a column; files say it in full. */
const COVERAGE: Readonly<Record<string, string>> = {
  covered: 'Yes',
  covered_in_earlier_years: 'Formerly',
  sectoral_baseline: 'Sector',
  not_covered: 'No',
}

const change = (value: number | null): string => signed(value, percent)

/** Null where a year is not published or the year before is zero. */
const changeOf =
  (year: number) =>
  (one: Reporter): number | null => {
    const [before, now] = [year === 0 ? null : totalOf(one, year - 1), totalOf(one, year)]
    return before === null || now === null || before === 0 ? null : (100 * (now - before)) / before
  }

function figure(
  field: string,
  title: string,
  fileTitle: string,
  width: number,
  value: (reporter: Reporter) => number | null,
  show: (value: number | null) => string,
  reason?: Column['reason'],
): Column {
  const column = {
    field,
    title,
    fileTitle,
    width,
    numeric: true,
    value,
    text: (one: Reporter) => show(value(one)),
  }
  return reason === undefined ? column : { ...column, reason }
}

function text(
  field: string,
  title: string,
  fileTitle: string,
  width: number,
  value: (reporter: Reporter) => string | null,
  reason?: Column['reason'],
): Column {
  const column = {
    field,
    title,
    fileTitle,
    width,
    numeric: false,
    value,
    text: (one: Reporter) => value(one) ?? '—',
  }
  return reason === undefined ? column : { ...column, reason }
}

/** In the order of a column; what is not known comes last either way, and equal ones by name. */
export function inOrder(
  reporters: readonly Reporter[],
  columns: readonly Column[],
  { field, descending }: Sorting,
): readonly Reporter[] {
  const value = columns.find((column) => column.field === field)?.value ?? (({ name }: Reporter) => name)
  const direction = descending ? -1 : 1
  return reporters
    .map((reporter) => ({ reporter, key: value(reporter) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null)
        return Number(a.key === null) - Number(b.key === null) || byName(a.reporter, b.reporter)
      return compare(a.key, b.key) * direction || byName(a.reporter, b.reporter)
    })
    .map(({ reporter }) => reporter)
}

const byName = (a: Reporter, b: Reporter): number => a.name.localeCompare(b.name, 'en-AU')

const compare = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en-AU')
