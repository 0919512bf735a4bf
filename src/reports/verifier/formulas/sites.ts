import { LEVELS, total, worst } from '../arithmetic.ts'
import type { Formula } from './formula.ts'
import { physicalRisk } from './risk.ts'

interface Site {
  readonly measures: unknown
  readonly covered_emissions_t: number | null
  readonly scope1_t: number | null
}

/** docs/methods/site_rollup.md: the band of each site from its own figures, then the worst and the one that half of the sites are at or below. */
export const siteRollup: Formula = (given, version) => {
  const { sites } = given as { sites: readonly Site[] }
  const banded = sites.flatMap(({ measures, covered_emissions_t, scope1_t }) => {
    const band = measures === null ? null : physicalRisk(measures, version)['overall']
    return typeof band === 'string'
      ? [{ band, tonnes: Math.max(covered_emissions_t ?? 0, scope1_t ?? 0) }]
      : []
  })
  const by = banded.every(({ tonnes }) => tonnes > 0) ? 'emissions' : 'sites'
  const weightUpTo = (last: number): number =>
    total(
      banded
        .filter(({ band }) => LEVELS.indexOf(band) <= last)
        .map(({ tonnes }) => (by === 'sites' ? 1 : tonnes)),
    )
  const all = weightUpTo(LEVELS.length - 1)
  return {
    sites_known: sites.length,
    sites_assessed: banded.length,
    worst: worst(banded.map(({ band }) => band)),
    weighted: LEVELS.find((_, place) => all > 0 && 2 * weightUpTo(place) >= all) ?? null,
    weighted_by: all > 0 ? by : null,
    ...Object.fromEntries(
      LEVELS.map((level) => [`sites_${level}`, banded.filter(({ band }) => band === level).length]),
    ),
  }
}
