import { type IsoDay, yearOf } from '../../calendar.ts'
import type { RiskLevel } from '../bands.ts'
import type { ClimateContext } from '../climate/climate-context.ts'
import { STALE_AFTER_YEARS } from '../climate/indicator-rules.ts'
import type { Outcome } from '../outcome.ts'
import type { WeightedBand } from '../sites/band-rollup.ts'
import type { SitesAssessment } from '../sites/sites.ts'
import { countedBand, type PhysicalRisk, partialAvailability } from './physical-risk.ts'

/** Whose climate a company's physical risk is, and how old its observations are: what must be read with the band. */
export interface PhysicalHeadline {
  readonly basis: 'sites' | 'head_office_only' | 'not_assessed'
  readonly band: RiskLevel | null
  /** The band at or below which half of the sites lie, by emissions where they are known; null without sites. */
  readonly weighted: WeightedBand | null
  readonly sites_known: number
  readonly sites_assessed: number
  /** The oldest of the latest years that it is based on. */
  readonly observed_to: number | null
  readonly is_old: boolean
  readonly statement: string
}

/** Sites first: the head office is the headline only where no site is known. */
export function physicalHeadline(
  headOffice: { readonly risk: Outcome<PhysicalRisk>; readonly climate: ClimateContext | null },
  { sites, rollup }: SitesAssessment,
  snapshotDay: IsoDay,
): PhysicalHeadline {
  const known = sites.length
  const assessed = rollup.result?.sites_assessed ?? 0
  const office = countedBand(headOffice.risk.result)
  const counts = { sites_known: known, sites_assessed: assessed }
  if (rollup.result !== null) {
    const band = rollup.result.worst
    const observed_to = oldestLatest(sites.flatMap(({ climate }) => climate.result ?? []))
    const { weighted } = rollup.result
    const of =
      assessed === 1 ? 'The only site assessed' : `Worst of the ${assessed} sites assessed (${known} known)`
    const half = assessed === 1 ? '' : halfWords(weighted)
    return {
      basis: 'sites',
      band,
      weighted,
      ...counts,
      ...age(observed_to, snapshotDay),
      statement: `${of}: ${words(band)}.${half} The head office is shown for context.${ageWords(observed_to, snapshotDay)}`,
    }
  }
  if (known > 0 || office === null)
    return {
      basis: 'not_assessed',
      band: null,
      weighted: null,
      ...counts,
      observed_to: null,
      is_old: false,
      statement:
        known > 0
          ? `${known === 1 ? 'The only known site' : `None of the ${known} known sites`} could${known === 1 ? ' not' : ''} be assessed. The head office is shown for context only.`
          : officeWords(headOffice.risk.result),
    }
  const observed_to = oldestLatest(headOffice.climate === null ? [] : [headOffice.climate])
  return {
    basis: 'head_office_only',
    band: office,
    weighted: null,
    ...counts,
    ...age(observed_to, snapshotDay),
    statement: `Head office only: no sites of the company are known, and the climate where it operates may be different.${ageWords(observed_to, snapshotDay)}`,
  }
}

/** An office of which one side is known is no headline; its bands are shown beside. */
const officeWords = (risk: PhysicalRisk | null): string =>
  risk === null
    ? 'Neither a site nor the head office could be assessed.'
    : `No sites of the company are known, and the head office could be assessed only in part. ${partialAvailability(risk).detail}`

const words = (band: RiskLevel): string => band.replaceAll('_', ' ')

const halfWords = (weighted: PhysicalHeadline['weighted']): string =>
  weighted === null
    ? ''
    : ` Half of them${weighted.by === 'emissions' ? ', by emissions,' : ''} are at ${words(weighted.band)} or below.`

function oldestLatest(contexts: readonly ClimateContext[]): number | null {
  const years = contexts.flatMap(({ indicators }) =>
    indicators.flatMap(({ summary }) => (summary === null ? [] : [summary.latest.year])),
  )
  return years.length === 0 ? null : Math.min(...years)
}

const age = (observed_to: number | null, snapshotDay: IsoDay) => ({
  observed_to,
  is_old: observed_to !== null && yearOf(snapshotDay) - observed_to > STALE_AFTER_YEARS,
})

function ageWords(observedTo: number | null, snapshotDay: IsoDay): string {
  if (observedTo === null) return ''
  const years = yearOf(snapshotDay) - observedTo
  return years > STALE_AFTER_YEARS ? ` Observations end in ${observedTo}, ${years} years ago.` : ''
}
