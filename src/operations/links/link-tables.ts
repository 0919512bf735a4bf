import { EXIT, OperatorError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import {
  type SafeguardFacilityRow,
  type SafeguardLinkRow,
  safeguardFacilityRows,
  safeguardLinkRows,
} from '../../store/safeguard.ts'
import { snapshotViews } from '../monitoring/snapshot-views.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** Facilities of the mechanism and the links in force, as of a snapshot. */
export interface LinkTables {
  readonly snapshot: SnapshotView
  readonly facilities: readonly SafeguardFacilityRow[]
  readonly links: readonly SafeguardLinkRow[]
  /** Years that are printed, in order; never empty. */
  readonly years: readonly string[]
}

/** Of the newest snapshot in the database: an operator who has just confirmed a link must see it. */
export async function linkTables(database: ReadonlySql): Promise<LinkTables> {
  const snapshot = await newestSnapshot(database)
  const facilities = snapshot === undefined ? [] : await safeguardFacilityRows(database, snapshot.id)
  if (snapshot === undefined || facilities.length === 0)
    throw new OperatorError('no Safeguard table is loaded', {
      hint: 'Load one with `southerly ingest safeguard <file>`.',
      exitCode: EXIT.notFound,
    })
  return {
    snapshot,
    facilities,
    links: await safeguardLinkRows(database, snapshot.id),
    years: [...new Set(facilities.map(({ reporting_year }) => reporting_year))].toSorted(),
  }
}

async function newestSnapshot(database: ReadonlySql): Promise<SnapshotView | undefined> {
  const views = snapshotViews(database)
  const newest = await views.newest()
  return newest === null ? undefined : await views.of(newest)
}

/** The year that was asked for, or the newest. */
export function requireYear({ years }: LinkTables, asked?: string): string {
  const year = asked ?? years.at(-1) ?? ''
  if (years.includes(year)) return year
  throw new OperatorError(`no Safeguard table of ${JSON.stringify(year)} is loaded`, {
    hint: `Years that are loaded: ${years.join(', ')}.`,
    exitCode: EXIT.notFound,
  })
}
