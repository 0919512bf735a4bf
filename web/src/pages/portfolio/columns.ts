import { exact, percent, short, signed, tonnes } from '../../format/numbers.ts'
import { markedRate } from '../../format/rate.ts'
import { abnText, words } from '../../format/words.ts'
import type { PortfolioRow } from './row.ts'

const rate = (value: number | null): string => signed(value, percent)

type Field = Exclude<keyof PortfolioRow, 'fault'>

/** A column of the table: what it is called, how wide it is, and how its values read. */
export interface Column {
  readonly field: Field
  readonly title: string
  /** As a header of a file says it, with the unit. */
  readonly fileTitle: string
  readonly width: number
  readonly numeric: boolean
  readonly shownAtFirst: boolean
  readonly text: (row: PortfolioRow) => string
  /** What must be read with the value. */
  readonly remark?: (row: PortfolioRow) => string | null
}

/** All but the company's name, which is always there. */
export const COLUMNS: readonly Column[] = [
  figure('total', 'Scope 1 and 2', 'Scope 1 and 2, t CO2-e', 134, true, (row) => tonnes(row.total)),
  {
    ...figure('trend', 'Change a year', 'Compound change, per cent a year', 130, true, (row) =>
      markedRate(rate(row.trend), row.trend === null ? null : row.trendNote),
    ),
    remark: ({ trendNote }) => trendNote,
  },
  figure(
    'beforeCovid',
    'From 2018-19',
    'The same from 2018-19, on mixed warming potentials',
    120,
    true,
    (row) => rate(row.beforeCovid),
  ),
  figure('latestChange', 'Latest year', 'Latest year, per cent of the year before', 120, false, (row) =>
    rate(row.latestChange),
  ),
  figure('intensity', 't per A$ million', 't CO2-e per A$ million of income', 140, true, (row) =>
    row.intensity !== null && row.intensity >= 1000 ? exact(Math.round(row.intensity)) : short(row.intensity),
  ),
  text('transition', 'Transition risk', 'Transition risk', 170, true, (row) => words(row.transition ?? '')),
  text('safeguard', 'Safeguard', 'Safeguard Mechanism', 130, true, (row) => words(row.safeguard ?? '')),
  text('year', 'Year', 'Reporting year', 90, true, (row) => row.year ?? ''),
  figure('scope1', 'Scope 1', 'Scope 1, t CO2-e', 110, false, (row) => tonnes(row.scope1)),
  figure('scope2', 'Scope 2', 'Scope 2, t CO2-e', 110, false, (row) => tonnes(row.scope2)),
  text('trendYears', 'Years of the trend', 'Years of the trend', 160, false, (row) => row.trendYears ?? ''),
  text('trendNote', 'About the change', 'About the change a year', 320, false, (row) => row.trendNote ?? ''),
  text('abn', 'ABN', 'ABN', 130, false, (row) => abnText(row.abn)),
  text('state', 'State', 'State', 70, false, (row) => row.state ?? ''),
  text('activity', 'Activity', 'Activity (ANZSIC)', 220, false, (row) => row.activity ?? ''),
]

function text(
  field: Field,
  title: string,
  fileTitle: string,
  width: number,
  shownAtFirst: boolean,
  show: Column['text'],
): Column {
  return { field, title, fileTitle, width, numeric: false, shownAtFirst, text: show }
}

function figure(...[field, title, fileTitle, width, shownAtFirst, show]: Parameters<typeof text>): Column {
  return { ...text(field, title, fileTitle, width, shownAtFirst, show), numeric: true }
}
