import { condenseEvidence } from '../../condense-evidence.ts'
import { distinctInputs, type EvidenceInput } from '../../evidence.ts'
import type { RiskLevel } from '../bands.ts'
import { ABSENCE_REASONS, type AbsenceReason, HAZARD_IDS, type HazardId } from '../hazards/assessment.ts'
import { isBehindHazard } from '../hazards/declared-disasters.ts'
import type { HazardAnswer } from '../hazards/hazards.ts'
import { type BandRollup, rollUpBands } from './band-rollup.ts'
import { LOCATION_DISPUTED } from './site-rollup.ts'
import type { SiteAssessment } from './sites.ts'

type AssessedSite = Pick<SiteAssessment, 'site' | 'hazards'>

/** One hazard as it stands now, over all sites. */
export interface HazardRollup extends BandRollup {
  readonly hazard: HazardId
  /** Sites without a band of this hazard. They are not safe, they are not known. */
  readonly sites_without_band: number
  /** Why: how many for each reason. */
  readonly absent: readonly { readonly reason: (typeof REASONS)[number]; readonly sites: number }[]
}

/** Sites without a place have a reason of their own: it is not known, or two sources dispute it. */
const REASONS = [
  ...(Object.keys(ABSENCE_REASONS) as AbsenceReason[]),
  'not_located',
  LOCATION_DISPUTED,
] as const

/** Every hazard over all sites. None without sites. */
export function rollUpHazards(sites: readonly AssessedSite[]): readonly HazardRollup[] {
  if (sites.length === 0) return []
  return HAZARD_IDS.map((hazard) => {
    const answers = sites.map(({ site, hazards }) => ({
      site,
      answer: hazards.result?.hazards.find((one) => one.hazard === hazard),
    }))
    const banded = answers.flatMap(({ site, answer }) =>
      answer === undefined || answer.band === null ? [] : [{ site, band: answer.band }],
    )
    const reasons = answers.flatMap(({ site, answer }) => reasonOf(site, answer) ?? [])
    return {
      hazard,
      ...rollUpBands(banded),
      sites_without_band: sites.length - banded.length,
      absent: REASONS.map((reason) => ({
        reason,
        sites: reasons.filter((one) => one === reason).length,
      })).filter((one) => one.sites > 0),
    }
  })
}

function reasonOf(
  { location, disputed_location }: AssessedSite['site'],
  answer: HazardAnswer | undefined,
): HazardRollup['absent'][number]['reason'] | null {
  if (location === null && disputed_location !== undefined) return LOCATION_DISPUTED
  return answer === undefined ? 'not_located' : (answer.reason?.code ?? null)
}

/** The bands at a place. Hazards without one are left out. */
export const hazardBands = ({ result }: AssessedSite['hazards']): Readonly<Record<string, RiskLevel>> =>
  Object.fromEntries(
    (result?.hazards ?? []).flatMap(({ hazard, band }) => (band === null ? [] : [[hazard, band]])),
  )

/** Hazards whose band is of a record that ended long ago. */
export const staleHazards = ({ result }: AssessedSite['hazards']): readonly HazardId[] =>
  (result?.hazards ?? []).flatMap(({ hazard, is_stale }) => (is_stale ? [hazard] : []))

/** Why the other hazards have none. */
export const hazardReasons = ({ result }: AssessedSite['hazards']): Readonly<Record<string, AbsenceReason>> =>
  Object.fromEntries(
    (result?.hazards ?? []).flatMap(({ hazard, reason }) => (reason === null ? [] : [[hazard, reason.code]])),
  )

/** What the hazards of sites rest on, each once. */
export const hazardInputs = (sites: readonly AssessedSite[]): readonly EvidenceInput[] =>
  condenseEvidence(
    distinctInputs(sites.flatMap(({ hazards }) => condenseEvidence(hazards.inputs.filter(isBehindHazard)))),
  )
