import { Type } from 'typebox'
import { READINESS_STATES } from '../../domain/disclosure/readiness/readiness.ts'
import { RUNGS } from '../../domain/disclosure/readiness/row.ts'
import { REVIEW_STATES } from '../../domain/review/moves.ts'
import { EXAMPLES } from '../../operations/framework-requirements.ts'
import { nullable } from './data.ts'
import { disclosureAnswer, RegistryFeed, Standard } from './disclosure.ts'
import { Duty, DutyBasis } from './reporting-duty.ts'
import { Review } from './review.ts'

const PillarState = Type.Enum(READINESS_STATES.filter((state) => state !== 'signed_off'))
export const State = Type.Enum([...READINESS_STATES], {
  description: 'How complete the evidence is. It never means that a filing complies.',
})
export const Score = Type.Object({
  value: nullable(Type.Number({ description: 'Numerator over denominator; null when nothing counts.' })),
  numerator: Type.Number(),
  denominator: Type.Integer(),
})
const SetAside = {
  status: Type.Enum(['relief_applied', 'not_material', 'not_applicable']),
  reference: Type.String(),
  reason: Type.String(),
  person: nullable(Type.String({ description: 'Null where a published classification decides.' })),
  date: nullable(Type.String()),
}

const Row = Type.Object({
  requirement_id: Type.String({ examples: [EXAMPLES.figure] }),
  slug: Type.String({ examples: [EXAMPLES.figure_slug] }),
  title: Type.String(),
  pillar: Type.String(),
  is_gate: Type.Boolean({ description: 'If it is missing, it blocks, whatever the score.' }),
  scored: Type.Boolean(),
  is_counted: Type.Boolean({ description: 'False for a parent that counts through its parts.' }),
  evidence_status: Type.Enum([
    'evidenced',
    'partially_evidenced',
    'missing',
    'stale',
    'conflicting',
    'relief_applied',
    'not_material',
    'not_applicable',
  ]),
  rung: Type.Enum([...RUNGS], {
    description:
      'What was checked. `stated`: someone wrote something that passes for a sentence. `supported`: a document that the service holds is linked with its place, or the figure is recomputed from published or loaded data. `approved`: a member other than the author approved it.',
  }),
  has_tenant_evidence: Type.Boolean(),
  references: Type.Array(Type.String()),
  detail: Type.String(),
  flags: Type.Array(Type.String(), {
    description:
      '`looks_like_placeholder`: the statement does not count. `gate_cannot_be_set_aside`: the law requires it. `applies_to_every_entity`: called not applicable, though the standard has no condition for it. `evidence_of_its_kind_missing`: a figure or the two scenarios are missing. `document_not_held`: upload the document. `number_differs`: a number in the text contradicts a figure, as the detail says. `number_unsettled`: a number that readers take for the figure has a year, unit or boundary that keeps it from being compared, and the text does not state the figure. `explanation_not_approved`: a contradiction is explained, and no other member has approved the explanation.',
  }),
  set_aside: nullable(Type.Object(SetAside)),
  next_action: nullable(
    Type.Object({
      closes: Type.String({ description: 'The evidence that closes it.' }),
      holder: Type.String({ description: 'Who usually has it.' }),
      route: Type.String(),
      do: Type.String(),
    }),
  ),
  review_state: nullable(
    Type.Enum([...REVIEW_STATES], {
      description:
        'Review state of the statement on it; null if there is none, or the period has not been reviewed.',
    }),
  ),
  open_comments: Type.Integer({ description: 'Open comments on it.' }),
  missing_documents: Type.Integer({
    description: 'Documents that records name for it but whose files have not been uploaded.',
  }),
})

export const FilingReadiness = disclosureAnswer('FilingReadiness', {
  standard: Standard,
  registry: RegistryFeed,
  year_number: nullable(
    Type.Integer({
      description: '1 in the first mandatory period; null if not known.',
    }),
  ),
  duty: Duty,
  duty_basis: DutyBasis,
  readiness_state: State,
  score: Score,
  score_line: Type.String({
    description: 'How many requirements have each status; those judged not material are counted separately.',
    examples: ['78 evidenced, 12 judged not material, 7 relief'],
  }),
  denominator: Type.Array(Type.Object({ count: Type.Integer(), why: Type.String() }), {
    description: 'How we get from all scored requirements to those that count: each group left out, and why.',
  }),
  declaration: Type.Object(
    { status: Type.Enum(['present', 'missing', 'not_valid']), detail: Type.String() },
    { description: 'The directors’ declaration. Without it nothing is signed off.' },
  ),
  contradictions: Type.Object(
    {
      open: Type.Integer(),
      explained: Type.Integer(),
      not_compared: Type.Integer({
        description: 'Declared values that no loaded data can confirm or contradict.',
      }),
    },
    { description: 'Contradictions in the records; GET .../contradictions shows each.' },
  ),
  documents: Type.Object(
    { held: Type.Integer(), missing: Type.Integer() },
    { description: 'Documents that the records name by hash; GET .../evidence shows each.' },
  ),
  pillars: Type.Array(
    Type.Object({
      pillar: Type.String(),
      readiness_state: PillarState,
      score: Score,
      score_line: Type.String({ description: 'Such as `3 of 11 supported, 4 stated, 4 missing`.' }),
    }),
  ),
  gates: Type.Array(Type.Object({ requirement_id: Type.String(), evidence_status: Type.String() }), {
    description: 'Requirements that every filing must meet, and the status of each.',
  }),
  blocked_by: Type.Array(Type.String(), { description: 'Gates without any evidence.' }),
  lacks_to_sign: nullable(
    Type.String({
      description: 'What keeps a director from signing the declaration; null where nothing does.',
    }),
  ),
  excluded: Type.Array(Type.Object({ requirement_id: Type.String(), ...SetAside }), {
    description: 'What is left out of the denominator, and who says so.',
  }),
  review: Review,
  rows: Type.Array(Row, { description: 'In the order of the standard, filtered as requested.' }),
})
