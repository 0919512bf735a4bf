import type { ProfileBlocks } from '../../src/domain/company/profile.ts'

const SERVICES: ReadonlySet<string> = new Set('HJKLMNOPQRS')

/** What no screened figure may be: travel above the company's own emissions outside services, or a range narrower than its estimators disagree. */
export function screeningFaults({
  scope3_screening: { result },
  emissions,
  sector_classification: sector,
}: ProfileBlocks): string[] {
  const year = emissions.result?.history.find(
    ({ reporting_year }) => reporting_year === result?.reporting_year,
  )
  const own = year?.scope1_and_2_t ?? null
  const division = sector.result?.anzsic.division?.code ?? ''
  return (result?.categories ?? []).flatMap(({ category, emissions_t: range, estimators }) => {
    if (range === null) return []
    const centrals = estimators.map(({ emissions_t }) => emissions_t.central)
    // Rounding of logarithms, not of figures.
    const isNarrow = centrals.some((one) => one < range.low * (1 - 1e-9) || one > range.high * (1 + 1e-9))
    const isAbove = category === 6 && own !== null && range.high > own && !SERVICES.has(division)
    return [
      ...(isNarrow ? [`category ${category} is narrower than its estimators disagree`] : []),
      ...(isAbove
        ? [`travel reaches ${range.high} t, above scope 1 and 2 (${own} t), in division ${division}`]
        : []),
    ]
  })
}
