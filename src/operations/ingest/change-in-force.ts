import { EXIT, OperatorError } from '../../errors.ts'
import type { Source } from '../../sources/source.ts'
import type { Sql } from '../../store/database.ts'
import { type Acceptance, insertAcceptance } from '../../store/release-acceptance.ts'
import { findRelease, type Release, releasesOfSnapshot } from '../../store/releases.ts'
import { lockTimeline, snapshotInForce } from '../../store/snapshots.ts'
import { shareReadings } from '../reference/per-snapshot.ts'
import { renewSnapshots } from '../releases/releases.ts'
import { keepView, viewOf } from '../releases/snapshot-directory.ts'
import { checkCoverage, type LoadCoverage, NOTHING_COMPARED } from './check-coverage.ts'
import { compareFigures } from './compare-figures.ts'
import { declaredSitesOfAll } from './declared-sites-of-all.ts'
import { type LoadWarning, loadWarnings, withdrawalWarnings } from './load-warnings.ts'
import type { IngestContext } from './request.ts'
import { answersInForce, keepAnswers, SnapshotAnswers } from './snapshot-answers.ts'

/** Something that changes which rows are in force. */
interface Change {
  readonly act: 'load' | 'withdrawal'
  readonly source: Source
  /** The slot of a release to load, where it is known beforehand. */
  readonly slot?: string
  /** Writes it, all but the snapshots; the release as it stands then. */
  readonly write: (sql: Sql) => Promise<Release>
  /** Keeps what belongs to it outside the database. Asked last, when nothing is in its way any more. */
  readonly keep?: () => Promise<void>
}

/** What the operator said of a change. */
export interface Decision {
  /** Goes on with what looks wrong, and says why. */
  readonly accept?: Acceptance | undefined
  readonly dry_run?: boolean | undefined
}

/** What came of a change. */
export interface Changed {
  readonly release: Release
  readonly warnings: readonly LoadWarning[]
  readonly coverage: LoadCoverage
}

/**
 * Writes a change and the new snapshots in one transaction, and compares the answers before and after in it: what looks
 * wrong is undone unless it was accepted. A dry run does the same and undoes it always. What was read of the new snapshot
 * stays in memory: this process answers from it at once, and the next change starts from it.
 */
export async function changeInForce(
  { database, clock }: Pick<IngestContext, 'database' | 'clock'>,
  change: Change,
  { accept, dry_run }: Decision,
): Promise<Changed> {
  if (accept !== undefined && accept.reason.trim() === '')
    throw new OperatorError('--accept needs a reason', { exitCode: EXIT.usage })
  const now = clock.now()
  // Before the transaction: records of tenants are behind their own role.
  const sites = await declaredSitesOfAll(database, change.source)
  const expected = await answersInForce(database, change)
  let made: SnapshotAnswers | undefined
  const work = async (sql: Sql): Promise<Changed> => {
    shareReadings(sql, database)
    const release = await change.write(sql)
    await lockTimeline(sql)
    const before = await answersNow(sql, expected)
    await renewSnapshots(sql, now)
    const after = await newSnapshot(sql)
    const done = { release, ...(await compare()) }
    const { findings } = done.coverage
    if (dry_run === true) throw new Undone(done)
    if (findings.length > 0 && accept === undefined) throw looksWrong(change.act, done)
    if (findings.length > 0 && accept !== undefined) {
      await insertAcceptance(sql, { release_id: release.id, act: change.act, ...accept, findings }, now)
      await after?.renew(sql, release.id)
    }
    await change.keep?.()
    made = after?.answers
    return done

    async function compare(): Promise<Omit<Changed, 'release'>> {
      if (before === undefined) return { warnings: [], coverage: NOTHING_COMPARED }
      if (after === undefined) return { warnings: [], coverage: nothingLeft(release) }
      const views = { before: before.view, after: after.answers.view }
      const coverage = await checkCoverage(sql, { ...change, release, before, after: after.answers, sites })
      if (change.act === 'withdrawal')
        return { warnings: await withdrawalWarnings(sql, release, views), coverage }
      const figures = await compareFigures(sql, change.source, release, views)
      return {
        warnings: [...(await loadWarnings(sql, release, views)), ...figures.warnings],
        coverage: { ...coverage, findings: [...coverage.findings, ...figures.findings] },
      }
    }
  }
  try {
    const done = await database.transaction(work, 'unlimited')
    if (made !== undefined) await keepView(database, made.view)
    // A release that is not in force may still show as superseded: what was answered before is not kept past it.
    keepAnswers(database, made?.view.id === expected?.view.id ? undefined : made)
    return done
  } catch (error) {
    if (error instanceof Undone) return error.done
    throw error
  }
}

