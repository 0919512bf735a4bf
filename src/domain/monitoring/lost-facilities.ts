import { normaliseName } from '../company/identity/entity-name.ts'
import type { SafeguardFacility, SafeguardMechanism } from '../company/safeguard/safeguard.ts'
import { sum } from '../mathematics/statistics.ts'

/** What the Safeguard block of a company says before and after a release. */
interface MechanismStep {
  readonly before: SafeguardMechanism | null
  readonly after: SafeguardMechanism | null
  readonly links: LinksAfter
}

/** What the tables and links say after the release. */
export interface LinksAfter {
  /** Years that are printed. Who takes a whole year back knows that its facilities go. */
  readonly years: ReadonlySet<string>
  /** Facility-years that a link gives to a company. */
  readonly linked: ReadonlySet<string>
}

/** A facility and an emitter in a year, as one text. */
export const facilityYear = (row: {
  readonly facility: string
  readonly reporting_year: string
  readonly responsible_emitter: string
}): string => [row.reporting_year, row.facility, row.responsible_emitter].join('\n')

/**
 * A facility this large does not leave the mechanism unnoticed. Over the years of the tables at hand, the largest that left without
 * anything in its place emitted 349 kt (Botany in 2023-24); larger ones were renamed, split or sold.
 */
const LARGE_T = 500_000
/** New facilities of the company that emit this share of what is gone may be the same under other names. */
const IN_ITS_PLACE = 0.5

/** Sentences about facilities that a company loses although no one says that it sold or closed them. */
export function lostFacilities({ before, after, links }: MechanismStep): string[] {
  if (before === null || after === null) return []
  const held = new Set(after.facilities.map(({ published }) => facilityYear(published)))
  const unlinked = before.facilities.filter(({ reporting_year, published }) => {
    const key = facilityYear(published)
    return links.years.has(reporting_year) && !held.has(key) && !links.linked.has(key)
  })
  return [
    ...[...Map.groupBy(unlinked, ({ facility }) => facility)].map(
      ([facility, rows]) =>
        `${facility} of ${rows.map(({ reporting_year }) => reporting_year).join(', ')} is no longer linked to a company`,
    ),
    ...(after.reporting_year > before.reporting_year ? notCarried(before, after) : []),
  ]
}

/** Facilities of the year before that the company has no longer in the new year. */
function notCarried(before: SafeguardMechanism, after: SafeguardMechanism): string[] {
  const known = new Set(before.facilities.map(({ facility }) => normaliseName(facility)))
  const added = sum(
    ofLatestYear(after)
      .filter(({ facility }) => !known.has(normaliseName(facility)))
      .map((facility) => facility.covered_emissions_t),
  )
  return (after.former_facilities ?? [])
    .filter(({ last_reporting_year }) => last_reporting_year === before.reporting_year)
    .flatMap(({ facility, now, listed_as, covered_emissions_t }) => {
      if (now === 'control_not_known' && listed_as !== null) {
        const isSame = normaliseName(listed_as.facility) === normaliseName(facility)
        const renamed = isSame ? '' : `as ${listed_as.facility} `
        return [
          `${facility} is listed ${renamed}under ${listed_as.responsible_emitter} in ${after.reporting_year} but not linked to a company`,
        ]
      }
      const isReplaced = added >= IN_ITS_PLACE * covered_emissions_t
      return now === 'not_listed' && covered_emissions_t >= LARGE_T && !isReplaced
        ? [
            `${facility}, with ${covered_emissions_t} t in ${before.reporting_year}, is not listed in ${after.reporting_year}`,
          ]
        : []
    })
}

const ofLatestYear = ({ facilities, reporting_year }: SafeguardMechanism): SafeguardFacility[] =>
  facilities.filter((facility) => facility.reporting_year === reporting_year)
