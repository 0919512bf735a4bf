import { codeWords } from '../code-words.ts'
import { RISK_LEVELS, type RiskLevel } from '../company/bands.ts'
import type { BlockName, BlockOn } from '../company/blocks.ts'
import type { EmissionsYear } from '../company/emissions/emissions-record.ts'
import type { SomeBlocks } from '../company/profile.ts'
import { countedBand } from '../company/risk/physical-risk.ts'
import type { SafeguardMechanism } from '../company/safeguard/safeguard.ts'
import { evidenceHash } from '../evidence.ts'
import type { EventState } from './event.ts'
import type { EventType } from './event-types.ts'
import { restatementOf } from './restatement.ts'
import type { ChangeSize } from './watchlist.ts'

/** A change of what is published about a company. */
export interface CompanyChange {
  readonly type: EventType
  readonly summary: string
  readonly from: EventState
  readonly to: EventState
  readonly size: ChangeSize
}

type Comparison = (before: SomeBlocks | undefined, after: SomeBlocks | undefined) => CompanyChange[]

/** What is reported of each block, in this order. Both risk bands are reported in one event. */
const COMPARISONS: Readonly<Record<BlockOn<'monitoring'>, readonly Comparison[]>> = {
  emissions: [emissionsUpdated, restated],
  transition_risk: [riskBandChanged],
  physical_risk: [riskBandChanged],
  safeguard_mechanism: [safeguardChanged],
}

const COMPARED = Object.keys(COMPARISONS) as readonly (keyof typeof COMPARISONS)[]

/**
 * What changed between two profiles of one company, in the blocks that both have; undefined where the company is not known. A block that
 * rests on the same inputs as before is not compared.
 */
export const companyChanges: Comparison = (before, after) => {
  const moved = COMPARED.filter((block) => hashOf(before, block) !== hashOf(after, block))
  const comparisons = new Set(moved.flatMap((block) => COMPARISONS[block]))
  return [...comparisons].flatMap((compare) => compare(before, after))
}

function hashOf(profile: SomeBlocks | undefined, name: BlockName): string | undefined {
  if (profile === undefined) return undefined
  const known: Partial<Record<BlockName, string>> = profile.block_hashes
  const block = profile.blocks[name]
  return known[name] ?? (block && evidenceHash(block.inputs, [block.method]))
}

const publishedYears = (profile: SomeBlocks | undefined): readonly EmissionsYear[] =>
  (profile?.blocks.emissions?.result?.history ?? []).filter(
    ({ availability }) => availability.status === 'available',
  )

const figuresOf = (year: EmissionsYear) => ({
  reporting_year: year.reporting_year,
  scope1_t: year.scope1_t?.value ?? null,
  scope2_t: year.scope2_t?.value ?? null,
  scope1_and_2_t: year.scope1_and_2_t,
})

/** The registry prints other years of the company than before. */
function emissionsUpdated(before: SomeBlocks | undefined, after: SomeBlocks | undefined): CompanyChange[] {
  const [then, now] = [publishedYears(before), publishedYears(after)]
  const names = (years: readonly EmissionsYear[]) => years.map(({ reporting_year }) => reporting_year)
  const added = names(now).filter((year) => !names(then).includes(year))
  const removed = names(then).filter((year) => !names(now).includes(year))
  if (added.length === 0 && removed.length === 0) return []
  const state = (years: readonly EmissionsYear[]): EventState => {
    const latest = years.at(-1)
    return latest === undefined ? null : { latest: figuresOf(latest), published_years: names(years) }
  }
  const said = [
    ...(added.length === 0 ? [] : [`${added.join(', ')} published`]),
    ...(removed.length === 0 ? [] : [`${removed.join(', ')} no longer published`]),
  ]
  return [
    {
      type: 'company.emissions_updated',
      summary: `Registry emissions: ${said.join('; ')}.`,
      from: state(then),
      to: state(now),
      size: {},
    },
  ]
}

function restated(before: SomeBlocks | undefined, after: SomeBlocks | undefined): CompanyChange[] {
  const found = restatementOf(publishedYears(before).map(figuresOf), publishedYears(after).map(figuresOf))
  if (found === undefined) return []
  const { years, percent } = found
  const largest = percent === null ? '' : `, by at most ${percent.toFixed(1)} %`
  return [
    {
      type: 'company.restated',
      summary: `Registry emissions restated for ${years.map(({ reporting_year }) => reporting_year).join(', ')}${largest}.`,
      from: { years: years.map(({ from }) => from) },
      to: { years: years.map(({ to }) => to), largest_change_percent: percent },
      size: { percent },
    },
  ]
}

type BandNames = Readonly<Record<'transition' | 'physical_head_office', RiskLevel | null>>

const bandsOf = (profile: SomeBlocks | undefined): BandNames => ({
  transition: profile?.blocks.transition_risk?.result?.band ?? null,
  physical_head_office: countedBand(profile?.blocks.physical_risk?.result ?? null),
})

function riskBandChanged(before: SomeBlocks | undefined, after: SomeBlocks | undefined): CompanyChange[] {
  const [from, to] = [bandsOf(before), bandsOf(after)]
  const changed = (['transition', 'physical_head_office'] as const).filter((name) => from[name] !== to[name])
  if (changed.length === 0) return []
  const rank = (level: RiskLevel | null): number => (level === null ? -1 : RISK_LEVELS.indexOf(level))
  return [
    {
      type: 'company.risk_band_changed',
      summary: `${changed
        .map(
          (name) =>
            `${LABELS[name]} risk: ${codeWords(from[name] ?? 'not assessed')} to ${codeWords(to[name] ?? 'not assessed')}`,
        )
        .join('; ')}.`,
      from,
      to,
      // A band that was not known before has not become worse.
      size: { is_worse: changed.some((name) => from[name] !== null && rank(to[name]) > rank(from[name])) },
    },
  ]
}

const LABELS = { transition: 'Transition', physical_head_office: 'Physical' } as const

const positionOf = (mechanism: SafeguardMechanism | null | undefined) =>
  mechanism === null || mechanism === undefined
    ? null
    : {
        reporting_year: mechanism.reporting_year,
        coverage: mechanism.coverage,
        band: mechanism.band,
        covered_emissions_t: mechanism.covered_emissions_t,
        facilities: mechanism.facilities
          .filter(({ published }) => published.reporting_year === mechanism.reporting_year)
          .map(({ published, status }) => ({
            facility: published.facility,
            status,
            net_position_t: published.net_position_t,
          })),
      }

/** A company that neither was nor is covered has no position that could change with the table. */
function safeguardChanged(before: SomeBlocks | undefined, after: SomeBlocks | undefined): CompanyChange[] {
  const from = positionOf(before?.blocks.safeguard_mechanism?.result)
  const to = positionOf(after?.blocks.safeguard_mechanism?.result)
  const isOutside = (position: typeof from) => position === null || position.coverage === 'not_covered'
  if ((isOutside(from) && isOutside(to)) || JSON.stringify(from) === JSON.stringify(to)) return []
  return [
    {
      type: 'safeguard.position_changed',
      summary: `Safeguard position: ${describe(from)} to ${describe(to)}.`,
      from,
      to,
      size: {},
    },
  ]
}

const describe = (position: ReturnType<typeof positionOf>): string =>
  position === null
    ? 'none'
    : `${codeWords(position.coverage)} in ${position.reporting_year}${position.band === null ? '' : ` (${codeWords(position.band)})`}`
