import { Type } from 'typebox'
import { EVENT_TYPE_NAMES } from '../../domain/monitoring/event-types.ts'
import { pageOf } from '../platform/page.ts'
import { nullable } from './data.ts'

export const EventId = Type.String({
  pattern: '^evt_[0-9]{12,15}$',
  description: 'Id of an event.',
  examples: ['evt_000000000042'],
})

export const EventTypeName = Type.Enum([...EVENT_TYPE_NAMES], { description: 'Type of the event.' })

const State = nullable(
  Type.Record(Type.String(), Type.Unknown(), {
    description: 'The same fields before and after; null if there is nothing to report.',
  }),
)

export const EventItem = Type.Object(
  {
    id: EventId,
    sequence: Type.Integer({ minimum: 1, description: 'Numbers the tenant’s events without gaps.' }),
    type: EventTypeName,
    occurred_at: Type.String({ description: 'When the service detected it.' }),
    abn: nullable(Type.String({ description: 'The company that it is about, if any.' })),
    subject: Type.Object({ kind: Type.String(), id: Type.String(), name: nullable(Type.String()) }),
    summary: Type.String({ description: 'What changed, in one sentence.' }),
    from: State,
    to: State,
    cause: Type.Object(
      { kind: Type.Enum(['snapshot', 'record', 'run', 'check', 'request', 'review']) },
      {
        additionalProperties: nullable(Type.Union([Type.String(), Type.Integer()])),
        description:
          'Ids of what the event is about: the snapshots before and after, the record and version, the run, what was checked, or the actor and the number in the audit log.',
      },
    ),
    watchlists: Type.Array(Type.String(), {
      description: 'Watchlists that subscribe to it; none for runs, keys, quotas, tests and reviews.',
    }),
    links: Type.Record(Type.String(), Type.String(), {
      description: 'Path in this service with the details.',
    }),
  },
  { $id: 'Event', additionalProperties: false },
)

export const EventPage = pageOf('EventPage', EventItem)