/** The answers in force, as they were computed before; where another change came in between, to be computed again. */
async function answersNow(
  sql: Sql,
  expected: SnapshotAnswers | undefined,
): Promise<SnapshotAnswers | undefined> {
  const found = await snapshotInForce(sql)
  if (found === undefined || found.id === expected?.view.id) return found && expected
  return new SnapshotAnswers(await viewOf(sql, found))
}

/** What the snapshot that a transaction made answers. */
interface NewSnapshot {
  readonly answers: SnapshotAnswers
  /** Reads a release again, of which something was written since. */
  renew(sql: Sql, id: string): Promise<void>
}

async function newSnapshot(sql: Sql): Promise<NewSnapshot | undefined> {
  const found = await snapshotInForce(sql)
  if (found === undefined) return undefined
  const { id, as_of } = found
  const releases = new Map((await releasesOfSnapshot(sql, id)).map((release) => [release.id, release]))
  return {
    answers: new SnapshotAnswers({ id, as_of, releases }),
    async renew(again, releaseId) {
      const release = await findRelease(again, releaseId)
      if (release !== undefined && releases.has(releaseId)) releases.set(releaseId, release)
    },
  }
}

/** The last release in force is withdrawn: there is no snapshot to compare with. */
const nothingLeft = ({ id }: Release): LoadCoverage => ({
  ...NOTHING_COMPARED,
  findings: [
    {
      kind: 'company_lost',
      abn: null,
      message: `${id} is all that is in force: every answer would be lost.`,
    },
  ],
})

/** Ends the transaction of a dry run with what it came to. */
class Undone extends Error {
  readonly done: Changed

  constructor(done: Changed) {
    super('a dry run writes nothing')
    this.done = done
  }
}

const SHOWN = 20

const WORDS = {
  load: {
    done: 'loaded',
    hint: 'Look at the file and at links to it. If the figures are right, load it with --accept "REASON", which is kept with the release.',
  },
  withdrawal: {
    done: 'withdrawn',
    hint: 'Load its replacement first. If the loss is intended, withdraw it with --accept "REASON", which is kept with the release.',
  },
} as const

function looksWrong(act: Change['act'], { release, coverage }: Changed): OperatorError {
  const { compared, findings, sites } = coverage
  const lines = [
    ...findings.map(({ kind, message }) => `${kind}: ${message}`),
    ...sites
      .filter(({ finding }) => finding !== null)
      .map(({ tenant_id, abn, site_id, change }) => `site ${site_id} of ${abn} (${tenant_id}): ${change}`),
  ]
  const rest = lines.length - SHOWN
  return new OperatorError(
    [
      `${release.id} was not ${WORDS[act].done}: ${findings.length} of its effects${compared === 0 ? '' : ` on ${compared} companies`} look wrong`,
      ...lines.slice(0, SHOWN).map((line) => `  ${line}`),
      ...(rest > 0 ? [`  ... and ${rest} more; --dry-run --json lists all`] : []),
    ].join('\n'),
    { hint: WORDS[act].hint, exitCode: EXIT.badInput },
  )
}
