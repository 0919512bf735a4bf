import { evidenceHash } from '../../domain/evidence.ts'
import { compareText } from '../../domain/text-order.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import { type PrintedMultiplierRow, printedMultiplierRows } from '../../store/multipliers.ts'
import { cite } from '../reference/cite.ts'
import { perSnapshot } from '../reference/per-snapshot.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'

/** A row with all that the table says of it. */
export type PrintedMultiplier = PrintedMultiplierRow

export interface MultiplierQuestion {
  readonly level?: 'industry' | 'division' | undefined
  /** Of an industry or a division, such as 2601 or D. */
  readonly code?: string | undefined
  /** Class, group or subdivision of ANZSIC: industries with a class under it. */
  readonly anzsic?: string | undefined
}

const LEVELS = { industry: 'IOIG', division: 'ANZSIC_DIVISION' } as const

/** Emissions behind a dollar of output, as the table prints them. */
export async function multipliers(
  database: ReadonlySql,
  snapshot: SnapshotView,
  { level, code, anzsic }: MultiplierQuestion,
): Promise<readonly PrintedMultiplierRow[]> {
  const all = await printedMultipliers(database, snapshot)
  const found = all.filter(
    (row) =>
      (level === undefined || row.level === LEVELS[level]) &&
      (code === undefined || row.code === code) &&
      (anzsic === undefined || row.anzsic06_classes.some((one) => one.startsWith(anzsic))),
  )
  if (found.length > 0) return found
  if (all.length === 0)
    throw new ServiceError('series_not_found', 'No table of multipliers is loaded in this snapshot.')
  throw new ServiceError('series_not_found', 'No multiplier matches.', {
    valid_values: [...new Set(all.map((row) => row.code))].toSorted(compareText),
    hint: 'Industries have four digits, divisions a letter.',
  })
}

/** All rows of the table; none where it is not loaded. */
export const printedMultipliers = perSnapshot((database, snapshot) =>
  printedMultiplierRows(database, snapshot.id),
)

export const multiplierEvidence = (snapshot: SnapshotView, rows: readonly PrintedMultiplierRow[]): string =>
  evidenceHash(
    rows.flatMap((row) =>
      cite(snapshot, row, row.code, {
        direct_kgco2e_per_aud: row.direct_kgco2e_per_aud,
        total_kgco2e_per_aud_published: row.total_kgco2e_per_aud_published,
        total_kgco2e_per_aud_domestic: row.total_kgco2e_per_aud_domestic,
      }),
    ),
    [],
  )
