import { Type } from 'typebox'
import { CHANGE_KINDS, CHANGE_STATES } from '../../operations/desk/changes/change.ts'
import { pageOf } from '../platform/page.ts'
import { nullable, ReportingYear } from './data.ts'
import { Effects, reason } from './desk.ts'

const Instant = Type.String({ format: 'date-time' })
const closed = { additionalProperties: false } as const

export const DeskReleasePath = Type.Object({
  id: Type.String({
    maxLength: 200,
    description: 'Id of the release.',
    examples: ['nger-corporate-2024-25-9f55b15d5298'],
  }),
})
export const DeskChangePath = Type.Object({
  id: Type.String({ maxLength: 64, description: 'Id of the change.', examples: ['chg_0D9FIDaWmnOO8TQi'] }),
})

const accepting = Type.Optional(
  reason('Why it is right although its effects look wrong. Kept with the release.'),
)

export const DeskWithdrawal = Type.Object(
  {
    reason: Type.Optional(
      reason(
        'Why; shown to anyone who requests the release. Without it, the withdrawal is only compared; give the reason with `apply`.',
      ),
    ),
    accept_reason: accepting,
  },
  { $id: 'DeskWithdrawal', ...closed },
)

export const DeskApplyRequest = Type.Object(
  {
    version: Type.Integer({ minimum: 1, description: 'Version of the change that you reviewed.' }),
    reason: Type.Optional(reason('Reason; required unless you gave it before.')),
    accept_reason: accepting,
  },
  { $id: 'DeskApplyRequest', ...closed },
)

export const DeskLinkRequest = Type.Object(
  {
    facility: Type.String({
      minLength: 1,
      maxLength: 300,
      description: 'As named in the table.',
      examples: ['Telfer Gold Mine'],
    }),
    year: Type.String({
      pattern: '^\\d{4}-\\d{2}$',
      description: 'Reporting year.',
      examples: ['2024-25'],
    }),
    emitter: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        description: 'Responsible emitter, if two facilities in the year have the same name.',
      }),
    ),
    abn: nullable(
      Type.String({
        maxLength: 32,
        description: 'ABN of the company that controls it; null: none known here.',
        examples: ['17668338618'],
      }),
    ),
    name: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        pattern: '\\S',
        description: 'Legal name, for an ABN that no source knows.',
      }),
    ),
    reason: Type.Optional(
      reason(
        'Why; kept with the link and shown with every figure that uses it. Without it, the link is only compared; give the reason with `apply`.',
      ),
    ),
    accept_reason: accepting,
  },
  { $id: 'DeskLinkRequest', ...closed },
)

const entry = {
  id: Type.String(),
  kind: Type.Enum([...CHANGE_KINDS], {
    description:
      'withdrawal: a release is withdrawn. link: a facility is linked to a company, as its own release.',
  }),
  withdrawal: nullable(Type.Object({ release: Type.String() }, closed)),
  link: nullable(
    Type.Object(
      {
        facility: Type.String(),
        reporting_year: ReportingYear,
        responsible_emitter: Type.String(),
        company: nullable(
          Type.Object({ abn: Type.String(), name: Type.String() }, { description: 'Null: none known here.' }),
        ),
      },
      closed,
    ),
  ),
  reason: nullable(Type.String()),
  accept_reason: nullable(Type.String()),
  asked_at: Instant,
  asked_by: Type.String({ description: 'Who first requested it: key:<id> or member:<id>.' }),
  last_asked_by: Type.String({ description: 'Who last requested a comparison or applied it.' }),
  state: Type.Enum([...CHANGE_STATES], {
    description:
      'checking and applying: in progress. ready, looks_wrong: waiting for your decision. refused: `problem` says why. applied: it is in force.',
  }),
  problem: nullable(Type.Object({ message: Type.String(), hint: nullable(Type.String()) })),
  release: nullable(
    Type.String({
      description: 'The release that was withdrawn, or the link’s own release; null until then.',
    }),
  ),
  version: Type.Integer({ description: 'Send it with `apply`.' }),
  changed_at: Instant,
}

export const DeskChangePage = pageOf('DeskChangePage', Type.Object(entry))

export const DeskChangeAnswer = Type.Object(
  { data: Type.Object({ ...entry, effects: nullable(Effects) }) },
  { $id: 'DeskChange', ...closed },
)
