import type { Schema } from '../../../api/client.ts'
import { ABSENT, exact, percent, short } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'

type Physical = Schema<'ScenarioAnalysisBlock'>
type Transition = Schema<'TransitionScenariosBlock'>
type Columns = NonNullable<Physical['statutory_scenarios']>

/** The two scenarios that section 296D(2B) asks for: the columns. */
export const columnsOf = (physical: Physical | undefined, transition: Transition | undefined): Columns =>
  physical?.statutory_scenarios ?? transition?.statutory_scenarios ?? []

export interface Cell {
  readonly text: string
  readonly small?: string
  readonly band?: string
}

export interface Row {
  readonly label: string
  readonly now: Cell
  /** One for each statutory scenario. */
  readonly ahead: readonly Cell[]
}

export interface Side {
  readonly title: string
  /** The paragraphs that the rows speak to. */
  readonly paragraphs: string
  readonly rows: readonly Row[]
}

/** Years that the tables show of a path. */
const YEARS = ['2029-30', '2034-35', '2049-50']
const NOTHING: Cell = { text: ABSENT }
const UNITS: Readonly<Record<string, string>> = { degC: '°C', days: 'days a year', mm: 'mm a year' }

/** The physical and the transition scenarios that may serve as the two of the law, in one table of two columns. */
export function sidesOf(physical: Physical | undefined, transition: Transition | undefined): Side[] {
  return [physicalSide(physical), transitionSide(transition)].filter(({ rows }) => rows.length > 0)
}

/** Of each statutory scenario the one that may serve as it; undefined where none does. */
const serving = <T extends { readonly id: string }>(
  columns: Columns | undefined,
  scenarios: readonly T[] | undefined,
) => (columns ?? []).map(({ scenario }) => scenarios?.find(({ id }) => id === scenario))

function physicalSide(physical: Physical | undefined): Side {
  const scenarios = serving(physical?.statutory_scenarios, physical?.scenarios)
  const projected = scenarios.map((one) => one?.hazards.filter(({ status }) => status === 'projected') ?? [])
  const names = [...new Set(projected.flat().map(({ hazard }) => hazard))]
  const used: Row = {
    label: 'Scenario used',
    now: NOTHING,
    ahead: scenarios.map((one) =>
      one === undefined ? NOTHING : { text: `${one.level_c} °C of global warming`, small: reached(one) },
    ),
  }
  return {
    title: 'Physical',
    paragraphs: '22(b)(i)(1) and 22(b)(ii)(3)',
    rows: names.length === 0 ? [] : [used, ...names.flatMap((name) => hazardRow(name, projected))],
  }
}

type Scenario = NonNullable<Physical['scenarios']>[number]
type Hazard = Scenario['hazards'][number]

function reached({ reached: years }: Scenario): string {
  const found = years.flatMap(({ pathway, best }) => (best === null ? [] : [`${pathway} in ${best}`]))
  return found.length === 0 ? 'No assessed pathway gets there by 2099.' : `Reached by ${found.join(', ')}.`
}

function hazardRow(name: string, projected: readonly (readonly Hazard[])[]): Row[] {
  const found = projected.map((hazards) => hazards.find(({ hazard }) => hazard === name))
  const first = found.find((one) => one?.indicators[0] !== undefined)
  const indicator = first?.indicators[0]
  if (first === undefined || indicator === undefined) return []
  const unit = UNITS[indicator.unit] ?? indicator.unit
  return [
    {
      label: `${words(name)}, ${unit}`,
      now:
        indicator.now === null
          ? NOTHING
          : {
              text: indicator.now.value.toFixed(1),
              small: indicator.now.period,
              ...(first.band_now === null ? {} : { band: first.band_now }),
            },
      ahead: found.map((one): Cell => {
        const range = one?.indicators[0]?.at_level
        if (range === undefined) return NOTHING
        const band = one?.band_then?.central
        return {
          text: range.central.toFixed(1),
          small: `${range.low.toFixed(1)} to ${range.high.toFixed(1)}`,
          ...(band === undefined ? {} : { band }),
        }
      }),
    },
  ]
}

