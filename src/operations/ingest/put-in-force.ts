import { EXIT, OperatorError } from '../../errors.ts'
import { fieldKinds } from '../../sources/row-schema.ts'
import type { Source } from '../../sources/source.ts'
import type { Sql } from '../../store/database.ts'
import { copyRows } from '../../store/load-rows.ts'
import { type Acceptance, insertAcceptance } from '../../store/release-acceptance.ts'
import { insertRelease, type Release, releasesOfSnapshot } from '../../store/releases.ts'
import { snapshotInForce } from '../../store/snapshots.ts'
import { renewSnapshots, settleOverlaps } from '../releases/releases.ts'
import { checkCoverage, type LoadCoverage, NOTHING_COMPARED } from './check-coverage.ts'
import { type LoadWarning, loadWarnings } from './load-warnings.ts'
import type { IngestContext } from './request.ts'

interface NewRows {
  readonly source: Source
  readonly table: string
  readonly release: Release
  readonly rows: () => AsyncIterable<object>
}

interface PutInForce {
  readonly warnings: readonly LoadWarning[]
  readonly coverage: LoadCoverage
}

/**
 * Writes a release, its rows and the new snapshots in one transaction, and compares the answers before and after in it: what
 * looks wrong is undone unless it was accepted. A dry run does the same and undoes it always.
 */
export async function putInForce(
  { database, clock }: IngestContext,
  added: NewRows,
  { accept, dry_run }: { readonly accept?: Acceptance; readonly dry_run?: boolean },
): Promise<PutInForce> {
  if (accept !== undefined && accept.reason.trim() === '')
    throw new OperatorError('--accept needs a reason', { exitCode: EXIT.usage })
  const now = clock.now()
  const work = async (sql: Sql): Promise<PutInForce> => {
    const done = await writeAndCompare(sql, added, now)
    const { findings } = done.coverage
    if (dry_run === true) throw new Undone(done)
    if (findings.length > 0 && accept === undefined) throw looksWrong(added.release, done.coverage)
    if (findings.length > 0 && accept !== undefined)
      await insertAcceptance(sql, added.release.id, accept, findings, now)
    return done
  }
  try {
    return await database.transaction(work)
  } catch (error) {
    if (error instanceof Undone) return error.done
    throw error
  }
}

async function writeAndCompare(
  sql: Sql,
  { source, table, release, rows }: NewRows,
  now: Date,
): Promise<PutInForce> {
  const before = await snapshotInForce(sql)
  const held = before === undefined ? [] : await releasesOfSnapshot(sql, before.id)
  await insertRelease(sql, release, now)
  await copyRows(sql, table, [...fieldKinds(source.row).keys()], release.id, rows())
  await settleOverlaps(sql, source, [release.id])
  await renewSnapshots(sql, now)
  const after = await snapshotInForce(sql)
  if (before === undefined || after === undefined) return { warnings: [], coverage: NOTHING_COMPARED }
  return {
    warnings: await loadWarnings(sql, release, held, after.id),
    coverage: await checkCoverage(sql, source, release, { before: before.id, after: after.id }),
  }
}

/** Ends the transaction of a dry run with what it came to. */
class Undone extends Error {
  readonly done: PutInForce

  constructor(done: PutInForce) {
    super('a dry run writes nothing')
    this.done = done
  }
}

const SHOWN = 20

function looksWrong(release: Release, { compared, findings }: LoadCoverage): OperatorError {
  const rest = findings.length - SHOWN
  return new OperatorError(
    [
      `${release.id} was not loaded: ${findings.length} of its effects on ${compared} companies look wrong`,
      ...findings.slice(0, SHOWN).map(({ kind, message }) => `  ${kind}: ${message}`),
      ...(rest > 0 ? [`  ... and ${rest} more; --dry-run --json lists all`] : []),
    ].join('\n'),
    {
      hint: 'Look at the file and at links to it. If the figures are right, load it with --accept "REASON", which is kept with the release.',
      exitCode: EXIT.badInput,
    },
  )
}
