import type { Availability } from '../availability.ts'
import { codeWords } from '../code-words.ts'
import { RISK_LEVELS, type RiskLevel } from '../company/bands.ts'
import { BLOCK_NAMES, PROFILE_BLOCKS, type ProfileBlock } from '../company/blocks.ts'
import type { SomeBlocks } from '../company/profile.ts'
import { countedBand } from '../company/risk/physical-risk.ts'
import { climateSteps } from './climate-steps.ts'
import { companyChanges } from './company-changes.ts'
import { type LinksAfter, lostFacilities } from './lost-facilities.ts'

/** One company before and after a release goes in force, in the blocks that the release can move; undefined where it is not known. */
interface CompanyStep {
  readonly abn: string
  readonly name: string | null
  readonly before: SomeBlocks | undefined
  readonly after: SomeBlocks | undefined
}

/** What a release changes for a company. */
export interface ChangedCompany {
  readonly abn: string
  readonly name: string | null
  /** Blocks that rest on other inputs than before. */
  readonly blocks: readonly ProfileBlock[]
  /** What happened, in sentences. */
  readonly changes: readonly string[]
}

/** Something that looks as if the release made answers false. */
export interface LoadFinding {
  readonly kind:
    | 'company_lost'
    | 'block_lost'
    | 'coverage_lost'
    | 'facility_lost'
    | 'band_jump'
    | 'bands_move_widely'
    | 'climate_off'
    | 'site_lost'
    | 'site_moved'
    | 'rows_lost'
    | 'figure_lost'
    | 'total_off'
  /** The company, where the finding is about one. */
  readonly abn: string | null
  readonly message: string
}

/** Undefined where every block rests on what it rested on before. */
export function changedCompany({ abn, name, before, after }: CompanyStep): ChangedCompany | undefined {
  const blocks = PROFILE_BLOCKS.filter((block) => before?.block_hashes[block] !== after?.block_hashes[block])
  if (blocks.length === 0) return undefined
  return { abn, name, blocks, changes: companyChanges(before, after).map(({ summary }) => summary) }
}

/** What looks wrong in the step of one company. */
export function companyFindings(step: CompanyStep, links: LinksAfter): LoadFinding[] {
  const { abn, before, after } = step
  if (before === undefined) return []
  const about = `${step.name ?? 'a company'} (${abn})`
  const finding = (kind: LoadFinding['kind'], message: string): LoadFinding => ({ kind, abn, message })
  if (after === undefined) return [finding('company_lost', `${about} is no longer known.`)]
  const lost = BLOCK_NAMES.flatMap((block) => {
    const [then, now] = [before.blocks[block], after.blocks[block]]
    if (then === undefined || then.result === null || now === undefined || now.result !== null) return []
    return [finding('block_lost', `${about} loses ${block}${why(now.availability)}.`)]
  })
  const then = before.blocks.safeguard_mechanism?.result ?? null
  const now = after.blocks.safeguard_mechanism?.result ?? null
  const uncovered =
    then?.coverage === 'covered' && now !== null && now.coverage !== 'covered'
      ? [
          finding(
            'coverage_lost',
            `${about} had facilities under the Safeguard Mechanism in ${then.reporting_year} but has none in ${now.reporting_year}.`,
          ),
        ]
      : []
  // Where all are gone, that is said once.
  const facilities =
    uncovered.length > 0
      ? []
      : lostFacilities({ before: then, after: now, links }).map((what) =>
          finding('facility_lost', `${about}: ${what}.`),
        )
  const jumps = bandSteps(step)
    .filter(({ label, levels }) => label === PHYSICAL && levels > 1)
    .map(({ label, from, to }) =>
      finding('band_jump', `${about}: ${label} changes from ${codeWords(from)} to ${codeWords(to)}.`),
    )
  const climate = climateSteps(
    before.blocks.climate_context?.result?.indicators,
    after.blocks.climate_context?.result?.indicators,
  ).map((message) => finding('climate_off', `${about}: ${message}.`))
  return [...lost, ...uncovered, ...facilities, ...jumps, ...climate]
}

/** Why a block is empty, in so many characters: enough to tell a file that is missing from one that is wrong. */
const MOST_OF_WHY = 160

function why({ detail }: Availability): string {
  const text = detail?.replace(/\.$/, '') ?? ''
  return text === '' ? '' : `: ${text.length > MOST_OF_WHY ? `${text.slice(0, MOST_OF_WHY)}...` : text}`
}

/**
 * The climate of a place does not leap. Transition risk and Safeguard exposure do: in true years up to one company in seven goes
 * from low to high.
 */
const PHYSICAL = 'physical risk'

interface BandStep {
  readonly label: string
  readonly from: RiskLevel
  readonly to: RiskLevel
  /** Bands between the two. */
  readonly levels: number
}

/** Bands that are known before and after, and differ. */
function bandSteps({ before, after }: CompanyStep): BandStep[] {
  const bands = (profile: CompanyStep['after']): Readonly<Record<string, RiskLevel | null | undefined>> => ({
    'transition risk': profile?.blocks.transition_risk?.result?.band,
    [PHYSICAL]: countedBand(profile?.blocks.physical_risk?.result ?? null),
    'Safeguard exposure': profile?.blocks.safeguard_mechanism?.result?.band,
  })
  const now = bands(after)
  return Object.entries(bands(before)).flatMap(([label, from]) => {
    const to = now[label]
    if (from === undefined || from === null || to === undefined || to === null || from === to) return []
    return [{ label, from, to, levels: Math.abs(RISK_LEVELS.indexOf(from) - RISK_LEVELS.indexOf(to)) }]
  })
}

export const movesBand = (step: CompanyStep): boolean => bandSteps(step).length > 0

/** In true years up to a third of the bands moved. */
const WIDE_SHARE = 0.5
/** Of so few companies any share may move. */
const FEW = 20

/** Bands of many companies that move at once tell of the data and not of the companies. */
export function widelyMovedBands(moved: number, compared: number): LoadFinding[] {
  if (compared < FEW || moved <= compared * WIDE_SHARE) return []
  const message = `A band changes for ${moved} of ${compared} companies.`
  return [{ kind: 'bands_move_widely', abn: null, message }]
}
