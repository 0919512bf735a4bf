import { workingOf } from '../../formula/working-of.ts'
import { OutputOf, type Printed, printed, type Working } from '../../working.ts'
import { closuresGiven, printedFigure, type StationClosures } from './closures.ts'
import { valuesInOutlook } from './emissions-value.ts'
import { TRANSITION_FORMULAS } from './formula.ts'
import { pathOf } from './grid-path.ts'
import { coverageGiven } from './plan-coverage.ts'
import type { OutlookYear, TransitionReference } from './reference.ts'
import type { TransitionCompany, TransitionScenarios } from './transition-answer.ts'

interface Worked {
  readonly reference: TransitionReference
  readonly company: TransitionCompany
  readonly closures: StationClosures
  readonly own: string | null
  readonly result: TransitionScenarios
}

/** How the figures came about, from the cells of the plan and the registry. A report shows the years that are named, not every one. */
export function transitionWorkings(worked: Worked): readonly Working[] {
  return [...scope2Workings(worked), closureWorking(worked), valueWorking(worked), coverageWorking(worked)]
}

function scope2Workings({ reference, company, own, result }: Worked): readonly Working[] {
  const { emissions } = company
  return result.scenarios.map((scenario): Working => {
    const about = {
      scenario: scenario.id,
      name: scenario.name,
      degrees: `${scenario.warming_2100_c} °C`,
      warming_c: scenario.warming_2100_c,
      region: own ?? 'none',
    }
    const path = own === null ? undefined : pathOf(reference, scenario.id, own)
    const { availability } = scenario.scope2
    if (path === undefined || own === null)
      return { kind: 'missing', formula: 'scope2_outlook', about, availability }
    const given = {
      scope2_t: emissions === null ? null : printed(emissions.scope2_t, emissions.evidence, 'scope2_t'),
      years: path.years.map((year) => ({
        year: year.year,
        ...outlookFigures(year, `${scenario.name} ${own} ${year.year}`),
      })),
    }
    return workingOf(TRANSITION_FORMULAS, 'scope2_outlook', given, {
      about,
      observed: '2026-27',
      lists: [],
      ...(availability.status === 'available'
        ? {}
        : { of: Object.fromEntries(SCOPE2_OUTPUTS.map((name) => [name, { availability }])) }),
    })
  })
}

const SCOPE2_OUTPUTS = TRANSITION_FORMULAS.formulas.formulas['scope2_outlook']!.outputs.filter((name) =>
  name.startsWith('scope2_t'),
)

const FIGURES = ['emissions_mt', 'generation_gwh', 'distributed_pv_gwh'] as const

const outlookFigures = (year: OutlookYear, key: string): Record<string, Printed | null> =>
  Object.fromEntries(FIGURES.map((name) => [name, printed(year[name], year.evidence, `${key} ${name}`)]))

function closureWorking({ closures }: Worked): Working {
  const { availability, facilities } = closures
  return facilities.length === 0
    ? { kind: 'missing', formula: 'station_closures', availability }
    : workingOf(TRANSITION_FORMULAS, 'station_closures', closuresGiven(facilities, printedFigure), {
        observed: facilities[0]?.reporting_year ?? null,
        lists: [],
      })
}

function valueWorking({ reference, company, result }: Worked): Working {
  const { emissions, income } = company
  const { availability, income_availability } = result.emissions_value
  if (emissions === null || emissions.scope1_t === null)
    return { kind: 'missing', formula: 'emissions_value', availability }
  const given = {
    scope1_t: printed(emissions.scope1_t, emissions.evidence, 'scope1_t'),
    income_aud:
      'income' in income
        ? printed(income.income.total_income_aud, income.income.evidence, 'total_income_aud')
        : null,
    years: valuesInOutlook(reference).map(({ reporting_year, aud_per_t, evidence }) => ({
      reporting_year,
      aud_per_t: printed(aud_per_t, evidence, `${reporting_year} value_of_emissions_reduction`),
    })),
  }
  return workingOf(TRANSITION_FORMULAS, 'emissions_value', given, {
    observed: emissions.reporting_year,
    lists: [],
    ...(income_availability.status === 'available'
      ? {}
      : {
          of: Object.fromEntries(VALUE_SHARES.map((name) => [name, { availability: income_availability }])),
        }),
  })
}

function coverageWorking({ company: { emissions }, closures, result }: Worked): Working {
  const { availability } = result.coverage
  if (emissions === null || availability.status !== 'available')
    return { kind: 'missing', formula: 'plan_coverage', availability }
  const { scope1_t, scope2_t, evidence, reporting_year } = emissions
  const { today_t } = closures
  const given = coverageGiven(
    { scenarios: result.scenarios, stations_t: today_t },
    { scope1_t: printed(scope1_t, evidence, 'scope1_t'), scope2_t: printed(scope2_t, evidence, 'scope2_t') },
    today_t === null ? 0 : new OutputOf('station_closures', 'today_t', {}, today_t),
  )
  return workingOf(TRANSITION_FORMULAS, 'plan_coverage', given, { observed: reporting_year, lists: [] })
}

const VALUE_SHARES = TRANSITION_FORMULAS.formulas.formulas['emissions_value']!.outputs.filter((name) =>
  name.startsWith('share'),
)
