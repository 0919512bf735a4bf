import { canonicalJson, sha256 } from '../evidence.ts'
import { figure } from '../shown-number.ts'
import type { Figure, ReviewEvent } from './standing.ts'

/** What the figures of a period were at one time, and what they were computed from. */
export interface FigureSet {
  readonly snapshot_id: string
  readonly evidence_hash: string
  /** Of the values alone, so that the same figures from other data have the same hash. */
  readonly sha256: string
  readonly figures: readonly Figure[]
}

/** The figures that were approved with a period. */
export interface ApprovedFigures extends FigureSet {
  readonly at: string
}

export interface FigureChange {
  readonly metric_id: string
  readonly label: string
  readonly unit: string | null
  readonly from: Figure['value'] | null
  readonly to: Figure['value'] | null
}

/** A release of the approved data that its operator has withdrawn since. */
export interface WithdrawnRelease {
  readonly release: string
  readonly withdrawn_on: string
  readonly reason: string
}

/** How the figures as they are now stand to those that were approved. */
export interface FigureApproval {
  readonly state: 'not_approved' | 'as_approved' | 'changed' | 'not_recorded'
  readonly approved: Omit<ApprovedFigures, 'figures'> | null
  readonly snapshot_id: string
  readonly evidence_hash: string
  readonly sha256: string
  /** Figures that either has. */
  readonly compared: number
  readonly changed: readonly FigureChange[]
  /** Of the snapshot that a lock holds the period to. */
  readonly withdrawn: readonly WithdrawnRelease[]
}

export const figuresHash = (figures: readonly Figure[]): string =>
  sha256(canonicalJson(Object.fromEntries(figures.map(({ id, value }) => [id, value]))))

/** The figures that stand approved, from the moves of a period; null where they were not recorded. A lock records what its approval lacks. */
export function approvedFigures(events: readonly ReviewEvent[]): ApprovedFigures | null {
  const own = events.filter(({ subject }) => subject === 'period')
  const found = [own.findLast(({ move }) => move === 'approve'), own.at(-1)].find((event) => event?.figures)
  if (!found?.figures || found.snapshot_id === null || found.evidence_hash === null) return null
  const { snapshot_id, evidence_hash, figures, occurred_at: at } = found
  return { at, snapshot_id, evidence_hash, sha256: figuresHash(figures), figures }
}

/** Holds the figures as they are now against those that were approved. */
export function compareFigures(
  now: FigureSet,
  approved: ApprovedFigures | null,
  isApproved: boolean,
  withdrawn: readonly WithdrawnRelease[],
): FigureApproval {
  const { snapshot_id, evidence_hash, sha256: hash } = now
  const common = { snapshot_id, evidence_hash, sha256: hash, withdrawn }
  if (!isApproved || approved === null)
    return {
      ...common,
      state: isApproved ? 'not_recorded' : 'not_approved',
      approved: null,
      compared: 0,
      changed: [],
    }
  const { figures, ...basis } = approved
  const [old, young] = [byId(figures), byId(now.figures)]
  const ids = [...new Set([...old.keys(), ...young.keys()])]
  const changed = ids.flatMap((id): FigureChange[] => {
    const [was, is] = [old.get(id), young.get(id)]
    if (was?.value === is?.value) return []
    const { label, unit } = (is ?? was)!
    return [{ metric_id: id, label, unit, from: was?.value ?? null, to: is?.value ?? null }]
  })
  return {
    ...common,
    state: changed.length === 0 ? 'as_approved' : 'changed',
    approved: basis,
    compared: ids.length,
    changed,
  }
}

const byId = (figures: readonly Figure[]): ReadonlyMap<string, Figure> =>
  new Map(figures.map((one) => [one.id, one]))

const MOST_NAMED = 3

/** What there is to say about the figures of an approved period; nothing where they are as approved. */
export function figureWords({
  state,
  approved,
  evidence_hash,
  compared,
  changed,
  withdrawn,
}: FigureApproval): string[] {
  const gone = withdrawn.map(({ release, reason }) => `${release} (${reason.replace(/[.\s]+$/, '')})`)
  return [
    ...(state === 'not_recorded'
      ? [
          'It was approved before figures were recorded with an approval, so it is not known whether they have changed since.',
        ]
      : []),
    ...(state === 'changed' ? [changeWords(changed, compared)] : []),
    ...(state === 'as_approved' && approved?.evidence_hash !== evidence_hash
      ? ['No figure has changed since approval, but the inputs behind them have.']
      : []),
    ...(gone.length > 0
      ? [`Releases of the approved data that have been withdrawn since: ${gone.join('; ')}.`]
      : []),
  ]
}

function changeWords(changed: readonly FigureChange[], compared: number): string {
  const named = changed
    .slice(0, MOST_NAMED)
    .map(
      ({ label, unit, from, to }) =>
        `${label} from ${shown(from)} to ${shown(to)}${unit === null ? '' : ` ${unit}`}`,
    )
  const more = changed.length - named.length
  const list = [...named, ...(more > 0 ? [`${more} more`] : [])]
  return `${FIGURES_CHANGED} (${changed.length} of ${compared}): ${list.join('; ')}.`
}

export const FIGURES_CHANGED = 'Figures changed since approval'

const shown = (value: FigureChange['from']): string =>
  value === null ? 'none' : typeof value === 'number' ? figure(value) : value
