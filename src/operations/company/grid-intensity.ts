import { addDays } from '../../domain/calendar.ts'
import { type GridFreshness, gridFreshness } from '../../domain/company/grid/freshness.ts'
import {
  aggregateGrid,
  GRID_INTENSITY,
  type GridIntensity,
  type GridInterval,
  type GridPeriod,
} from '../../domain/company/grid/intensity.ts'
import {
  findGridRegion,
  GRID_REGION_CODES,
  GRID_REGIONS,
  type GridRegionCode,
} from '../../domain/company/grid/regions.ts'
import { evidenceOf, type Outcome } from '../../domain/company/outcome.ts'
import { condenseEvidence } from '../../domain/condense-evidence.ts'
import { evidenceHash } from '../../domain/evidence.ts'
import { isDay } from '../../domain/iso-dates.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { gridSeries } from '../reference/grid-series.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requireOrdered } from '../require-parameters.ts'

export interface GridQuestion {
  readonly region: GridRegionCode
  readonly interval: GridInterval
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface GridResult {
  readonly region: GridRegionCode
  readonly name: string
  readonly interval: GridInterval
  readonly from: string | null
  readonly to: string | null
  readonly outcome: Outcome<GridIntensity>
  readonly freshness: GridFreshness
  readonly periods: readonly GridPeriod[]
  /** First and last day of the whole index; null where there is none. */
  readonly held: { readonly first_day: string; readonly last_day: string } | null
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** Days shown when daily values are asked for without a first day. */
const DAYS_SHOWN = 92

/** The region that a caller wrote, or the error that lists the regions. */
export function requireGridRegion(text: string): GridRegionCode {
  const region = findGridRegion(text)
  if (region !== undefined) return region
  throw new ServiceError('region_not_found', `${JSON.stringify(text.slice(0, 60))} is not a grid region.`, {
    valid_values: GRID_REGION_CODES,
    hint: 'State names and WEM are accepted too. The Northern Territory and the Pilbara are outside both markets.',
  })
}

/** A region's series over the days asked for, its summary and how fresh it is. */
export async function gridIntensityOf(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: GridQuestion,
): Promise<GridResult> {
  const { region, interval } = question
  requireOrderedDays(question)
  const series = await gridSeries(database, snapshot, region)
  const last = series.days.at(-1)?.day ?? null
  const first = series.days[0]?.day ?? null
  const to = question.to ?? last
  const from = question.from ?? (interval === 'day' && last !== null ? addDays(last, 1 - DAYS_SHOWN) : first)
  const days = series.days.filter(({ day }) => (from === null || day >= from) && (to === null || day <= to))
  const inputs = condenseEvidence([...series.outcome.inputs, ...evidenceOf(days)])
  const used = new Set(inputs.map((input) => input.release))
  return {
    region,
    name: GRID_REGIONS[region].name,
    interval,
    from,
    to,
    outcome: series.outcome,
    freshness: gridFreshness(series.outcome, snapshot.as_of),
    periods: aggregateGrid(days, interval),
    held: first === null || last === null ? null : { first_day: first, last_day: last },
    snapshot,
    releases: [...snapshot.releases.values()].filter((release) => used.has(release.id)),
    evidence_hash: evidenceHash(inputs, [GRID_INTENSITY]),
  }
}

function requireOrderedDays({ from, to }: GridQuestion): void {
  const faults = Object.entries({ from, to })
    .filter(([, day]) => day !== undefined && !isDay(day))
    .map(([parameter, received]) => ({
      parameter,
      code: 'invalid_parameter',
      message: 'must be a day such as 2025-06-30',
      received,
    }))
  if (faults.length > 0)
    throw new ServiceError('invalid_parameter', 'A day is written as 2025-06-30 and must exist.', {
      errors: faults,
    })
  requireOrdered({ from, to })
}
