import { EVENT_TYPES, type EventType } from './event-types.ts'

/** How much must change before a watchlist tells of it. */
export interface Thresholds {
  /** `company.restated`: more than so many per cent of the figure before, in any restated year. */
  readonly restated_percent: number
  /** `company.risk_band_changed`: every change, or only to a worse band. */
  readonly risk_band: 'any' | 'up'
  /** `grid.series_stale`: the series ends more than so many days ago. */
  readonly grid_stale_days: number
}

export const DEFAULT_THRESHOLDS: Thresholds = { restated_percent: 0, risk_band: 'any', grid_stale_days: 35 }

/** What a tenant wants to be told of. */
export interface WatchlistSettings {
  readonly name: string
  /** Types asked for; empty: every type that watchlists govern. */
  readonly events: readonly EventType[]
  readonly thresholds: Thresholds
  /** The portfolio whose companies are watched, those of its newest version; absent where companies were named. */
  readonly portfolio?: string | undefined
}

/** How large a change is, where a threshold can ask for it. */
export interface ChangeSize {
  /** Null where there is no figure to divide by: such a change exceeds every threshold. */
  readonly percent?: number | null
  readonly is_worse?: boolean
  readonly days?: number
}

/** Whether a watchlist asks for a type at all. */
const asksFor = ({ events }: WatchlistSettings, type: EventType): boolean =>
  EVENT_TYPES[type] !== 'tenant' && (events.length === 0 || events.includes(type))

const EXCEEDS: Partial<Record<EventType, (size: ChangeSize, thresholds: Thresholds) => boolean>> = {
  'company.restated': ({ percent }, { restated_percent }) =>
    percent === undefined || percent === null || percent > restated_percent,
  'company.risk_band_changed': ({ is_worse }, { risk_band }) => risk_band === 'any' || is_worse === true,
  'grid.series_stale': ({ days }, { grid_stale_days }) => days !== undefined && days > grid_stale_days,
}

/** Whether a watchlist wants to be told of a change of this size. */
export const wantsChange = (watchlist: WatchlistSettings, type: EventType, size: ChangeSize): boolean =>
  asksFor(watchlist, type) && (EXCEEDS[type]?.(size, watchlist.thresholds) ?? true)
