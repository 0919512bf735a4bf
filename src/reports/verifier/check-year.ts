import type { Body, Documents } from './documents.ts'
import { differences } from './json.ts'
import type { Finding } from './verification.ts'
import { isNextYear, LEDGER_OF, type YearReport, yearPlaces } from './year-rows.ts'

type Place = { readonly report: string } | { readonly metric: string }
interface Found {
  readonly place: Place
  readonly value: number
}

/** docs/methods/year_figures.md: totals and changes are of the figures that the statements declare, or of the ledger's. */
export function checkYear({ provenance, report }: Documents): Finding[] {
  const stated = Object.fromEntries(
    provenance.calculations
      .filter(({ formula }) => formula === 'year_totals' || formula === 'year_change')
      .map(({ id, arguments: given }) => [id, given]),
  )
  return differences(stated, wanted(report as unknown as YearReport)).map((difference) => ({
    kind: 'status' as const,
    where: `provenance.json calculation${difference.pointer}`,
    detail: 'the figures of the year are not those of the statements or the ledger',
    stated: difference.stated ?? null,
    recomputed: difference.recomputed ?? null,
  }))
}

function wanted(report: YearReport): Body {
  const { metric, declared, before } = yearPlaces(report)
  const ofMetric = (id: string | null): Found | null => {
    const value = id === null ? undefined : metric(id)?.value
    return id !== null && typeof value === 'number' ? { place: { metric: id }, value } : null
  }
  const ofReport = (found: ReturnType<typeof declared>): Found | null =>
    found === null ? null : { place: { report: found.pointer }, value: Number(found.value) }
  const years = {
    reported: (measure: string) => ofReport(declared(measure)) ?? ofMetric(LEDGER_OF[measure] ?? null),
    before: (measure: string) => ofReport(before(measure)),
  }
  const totals = Object.entries(years).flatMap(([year, of]) => {
    const [scope1, scope2] = [of('scope1_t'), of('scope2_location_t')]
    return scope1 === null || scope2 === null
      ? []
      : [
          [
            `year.${year}`,
            { scope1_t: scope1.place, scope2_t: scope2.place, scope3_t: of('scope3_t')?.place ?? null },
          ],
        ]
  })
  const changes = [...Object.keys(LEDGER_OF), 'scope1_and_2', 'all_scopes'].flatMap((measure) => {
    const [now, then] =
      measure in LEDGER_OF
        ? [years.reported(measure), years.before(measure)]
        : [ofMetric(`year.reported.${measure}`), ofMetric(`year.before.${measure}`)]
    return now === null || then === null || then.value <= 0 || !isNextYear(report)
      ? []
      : [[`year.change.${measure}`, { value_t: now.place, before_t: then.place }]]
  })
  return Object.fromEntries([...totals, ...changes]) as Body
}
