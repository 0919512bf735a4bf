import { Type } from 'typebox'
import { REVIEW_STATES } from '../../domain/review/moves.ts'
import { WORK_KINDS } from '../../domain/work/work-kinds.ts'
import { Abn, nullable } from './data.ts'

const closed = { additionalProperties: false } as const
export const instant = (description: string) => Type.String({ format: 'date-time', description })

export const Company = Type.Object(
  {
    abn: Abn,
    name: nullable(Type.String({ description: 'Null until the company’s data has first been read.' })),
  },
  closed,
)
export const PeriodText = Type.String({
  description: 'First and last day joined by a slash; empty if it covers all periods.',
  examples: ['2025-07-01/2026-06-30'],
})
export const page = Type.String({ description: 'Path of the web app’s page for it, without the host.' })

export const DeadlineFacts = Type.Object(
  {
    due_on: nullable(Type.String({ format: 'date', description: 'Lodgement date; null: not known.' })),
    days_left: nullable(Type.Integer({ description: 'Negative once the day is past.' })),
    detail: Type.String({ description: 'How the date was determined, or why it is not known.' }),
  },
  {
    ...closed,
    description: 'From the number of months that the Corporations Act allows this kind of entity.',
  },
)

const Waiting = Type.Object(
  {
    kind: Type.Enum([...WORK_KINDS]),
    title: Type.String({ description: 'What is waiting, in words.' }),
    company: Company,
    period: PeriodText,
    count: Type.Integer({ description: 'How many records, statements, contradictions or gates.' }),
    subjects: Type.Array(Type.String(), { description: 'The first 20 of them.' }),
    thread: nullable(Type.String({ description: 'The comment thread that it is about.' })),
    since: nullable(
      instant('Since when it has been waiting; for contradictions and gates, when they were found.'),
    ),
    due_on: nullable(Type.String({ format: 'date', description: 'Lodgement date of the period, if known.' })),
    page,
  },
  { ...closed, $id: 'WaitingWork' },
)

export const Work = Type.Object(
  {
    data: Type.Object(
      {
        waiting: Type.Array(Waiting, { description: 'Work waiting for you, nearest lodgement date first.' }),
        waiting_total: Type.Integer({ description: 'How many items are waiting; the first 200 are shown.' }),
        deadlines: Type.Array(
          Type.Object(
            {
              company: Company,
              period: PeriodText,
              state: Type.Enum([...REVIEW_STATES]),
              deadline: DeadlineFacts,
              page,
            },
            closed,
          ),
          { description: 'Periods that are not locked, nearest lodgement date first; at most 100.' },
        ),
        deadlines_total: Type.Integer(),
        changes: Type.Array(
          Type.Object(
            {
              at: instant('When.'),
              sentence: Type.String({ description: 'What someone else did, in words.' }),
              company: Company,
              period: PeriodText,
              page,
            },
            closed,
          ),
        ),
        changes_since: instant('End of your previous visit. On your first visit: 14 days ago.'),
        all_changes: Type.Boolean({ description: 'False if more happened than is shown.' }),
      },
      closed,
    ),
    meta: Type.Object(
      {
        is_refreshing: Type.Boolean({
          description: 'Contradictions and gates of some periods are being checked again.',
        }),
      },
      closed,
    ),
  },
  { ...closed, $id: 'Work' },
)
