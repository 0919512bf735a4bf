import { Type } from 'typebox'
import { Day, nullable } from './data.ts'
import { reason } from './desk.ts'

const Instant = Type.String({ format: 'date-time' })
const closed = { additionalProperties: false } as const

const UpdateRun = Type.Object(
  {
    started_at: Instant,
    started_by: Type.Enum(['command', 'schedule'], {
      description: '`schedule`: started by `SOUTHERLY_UPDATE`.',
    }),
    ended_at: nullable(
      Type.String({ format: 'date-time', description: 'Null while it runs, and if it was killed.' }),
    ),
    is_running: Type.Boolean(),
  },
  { $id: 'UpdateRun', ...closed },
)

const UpdateFile = Type.Object(
  {
    source: Type.String({ examples: ['aemo-cdeii'] }),
    name: Type.String({ examples: ['CO2EII_SUMMARY_RESULTS.CSV'] }),
    url: Type.String({
      description: 'URL that its bytes came from, or a path if a mirror directory is used.',
    }),
    checked_at: Instant,
    outcome: Type.Enum(['received', 'current', 'loaded', 'waiting', 'left', 'failed'], {
      description:
        '`waiting`: for a decision; `left`: decided not to load; `received`: an update was killed before it assessed the file.',
    }),
    sha256: nullable(Type.String({ description: 'SHA-256 of the bytes received last.' })),
    messages: Type.Array(Type.String(), { description: 'Reasons for the outcome, in words.' }),
    is_waiting: Type.Boolean({
      description: 'Whether its bytes are waiting for a decision, even if the latest fetch failed.',
    }),
    desk_file: nullable(Type.String({ description: 'Id of the desk file that it was opened as.' })),
  },
  { $id: 'UpdateFile', ...closed },
)

const DueSource = Type.Object(
  {
    source: Type.String(),
    title: Type.String(),
    publisher: Type.String(),
    page: Type.String({ description: 'Publisher’s page with the files.' }),
    cadence: Type.String(),
    said_by: Type.String({ description: 'Who says when the next edition is due.' }),
    obtained: Type.Enum(['by_update', 'by_hand']),
    newest_held: nullable(Type.String({ description: 'Newest edition in force.' })),
    next_edition: nullable(Type.String({ description: 'Name of the next edition, if it has one.' })),
    expected_from: nullable(Day),
    expected_by: nullable(Day),
    state: Type.Enum(['due', 'expected', 'not_held', 'no_fixed_day'], {
      description: '`due`: the last day has passed.',
    }),
  },
  { $id: 'DueSource', ...closed },
)

export const DeskUpdatesAnswer = Type.Object(
  {
    data: Type.Object(
      {
        runs: Type.Array(UpdateRun, { description: 'Newest first.' }),
        files: Type.Array(UpdateFile, {
          description: 'The latest check of every file with a known address.',
        }),
        due: Type.Array(DueSource, { description: 'Due editions first.' }),
      },
      closed,
    ),
  },
  { $id: 'DeskUpdatesAnswer', ...closed },
)

const which = {
  source: Type.String({ minLength: 1, maxLength: 100, examples: ['aemo-cdeii'] }),
  name: Type.String({ minLength: 1, maxLength: 200, examples: ['CO2EII_SUMMARY_RESULTS.CSV'] }),
  sha256: Type.String({
    pattern: '^[0-9a-f]{64}$',
    description: 'SHA-256 of the bytes you mean: an update may have received others since.',
  }),
}

export const WaitingFileOpening = Type.Object(which, { $id: 'WaitingFileOpening', ...closed })

export const WaitingFileSetAside = Type.Object(
  { ...which, reason: reason('Why it is not loaded; kept with the file.') },
  { $id: 'WaitingFileSetAside', ...closed },
)

export const WaitingFileAnswer = Type.Object({ data: UpdateFile }, { $id: 'WaitingFileAnswer', ...closed })
