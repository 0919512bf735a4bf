import { fieldKinds } from '../../sources/row-schema.ts'
import type { Source } from '../../sources/source.ts'
import { copyRows } from '../../store/load-rows.ts'
import { insertDecisions } from '../../store/release-decisions.ts'
import { insertRelease, type Release } from '../../store/releases.ts'
import { settleOverlaps } from '../releases/releases.ts'
import { changeInForce, type Decision } from './change-in-force.ts'
import type { LoadCoverage } from './check-coverage.ts'
import type { LoadWarning } from './load-warnings.ts'
import type { IngestContext } from './request.ts'

/** A release with its rows, as they are about to be written. */
export interface NewRows {
  readonly source: Source
  readonly table: string
  readonly release: Release
  readonly rows: () => AsyncIterable<object>
  /** Puts the publisher's bytes into the archive. */
  readonly keep: () => Promise<void>
}

interface PutInForce {
  readonly warnings: readonly LoadWarning[]
  readonly coverage: LoadCoverage
}

/** Writes a release with its rows and puts it in force, unless its effects look wrong. */
export async function putInForce(
  context: IngestContext,
  { source, table, release, rows, keep }: NewRows,
  decision: Decision,
): Promise<PutInForce> {
  const { warnings, coverage } = await changeInForce(
    context,
    {
      act: 'load',
      source,
      slot: release.slot,
      keep,
      write: async (sql) => {
        await insertRelease(sql, release, context.clock.now())
        await insertDecisions(sql, release.id, release.decisions ?? [])
        await copyRows(sql, table, [...fieldKinds(source.row).keys()], release.id, rows())
        await settleOverlaps(sql, source, [release.id])
        return release
      },
    },
    decision,
  )
  return { warnings, coverage }
}
