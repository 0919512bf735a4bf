import { Type } from 'typebox'
import { CANDIDATE_REASONS } from '../../domain/company/safeguard/link-candidates.ts'
import { LINK_DOUBTS, PROPOSAL_STATES } from '../../domain/company/safeguard/link-proposals.ts'
import { pageOf } from '../platform/page.ts'
import { Day, nullable, ReportingYear } from './data.ts'

export const LinkProposalQuery = Type.Object(
  {
    year: Type.Optional(
      Type.String({
        pattern: '^\\d{4}-\\d{2}$',
        description: 'Reporting year; unset: the newest that is loaded.',
        examples: ['2024-25'],
      }),
    ),
  },
  { additionalProperties: false },
)

const Candidate = Type.Object({
  abn: Type.String(),
  name: nullable(Type.String()),
  scope1_t: nullable(
    Type.Number({ description: 'Scope 1 of the year; null if the corporation did not report then.' }),
  ),
  reasons: Type.Array(Type.Object({ kind: Type.Enum([...CANDIDATE_REASONS]), detail: Type.String() }), {
    description: 'Strongest first.',
  }),
})

const Proposal = Type.Object({
  facility: Type.String(),
  reporting_year: ReportingYear,
  state: Type.String({ description: 'State or territory as published.' }),
  responsible_emitter: Type.String(),
  covered_emissions_t: Type.Number(),
  proposal_state: Type.Enum([...PROPOSAL_STATES], {
    description:
      'unlinked: no company assigned yet. lapsed: its responsible emitter has changed since it was linked. carried_in_doubt: the link was carried over and is in doubt for the reasons in `doubts`.',
  }),
  linked_to: nullable(Type.String({ description: 'ABN of the corporation that the link in force names.' })),
  doubts: Type.Array(Type.Enum([...LINK_DOUBTS])),
  candidates: Type.Array(Candidate, { description: 'Best first.' }),
})

export const LinkProposalAnswer = Type.Object(
  {
    data: Type.Object({
      snapshot: Type.String(),
      reporting_year: ReportingYear,
      facilities: Type.Integer({ description: 'Facilities of the year.' }),
      registry_loaded: Type.Boolean({
        description:
          'Whether the registry for the year is loaded: without it, only names and earlier links are compared.',
      }),
      proposals: Type.Array(Proposal, { description: 'Largest covered emissions first.' }),
    }),
  },
  { $id: 'LinkProposals', additionalProperties: false },
)

export const ConfirmedLinkPage = pageOf(
  'ConfirmedLinkPage',
  Type.Object({
    release: Type.String({
      description: 'The link’s release; withdraw it to remove the link.',
    }),
    facility: Type.String(),
    reporting_year: ReportingYear,
    responsible_emitter: Type.String(),
    company: nullable(
      Type.Object(
        { abn: Type.String(), name: nullable(Type.String()) },
        { description: 'Null: no company known here.' },
      ),
    ),
    confirmed_by: Type.String({
      description: 'key:<id> or member:<id>, or the name given on the command line.',
    }),
    confirmed_at: Type.String({ format: 'date-time' }),
    reason: Type.String(),
    state: Type.Enum(['in_force', 'superseded', 'withdrawn'], {
      description: 'superseded: a later link covers the same facility and year.',
    }),
    withdrawn_on: nullable(Day),
    withdrawn_reason: nullable(Type.String()),
  }),
)
