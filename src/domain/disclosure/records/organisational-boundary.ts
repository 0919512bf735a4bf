import { type Static, Type } from 'typebox'
import { dutyFields } from '../duty/duty-fields.ts'
import {
  abn,
  amount,
  CONSOLIDATION_APPROACHES,
  day,
  document,
  MOST_ITEMS,
  oneOf,
  percent,
  period,
  signOff,
  words,
} from './fields.ts'

const RELATIONSHIPS = [
  'parent',
  'subsidiary',
  'joint_operation',
  'joint_venture',
  'associate',
  'franchise',
  'other',
] as const

/** Reliefs that a company may elect. What each takes out is the framework's to say. */
export const RELIEFS = ['C3', 'C4(a)', 'C4(b)'] as const

const entity = Type.Object(
  {
    abn: abn('ABN'),
    name: words('Name'),
    relationship: oneOf(RELATIONSHIPS, 'The entity’s relationship to the company'),
    ownership_percent: percent('Share of the equity'),
    financial_control: Type.Boolean(),
    operational_control: Type.Boolean(),
    included: Type.Boolean(),
    inclusion_percent: percent('Share of the emissions counted'),
    reason: Type.Optional(words('Why it is left out; required if it is')),
  },
  { $id: 'BoundaryEntity' },
)

const facility = Type.Object({
  name: words('Facility'),
  entity_abn: abn('ABN of the entity it belongs to'),
  included: Type.Boolean(),
  reason: Type.Optional(words('Why it is left out; required if it is')),
})

/** Where the company ends for one period, and by which rule. */
export const organisationalBoundary = Type.Object({
  period: period('Reporting period'),
  approach: oneOf(CONSOLIDATION_APPROACHES, 'Consolidation approach'),
  rationale: words('Why this approach'),
  entities: Type.Array(entity, { minItems: 1, maxItems: 2000 }),
  facilities: Type.Array(facility, { maxItems: 5000 }),
  method_elections: Type.Array(
    Type.Object({
      part: words('Part of the company'),
      method: words('Measurement method'),
      legal_basis: words('What allows or requires it'),
    }),
    { maxItems: MOST_ITEMS },
  ),
  reliefs: Type.Array(
    Type.Object({
      relief: oneOf(RELIEFS, 'Paragraph'),
      reason: words('Why the company may use it'),
      elected_by: words('Person'),
      elected_on: day('Day'),
    }),
    { maxItems: MOST_ITEMS },
  ),
  exclusions: Type.Array(
    Type.Object({
      what: words('Source or part left out'),
      reason: words('Why'),
      estimated_t: Type.Optional(amount('Estimated size, t CO2-e; required when the record is written')),
    }),
    { maxItems: MOST_ITEMS },
  ),
  changes: Type.Array(
    Type.Object({ what: words('What changed since the prior period'), reason: words('Why') }),
    { maxItems: MOST_ITEMS, description: 'Changes since the prior period; empty means there are none' },
  ),
  base_year_policy: words('When base years are recalculated'),
  reporting_duty: Type.Optional(
    Type.Object(dutyFields, {
      description:
        'Facts that decide the group, the first period and the lodgement date; leave out what you do not know',
    }),
  ),
  document: Type.Optional(
    document('Document that shows the boundary, such as the list of controlled entities'),
  ),
  sign_off: Type.Optional(
    signOff('Who signed the boundary, for your own use. Approvals that count are made in a review'),
  ),
})

export type OrganisationalBoundary = Static<typeof organisationalBoundary>
export type BoundaryEntity = Static<typeof entity>

export const ORGANISATIONAL_BOUNDARY_EXAMPLE: OrganisationalBoundary = {
  period: { start: '2025-07-01', end: '2026-06-30' },
  approach: 'operational_control',
  rationale: 'The same as for the registry.',
  entities: [
    {
      abn: '74115061375',
      name: 'Parent Limited',
      relationship: 'parent',
      ownership_percent: 100,
      financial_control: true,
      operational_control: true,
      included: true,
      inclusion_percent: 100,
    },
  ],
  facilities: [],
  method_elections: [],
  reliefs: [],
  exclusions: [],
  changes: [],
  base_year_policy: 'Recalculated for changes above 5 %.',
}
