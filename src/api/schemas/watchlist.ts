import { Type } from 'typebox'
import { WATCHED_TYPES } from '../../domain/monitoring/event-types.ts'
import { DEFAULT_THRESHOLDS } from '../../domain/monitoring/watchlist.ts'
import { pageOf } from '../platform/page.ts'
import { Abn, nullable } from './data.ts'

const { restated_percent, risk_band, grid_stale_days } = DEFAULT_THRESHOLDS

const thresholds = {
  restated_percent: Type.Number({
    minimum: 0,
    maximum: 1000,
    description: `company.restated: reported when a restated year differs from its earlier figure by more than this percentage. Default: ${restated_percent}.`,
  }),
  risk_band: Type.Enum(['any', 'up'], {
    description: `company.risk_band_changed: reports every change, or only changes to a worse band. Default: ${risk_band}.`,
  }),
  grid_stale_days: Type.Integer({
    minimum: 1,
    maximum: 3650,
    description: `grid.series_stale: reported when the series ended more than this many days ago. Default: ${grid_stale_days}.`,
  }),
}

const name = Type.String({ minLength: 1, maxLength: 200, pattern: '\\S', description: 'Display name.' })
const watchedTypes = (description: string) =>
  Type.Array(Type.Enum([...WATCHED_TYPES]), {
    uniqueItems: true,
    maxItems: WATCHED_TYPES.length,
    description,
  })

export const WatchlistBody = Type.Object(
  {
    name,
    companies: Type.Optional(
      Type.Array(Abn, {
        maxItems: 10_000,
        description:
          'Companies to watch, by ABN. An empty list watches only datasets, frameworks and the grid. Leave it out where `portfolio` is given.',
      }),
    ),
    portfolio: Type.Optional(
      Type.String({
        maxLength: 64,
        description:
          'A saved portfolio whose companies are watched instead. The list follows its newest version.',
      }),
    ),
    events: Type.Optional(watchedTypes('Event types to report. Default: all.')),
    thresholds: Type.Optional(
      Type.Partial(Type.Object(thresholds), {
        additionalProperties: false,
        description: 'How much must change before an event is reported.',
      }),
    ),
  },
  {
    $id: 'WatchlistBody',
    additionalProperties: false,
    examples: [
      {
        name: 'Lending book',
        companies: ['74115061375'],
        events: ['company.restated', 'company.risk_band_changed'],
        thresholds: { restated_percent: 2, risk_band: 'up' },
      },
    ],
  },
)

const members = {
  id: Type.String(),
  name,
  events: watchedTypes('Event types to report; empty: all.'),
  thresholds: Type.Object(thresholds),
  portfolio: nullable(
    Type.String({ description: 'The portfolio that the list follows; null for a list of ABNs.' }),
  ),
  company_count: Type.Integer(),
  version: Type.Integer({ minimum: 1 }),
  authored_by: Type.String({ description: 'Who wrote this version, such as `key:<id>`.' }),
  authored_at: Type.String(),
  etag: Type.String({ description: 'Send it in quotes as If-Match to change this version.' }),
}

const companies = Type.Array(Type.String(), { description: 'In ABN order, without repeats.' })

export const Watchlist = Type.Object(
  { data: Type.Object({ ...members, companies }), meta: Type.Object({}) },
  { $id: 'Watchlist', additionalProperties: false },
)

export const ChangedWatchlist = Type.Object(
  {
    data: Type.Object({ ...members, companies }),
    meta: Type.Object({
      changed: Type.Boolean({ description: 'False if the watchlist is already as sent.' }),
    }),
  },
  { $id: 'ChangedWatchlist', additionalProperties: false },
)

export const DeletedWatchlist = Type.Object(
  { data: Type.Object(members), meta: Type.Object({}) },
  { $id: 'DeletedWatchlist', additionalProperties: false },
)

export const WatchlistPage = pageOf('WatchlistPage', Type.Object(members))

export const WatchlistPath = Type.Object({
  id: Type.String({
    pattern: '^[a-z0-9][a-z0-9_-]{0,63}$',
    description: 'Chosen by you: lower-case letters, digits, `-` and `_`.',
    examples: ['lending-book'],
  }),
})
