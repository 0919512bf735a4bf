import type { LoadFinding } from '../../domain/monitoring/load-findings.ts'
import {
  emptiedCells,
  figureFindings,
  type LostFigure,
  notLeftOut,
} from '../../domain/monitoring/lost-figures.ts'
import type { Source } from '../../sources/source.ts'
import type { Sql } from '../../store/database.ts'
import { ROW_TABLES } from '../../store/load-rows.ts'
import { lostFigures } from '../../store/lost-figures.ts'
import type { Release } from '../../store/releases.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import type { LoadWarning } from './load-warnings.ts'

/** What became of figures that were in force before a load. */
interface ComparedFigures {
  /** Figures that the issue which the release replaces prints, and the release does not. */
  readonly findings: readonly LoadFinding[]
  /** Cells of the year before that are empty in a new year. */
  readonly warnings: readonly LoadWarning[]
}

const YEARLY = 'reporting_year'
const NOTHING_LOST: ComparedFigures = { findings: [], warnings: [] }

/**
 * Holds the figures of a new release against those of the issue that it replaces, else against the year before. An empty cell
 * reads as "not published", and nothing else in a file tells whether the publisher or a slip emptied it.
 */
export async function compareFigures(
  sql: Sql,
  source: Source,
  release: Release,
  { before, after }: { readonly before: SnapshotView; readonly after: SnapshotView },
): Promise<ComparedFigures> {
  if (!after.releases.has(release.id)) return NOTHING_LOST
  const held = [...before.releases.values()]
    .filter((one) => one.source === release.source)
    .toSorted((a, b) => (a.slot < b.slot ? -1 : 1))
  const replaced = held.find(({ slot }) => slot === release.slot)
  if (replaced !== undefined) {
    const lost = await lostBetween(sql, source, replaced, release)
    const told = source.period === YEARLY ? lost : lost.filter(({ is_listed }) => is_listed)
    return { findings: figureFindings(notLeftOut(told, release.decisions ?? []), release.slot), warnings: [] }
  }
  const year = held.findLast(({ slot }) => slot < release.slot)
  if (year === undefined || source.period !== YEARLY) return NOTHING_LOST
  const lost = await lostBetween(sql, source, year, release)
  return {
    findings: [],
    warnings: emptiedCells(lost, { from: year.slot, to: release.slot }).map((message) => ({
      code: 'figures_not_published',
      release: year.id,
      rows: null,
      message,
    })),
  }
}

async function lostBetween(
  sql: Sql,
  { origin, key, measures, entity, period }: Source,
  before: Release,
  after: Release,
): Promise<LostFigure[]> {
  const table = ROW_TABLES[origin.source]
  if (table === undefined || entity === undefined || measures.length === 0) return []
  const has_abn = key.includes('abn')
  const isNamed = (field: string): boolean => field !== entity && field !== 'abn'
  // Two years are compared by what they have in common.
  const identity = key.filter((field) => isNamed(field) && (before.slot === after.slot || field !== period))
  return lostFigures(
    sql,
    { table, measures, identity, entity, has_abn },
    { before: before.id, after: after.id },
  )
}
