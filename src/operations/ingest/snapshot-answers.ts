import { PROFILE_BLOCKS } from '../../domain/company/blocks.ts'
import { mapBlocks, type Profile } from '../../domain/company/profile.ts'
import { SOURCE_REACH } from '../../domain/monitoring/reach.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import type { Source } from '../../sources/source.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { climateProfiles } from '../company/climate-profile.ts'
import { companyReference } from '../reference/company-reference.ts'
import { type SnapshotView, viewOf } from '../releases/snapshot-directory.ts'

type Answer = Pick<Profile, 'blocks' | 'block_hashes'>

/** Companies whose profiles are computed in one go. */
const AT_A_TIME = 200

/** What a snapshot answers of companies. Each answer is computed once. */
export class SnapshotAnswers {
  readonly view: SnapshotView
  readonly #known = new Map<string, Answer | undefined>()

  constructor(view: SnapshotView) {
    this.view = view
  }

  /** Undefined for a company that the snapshot does not know. */
  async of(sql: ReadonlySql, abns: readonly string[]): Promise<(abn: string) => Answer | undefined> {
    const missing = abns.filter((abn) => !this.#known.has(abn))
    for (let start = 0; start < missing.length; start += AT_A_TIME) {
      const some = missing.slice(start, start + AT_A_TIME)
      const profiles = await climateProfiles(sql, this.view, some)
      for (const abn of some) this.#known.set(abn, answerOf(profiles.get(abn)?.profile))
    }
    return (abn) => this.#known.get(abn)
  }
}

const HASHED: ReadonlySet<string> = new Set(PROFILE_BLOCKS)

/** Results without what they rest on, which is most of a profile: hashes tell whether that changed. */
const answerOf = (profile: Profile | undefined): Answer | undefined =>
  profile && {
    block_hashes: profile.block_hashes,
    blocks: mapBlocks(profile.blocks, (name, answer) =>
      HASHED.has(name) ? { ...answer, inputs: [], trace: [], workings: () => [] } : answer,
    ),
  }

/** What the last change of a database was compared with; the next one begins with it. */
const lastCompared = rememberedBy<Database, { answers: SnapshotAnswers | undefined }>(() => ({
  answers: undefined,
}))

/** Keeps what the snapshot of a committed change answers. `undefined` forgets it. */
export function keepAnswers(database: Database, answers: SnapshotAnswers | undefined): void {
  lastCompared(database).answers = answers
}

/** What tenants declare is placed and checked with these; nothing that is published of a company rests on them. */
export const IN_NO_PROFILE: ReadonlySet<string> = new Set([
  'accu-projects',
  'certificate-actions',
  'gnaf-core',
  'renewable-power-percentage',
])

/** A change that is about to be made. */
interface Planned {
  readonly source: Source
  /** The slot of a release to load. */
  readonly slot?: string | undefined
}

/**
 * What is answered before a change of what is in force: nothing of it depends on the change, so it is computed before its
 * transaction, where no one waits for it. Undefined where nothing is in force.
 */
export async function answersInForce(
  database: Database,
  planned: Planned,
): Promise<SnapshotAnswers | undefined> {
  const found = await snapshotInForce(database)
  return found === undefined ? undefined : answersBefore(database, await viewOf(database, found), planned)
}

/** The same of any snapshot. */
export async function answersBefore(
  database: Database,
  view: SnapshotView,
  { source, slot }: Planned,
): Promise<SnapshotAnswers> {
  const kept = lastCompared(database).answers
  const answers = kept?.view === view ? kept : new SnapshotAnswers(view)
  // A load follows a dry run, and a second try one that was refused.
  keepAnswers(database, answers)
  if (source.waits_for !== undefined || IN_NO_PROFILE.has(source.origin.source)) return answers
  const { names } = await companyReference(database, answers.view)
  if (reachesAll(source, answers.view, slot))
    await answers.of(
      database,
      names.map(({ abn }) => abn),
    )
  return answers
}

/** Whether it is known beforehand that all companies are compared. Else the rows that changed tell which ones. */
function reachesAll({ origin }: Source, { releases }: SnapshotView, slot: string | undefined): boolean {
  const reach = SOURCE_REACH[origin.source] ?? 'everybody'
  if (reach !== 'registry') return reach === 'everybody' || reach === 'nobody'
  // A new year makes the record of every reporter longer.
  return [...releases.values()].every((one) => one.source !== origin.source || one.slot !== slot)
}
