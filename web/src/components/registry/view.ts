import { type Registry, type Reporter, totalOf } from './registry.ts'

/** What of the registry is looked at: all of it is in the address. */
export interface View {
  readonly year: number
  readonly sector: string
  readonly state: string
  readonly safeguard: string
  readonly size: string
  readonly trend: string
  readonly intensity: string
  readonly words: string
}

export interface Choice {
  readonly value: string
  readonly label: string
}

interface Range extends Choice {
  readonly from?: number
  readonly below?: number
}

/** Stands for companies of which nothing is known. */
export const UNKNOWN = 'unknown'

export const SIZES: readonly Range[] = [
  { value: 'over-10mt', label: '10 Mt and more', from: 10_000_000 },
  { value: '1-10mt', label: '1 to 10 Mt', from: 1_000_000, below: 10_000_000 },
  { value: '100kt-1mt', label: '100 kt to 1 Mt', from: 100_000, below: 1_000_000 },
  { value: 'under-100kt', label: 'Below 100 kt', below: 100_000 },
]

export const TRENDS: readonly Range[] = [
  { value: 'falling-5', label: 'Falling more than 5% a year', below: -5 },
  { value: 'falling', label: 'Falling', below: 0 },
  { value: 'rising', label: 'Rising or level', from: 0 },
  { value: 'rising-5', label: 'Rising more than 5% a year', from: 5 },
  { value: UNKNOWN, label: 'No trend' },
]

export const INTENSITIES: readonly Range[] = [
  { value: 'over-1000', label: '1,000 t per A$m and more', from: 1000 },
  { value: '100-1000', label: '100 to 1,000 t per A$m', from: 100, below: 1000 },
  { value: 'under-100', label: 'Below 100 t per A$m', below: 100 },
  { value: UNKNOWN, label: 'Not known' },
]

export const SAFEGUARD: readonly Choice[] = [
  { value: 'covered', label: 'Covered' },
  { value: 'covered_in_earlier_years', label: 'Covered in earlier years' },
  { value: 'sectoral_baseline', label: 'Baseline of the sector' },
  { value: 'not_covered', label: 'Not covered' },
]

/** The address as a view; what it does not say, or says of a year that there is not, is the newest of all. */
export function viewOf({ years }: Registry, parameters: URLSearchParams): View {
  const asked = years.findIndex(({ reporting_year }) => reporting_year === parameters.get('year'))
  const text = (name: string): string => parameters.get(name) ?? ''
  return {
    year: asked === -1 ? years.length - 1 : asked,
    sector: text('sector'),
    state: text('state'),
    safeguard: text('safeguard'),
    size: text('size'),
    trend: text('trend'),
    intensity: text('intensity'),
    words: text('q'),
  }
}

/** Companies that fit everything but the year: who they are, not when they reported. */
export function fitting(reporters: readonly Reporter[], view: View): readonly Reporter[] {
  const wanted = view.words.trim().toLowerCase()
  return reporters.filter(
    (one) =>
      (view.sector === '' || fitsSector(one, view.sector)) &&
      (view.state === '' || (one.state ?? UNKNOWN) === view.state) &&
      (view.safeguard === '' || one.safeguard === view.safeguard) &&
      fitsRange(SIZES, view.size, totalOf(one, view.year)) &&
      fitsRange(TRENDS, view.trend, one.trend) &&
      fitsRange(INTENSITIES, view.intensity, one.incomeIntensity[view.year] ?? null) &&
      (wanted === '' ||
        one.name.toLowerCase().includes(wanted) ||
        one.abn.includes(wanted.replaceAll(' ', ''))),
  )
}

const fitsSector = ({ codes }: Reporter, sector: string): boolean =>
  sector === UNKNOWN ? codes.length === 0 : codes.includes(sector)

/** What is not known fits no range but its own. A range that there is not lets everything through. */
function fitsRange(ranges: readonly Range[], chosen: string, value: number | null): boolean {
  const range = ranges.find((one) => one.value === chosen)
  if (range === undefined) return true
  if (range.value === UNKNOWN) return value === null
  return value !== null && value >= (range.from ?? -Infinity) && value < (range.below ?? Infinity)
}

/** Companies with a row in the year of the view. */
export const reportingIn = (reporters: readonly Reporter[], year: number): readonly Reporter[] =>
  reporters.filter(({ absences }) => absences[year] === null)
