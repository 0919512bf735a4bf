import type { Availability } from '../../domain/availability.ts'
import { gwpSetOf } from '../../domain/company/emissions/latest-emissions.ts'
import { displayName } from '../../domain/company/identity/display-name.ts'
import type { RegistryReporter, ReporterYear } from '../../domain/company/registry/reporter.ts'
import { TOTAL_STATEMENTS } from '../../domain/company/registry/statements.ts'
import { roundFigures } from '../../domain/company/round-figures.ts'
import { ANZSIC_LEVELS, type AnzsicCode, type AnzsicLevel } from '../../domain/company/sector/anzsic.ts'
import { compareText } from '../../domain/text-order.ts'
import type { RegistryReporters } from '../../operations/company/registry-reporters.ts'
import { presentMeta, presentMethod } from './data.ts'

/** A list for each column: a tenth of the bytes of an object for each company and year. */
export function presentRegistryReporters(found: RegistryReporters) {
  const { reporters } = found
  const { absences, placeOf } = absenceList()
  return {
    data: {
      years: yearsOf(found),
      companies: {
        abn: reporters.map(({ abn }) => abn),
        name: reporters.map(({ name }) => name),
        display_name: reporters.map(({ name }) => displayName(name)),
        state: reporters.map(({ state }) => state),
        division: codes(reporters, 'division'),
        subdivision: codes(reporters, 'subdivision'),
        group: codes(reporters, 'group'),
        class: codes(reporters, 'class'),
        sector_absence: reporters.map((one) => placeOf(one.sector_absence)),
        safeguard: reporters.map(({ safeguard }) => safeguard),
        trend_percent: roundFigures(reporters.map(({ trend }) => trend.change_percent_per_year)),
        trend_from: reporters.map(({ trend }) => trend.from),
        trend_to: reporters.map(({ trend }) => trend.to),
        trend_flags: reporters.map(({ trend }) => trend.flags),
        trend_note: reporters.map(({ trend }) => trend.note),
        trend_absence: reporters.map(({ trend }) => placeOf(trend.absence)),
        scope1_t: byYear(reporters, ({ scope1_t }) => scope1_t),
        scope2_t: byYear(reporters, ({ scope2_t }) => scope2_t),
        net_energy_gj: byYear(reporters, ({ net_energy_gj }) => net_energy_gj),
        energy_intensity: byYear(reporters, ({ energy_intensity }) => energy_intensity),
        income_intensity: byYear(reporters, ({ income_intensity }) => income_intensity),
        absence: byYear(reporters, ({ absence }) => placeOf(absence)),
        income_absence: byYear(reporters, ({ income_absence }) => placeOf(income_absence)),
      },
      sectors: sectorsOf(reporters),
      absences,
      not_counted: found.not_counted,
      statements: TOTAL_STATEMENTS,
      methods: found.methods.map(presentMethod),
    },
    meta: presentMeta(found.snapshot, found.evidence_hash, found.releases),
  }
}

const NO_FIGURE = { value: null, missing: 0 }

const yearsOf = ({ years, totals }: RegistryReporters) =>
  years.map((reporting_year) => {
    const total = totals.find((one) => one.reporting_year === reporting_year)
    return {
      reporting_year,
      gwp_set: gwpSetOf(reporting_year),
      rows: total?.rows ?? 0,
      counted: total?.counted ?? 0,
      scope1_t: total?.scope1 ?? NO_FIGURE,
      scope2_t: total?.scope2 ?? NO_FIGURE,
      net_energy_gj: total?.net_energy ?? NO_FIGURE,
    }
  })

const codes = (reporters: readonly RegistryReporter[], level: AnzsicLevel): (string | null)[] =>
  reporters.map(({ anzsic }) => anzsic?.[level]?.code ?? null)

const byYear = (
  reporters: readonly RegistryReporter[],
  value: (year: ReporterYear) => number | null,
): readonly (readonly (number | null)[])[] => roundFigures(reporters.map(({ years }) => years.map(value)))

/** The same reason holds for hundreds of companies, so each is reported once. */
function absenceList() {
  const absences: Availability[] = []
  const places = new Map<string, number>()
  const placeOf = (absence: Availability | null): number | null => {
    if (absence === null) return null
    const key = JSON.stringify(absence)
    const place = places.get(key) ?? absences.push(absence) - 1
    places.set(key, place)
    return place
  }
  return { absences, placeOf }
}

function sectorsOf(reporters: readonly RegistryReporter[]): AnzsicCode[] {
  const found = new Map<string, AnzsicCode>()
  for (const { anzsic } of reporters)
    for (const level of ANZSIC_LEVELS) {
      const code = anzsic?.[level]
      if (code !== undefined && code !== null) found.set(code.code, code)
    }
  return [...found.values()]
    .toSorted((a, b) => compareText(a.code, b.code))
    .map(({ level, code, title, parent_code }) => ({ level, code, title, parent_code }))
}
