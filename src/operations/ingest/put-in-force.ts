import { fieldKinds } from '../../sources/row-schema.ts'
import type { Source } from '../../sources/source.ts'
import { copyRows } from '../../store/load-rows.ts'
import { insertDecisions } from '../../store/release-decisions.ts'
import { insertRelease, type Release } from '../../store/releases.ts'
import { settleOverlaps } from '../releases/releases.ts'
import { type Changed, changeInForce, type Decision } from './change-in-force.ts'
import { withRevision } from './describe-release.ts'
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

/** Writes a release with its rows and puts it in force, unless its effects look wrong. */
export function putInForce(
  context: IngestContext,
  { source, table, release, rows, keep }: NewRows,
  decision: Decision,
): Promise<Changed> {
  return changeInForce(
    context,
    {
      act: 'load',
      source,
      slot: release.slot,
      keep,
      write: async (sql) => {
        // Once more: another issue of the day may have been loaded since.
        const last = await withRevision(sql, release)
        await insertRelease(sql, last, context.clock.now())
        await insertDecisions(sql, release.id, release.decisions ?? [])
        await copyRows(sql, table, [...fieldKinds(source.row).keys()], release.id, rows())
        await settleOverlaps(sql, source, [release.id])
        return last
      },
    },
    decision,
  )
}
