import { BLOCK_NAMES, type BlockName, PROFILE_BLOCKS } from '../../domain/company/blocks.ts'
import { mapBlocks, type SomeBlocks } from '../../domain/company/profile.ts'
import { blocksReachedBy, reachOf } from '../../domain/monitoring/reach.ts'
import { rememberedBy } from '../../domain/remembered-by.ts'
import type { Source } from '../../sources/source.ts'
import type { Database, ReadonlySql } from '../../store/database.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { someBlocks } from '../company/climate-profile.ts'
import { companyReference } from '../reference/company-reference.ts'
import { type SnapshotView, viewOf } from '../releases/snapshot-directory.ts'

/** Companies whose blocks are computed in one go. */
const AT_A_TIME = 200

/** What a snapshot answers of companies, in the blocks that were asked for. Each is computed once. */
export class SnapshotAnswers {
  readonly view: SnapshotView
  /** Undefined for a company that the snapshot does not know. */
  readonly #known = new Map<string, SomeBlocks | undefined>()

  constructor(view: SnapshotView) {
    this.view = view
  }

  /** Undefined for a company that the snapshot does not know. The entity is always there: it has the company's name. */
  async of(
    sql: ReadonlySql,
    abns: readonly string[],
    blocks: readonly BlockName[] = BLOCK_NAMES,
  ): Promise<(abn: string) => SomeBlocks | undefined> {
    const wanted: readonly BlockName[] = [...new Set<BlockName>(['entity', ...blocks])]
    const isMissing = (abn: string): boolean => {
      if (!this.#known.has(abn)) return true
      const known = this.#known.get(abn)
      return known !== undefined && wanted.some((name) => known.blocks[name] === undefined)
    }
    const missing = abns.filter(isMissing)
    for (let start = 0; start < missing.length; start += AT_A_TIME) {
      const some = missing.slice(start, start + AT_A_TIME)
      const found = await someBlocks(sql, this.view, some, wanted)
      for (const abn of some) this.#known.set(abn, joined(this.#known.get(abn), found.get(abn)))
    }
    return (abn) => this.#known.get(abn)
  }
}

const HASHED: ReadonlySet<string> = new Set(PROFILE_BLOCKS)

/** Blocks that were known and more of them, without what they rest on, which is most of a profile: hashes tell whether that changed. */
const joined = (known: SomeBlocks | undefined, more: SomeBlocks | undefined): SomeBlocks | undefined =>
  more && {
    block_hashes: { ...known?.block_hashes, ...more.block_hashes },
    blocks: {
      ...known?.blocks,
      ...mapBlocks(more.blocks, (name, answer) =>
        HASHED.has(name) ? { ...answer, inputs: [], trace: [], workings: () => [] } : answer,
      ),
    },
  }

/** What the last change of a database was compared with; the next one begins with it. */
const lastCompared = rememberedBy<Database, { answers: SnapshotAnswers | undefined }>(() => ({
  answers: undefined,
}))

/** Keeps what the snapshot of a committed change answers. `undefined` forgets it. */
export function keepAnswers(database: Database, answers: SnapshotAnswers | undefined): void {
  lastCompared(database).answers = answers
}

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
  const blocks = blocksReachedBy([source.origin.source])
  if (source.waits_for !== undefined || blocks.length === 0) return answers
  const { names } = await companyReference(database, answers.view)
  if (reachesAll(source, answers.view, slot))
    await answers.of(
      database,
      names.map(({ abn }) => abn),
      blocks,
    )
  return answers
}

/** Whether it is known beforehand that all companies are compared. Else the rows that changed tell which ones. */
function reachesAll({ origin }: Source, { releases }: SnapshotView, slot: string | undefined): boolean {
  const reach = reachOf(origin.source)
  if (reach !== 'registry') return reach === 'everybody' || reach === 'nobody'
  // A new year makes the record of every reporter longer.
  return [...releases.values()].every((one) => one.source !== origin.source || one.slot !== slot)
}
