import { total } from './arithmetic.ts'

type Given = Readonly<Record<string, unknown>>
type Figure = number | null

interface Year {
  readonly year: number
  readonly emissions_mt: number
  readonly generation_gwh: number
  readonly distributed_pv_gwh: number
}

/** t per MWh is a thousand times Mt per GWh. */
const intensity = ({ emissions_mt, generation_gwh, distributed_pv_gwh }: Year): number =>
  (1000 * emissions_mt) / (generation_gwh - distributed_pv_gwh)

const at = (years: readonly number[], name: string, find: (year: number) => Figure): Given =>
  Object.fromEntries(years.map((year) => [`${name}_${year}`, find(year)]))

interface Station {
  readonly scope1_t: number
  readonly units: readonly { readonly closure_year: number }[]
}

interface Value {
  readonly reporting_year: string
  readonly aud_per_t: number
}

/** docs/methods/transition_scenarios.md. */
export const TRANSITION_ORACLE: Readonly<Record<string, (given: Given) => Given>> = {
  scope2_outlook: ({ scope2_t, years }) => {
    const of = (year: number): number =>
      intensity((years as readonly Year[]).find((one) => one.year === year)!)
    const today = scope2_t as Figure
    return {
      ...at([2027, 2030, 2035, 2050], 'intensity', of),
      ...at([2030, 2035, 2050], 'scope2_t', (year) =>
        today === null || of(2027) === 0 ? null : (today * of(year)) / of(2027),
      ),
    }
  },
  station_closures: ({ facilities }) => {
    const stations = facilities as readonly Station[]
    const closing = stations.flatMap(({ units }) => units.map(({ closure_year }) => closure_year))
    return {
      today_t: total(stations.map(({ scope1_t }) => scope1_t)),
      first_closure: Math.min(...closing),
      last_closure: Math.max(...closing),
      ...at([2030, 2035, 2050], 'remaining_t', (year) =>
        total(
          stations.map(
            ({ scope1_t, units }) =>
              (scope1_t * units.filter(({ closure_year }) => closure_year >= year).length) / units.length,
          ),
        ),
      ),
    }
  },
  emissions_value: ({ scope1_t, income_aud, years }) => {
    const cost = (year: number): Figure =>
      scope1_t === null
        ? null
        : (scope1_t as number) *
          (years as readonly Value[]).find(({ reporting_year }) => reporting_year.startsWith(`${year - 1}-`))!
            .aud_per_t
    const income = income_aud as Figure
    return {
      ...at([2027, 2030, 2035, 2050], 'cost_aud', cost),
      ...at([2027, 2030, 2035, 2050], 'share_percent', (year) =>
        income === null ? null : (100 * cost(year)!) / income,
      ),
    }
  },
  plan_coverage: ({ scope1_t, scope2_t, stations_t, paths }) => {
    const [scope1, scope2] = [scope1_t as number, scope2_t as number]
    const covered = Math.min(scope1, stations_t as number) + (paths === 2 ? scope2 : 0)
    const all = scope1 + scope2
    return {
      emissions_t: all,
      covered_t: covered,
      covered_percent: all === 0 ? null : (covered / all) * 100,
    }
  },
}
