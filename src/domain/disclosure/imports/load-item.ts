import type { Period } from '../../period.ts'
import { ELECTRICITY_REGIONS, type ElectricityRegion } from '../records/market-based-evidence.ts'
import type { Members } from './draft.ts'

/** What tells a load from the others, read from an item of a record. */
export interface LoadItem {
  readonly region: ElectricityRegion
  readonly period: Period
  readonly meter: string | undefined
  readonly document: string | undefined
}

/** An item of a record as a load; undefined where it is none, such as one of a file that is still at fault. */
export function loadItem(item: Members): LoadItem | undefined {
  const { region, period, meter, document_sha256: document } = item
  if (!isRegion(region) || !isPeriod(period)) return undefined
  return {
    region,
    period,
    meter: typeof meter === 'string' ? meter : undefined,
    document: typeof document === 'string' ? document : undefined,
  }
}

const REGIONS: ReadonlySet<unknown> = new Set(ELECTRICITY_REGIONS)

const isRegion = (value: unknown): value is ElectricityRegion => REGIONS.has(value)

const isPeriod = (value: unknown): value is Period =>
  typeof value === 'object' &&
  value !== null &&
  'start' in value &&
  'end' in value &&
  typeof value.start === 'string' &&
  typeof value.end === 'string'

/** The items of a list of a record. */
export const itemsOf = (value: unknown): readonly Members[] =>
  Array.isArray(value)
    ? value.filter((item): item is Members => typeof item === 'object' && item !== null)
    : []