function transitionSide(transition: Transition | undefined): Side {
  const scenarios = serving(transition?.statutory_scenarios, transition?.scenarios)
  const columns = scenarios.length
  const all = [
    ...gridRows(transition, scenarios),
    ...stationRows(transition, columns),
    ...valueRows(transition, columns),
  ]
  const rows = all.filter(({ ahead }) => ahead.some(({ text }) => text !== ABSENT))
  const used: Row = {
    label: 'Scenario used',
    now: NOTHING,
    ahead: scenarios.map((one) =>
      one === undefined
        ? NOTHING
        : { text: `${one.name}, ${one.warming_2100_c} °C`, small: transition?.plan?.title ?? '' },
    ),
  }
  return {
    title: 'Transition',
    paragraphs: '22(b)(i)(3), 22(b)(ii)(1), (4) and (5)',
    rows: rows.length === 0 ? [] : [used, ...rows],
  }
}

type PlanScenario = NonNullable<Transition['scenarios']>[number]

function gridRows(
  transition: Transition | undefined,
  scenarios: readonly (PlanScenario | undefined)[],
): Row[] {
  const own = scenarios.map((one) => one?.regions.find(({ is_own }) => is_own))
  if (own.every((region) => region === undefined)) return []
  const [start = ''] = own.flatMap((region) => region?.years[0]?.reporting_year ?? [])
  // Scenarios differ from their first year on, so each has a now of its own.
  const starts = [...new Set(own.map((region) => short(region?.years[0]?.intensity_t_per_mwh ?? null)))]
  const intensityIn = (year: string): Cell[] =>
    own.map((region) => ({
      text: short(
        region?.years.find(({ reporting_year }) => reporting_year === year)?.intensity_t_per_mwh ?? null,
      ),
    }))
  const scope2In = (year: string): Cell[] =>
    scenarios.map((one) => ({
      text: rounded(one?.scope2.years.find(({ reporting_year }) => reporting_year === year)?.scope2_t),
    }))
  const today = transition?.emissions ?? null
  return [
    ...YEARS.map((year) => ({
      label: `Grid intensity of ${transition?.region?.region ?? ''} in ${year}, t CO₂-e per MWh`,
      now: { text: starts.join(' and '), small: start },
      ahead: intensityIn(year),
    })),
    ...(today?.scope2_t === null || today === null
      ? []
      : YEARS.map((year) => ({
          label: `Scope 2 in ${year} if the same electricity is bought, t CO₂-e`,
          now: { text: rounded(today.scope2_t), small: today.reporting_year },
          ahead: scope2In(year),
        }))),
  ]
}

const rounded = (value: number | null | undefined): string =>
  value === null || value === undefined ? ABSENT : exact(Math.round(value))

const inEach = (columns: number, cell: Cell): Cell[] => Array.from({ length: columns }, () => cell)

/** One set of closure years for all scenarios: the same figure in both columns, said so. */
const SAME = 'one set for all scenarios'

function stationRows(transition: Transition | undefined, columns: number): Row[] {
  const closures = transition?.closures
  if (closures === undefined || closures.today_t === null) return []
  const { today_t, years } = closures
  return years
    .filter(({ reporting_year }) => YEARS.includes(reporting_year))
    .map(({ reporting_year, remaining_t, remaining_percent }) => ({
      label: `Scope 1 of power stations still running in ${reporting_year}, t CO₂-e`,
      now: { text: rounded(today_t) },
      ahead: inEach(columns, {
        text: `${rounded(remaining_t)} (${percent(remaining_percent)})`,
        small: SAME,
      }),
    }))
}

function valueRows(transition: Transition | undefined, columns: number): Row[] {
  const value = transition?.emissions_value
  const years = value?.years.filter(({ cost_aud }) => cost_aud !== null) ?? []
  const [first] = years
  if (value === undefined || first === undefined) return []
  const costOf = ({ cost_aud, aud_per_t }: (typeof years)[number]): string =>
    `A$${short(cost_aud)} at A$${exact(aud_per_t)} a tonne`
  return years
    .filter(({ reporting_year }) => YEARS.includes(reporting_year))
    .map((year) => ({
      label: `Scope 1 of today at ${value.label} in ${year.reporting_year}`,
      now: { text: costOf(first), small: first.reporting_year },
      ahead: inEach(columns, { text: costOf(year), small: 'one series for all scenarios' }),
    }))
}
