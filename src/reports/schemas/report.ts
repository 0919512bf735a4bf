import { Type } from 'typebox'
import {
  abn,
  availability,
  comparedRecord,
  count,
  day,
  EVIDENCE_STATUSES,
  exactly,
  figure,
  method,
  oneOf,
  orNull,
  period,
  RUNGS,
  recordKind,
  setAside,
  sha256,
  source,
  text,
  texts,
} from './parts.ts'
import { review } from './report-review.ts'
import { reportSeries } from './report-series.ts'

const metric = exactly({
  id: text(),
  topic: text(),
  label: text(),
  value: Type.Union([Type.Number(), Type.String(), Type.Null()]),
  value_text: orNull(text('Exactly as published, or the exact decimal')),
  unit: orNull(text()),
  observed: orNull(text()),
  basis: oneOf(['reported', 'derived', 'estimated', 'screening', 'tenant_declared']),
  data_quality: Type.Integer({ minimum: 1, maximum: 5, description: '1 is best' }),
  availability: availability(),
  flags: texts(),
  method: orNull(method()),
  calculation: orNull(text('Of provenance.json')),
  requirement_ids: texts(),
  taxonomy_elements: texts(),
  evidence_ids: texts(),
  // Bundles made before scenarios were data lack it.
  compared: Type.Optional(
    exactly(
      {
        side: oneOf(['physical', 'transition']),
        figure: text(),
        year: orNull(Type.Integer()),
        label: text(),
        scenario: orNull(exactly({ name: text(), warming_c: Type.Number() })),
      },
      'Where the figure stands when the two scenarios of section 296D(2B) are side by side; `scenario` is null for a figure of all',
    ),
  ),
})

const score = () => exactly({ value: figure(), numerator: Type.Number(), denominator: count() })

const entity = exactly({
  abn: abn(),
  acn: orNull(text()),
  name: text(),
  names: Type.Array(exactly({ name: text(), first_year: text(), last_year: text() })),
  entity_type: orNull(text()),
  state: orNull(text()),
  postcode: orNull(text()),
  resolution_status: text(),
  register_check: exactly(
    {
      status: oneOf(['confirmed', 'differs', 'not_asked', 'unavailable']),
      answered_on: orNull(day()),
      name_here: orNull(text()),
      name_in_register: orNull(text()),
    },
    'Whether the business register was checked, and whether it agrees',
  ),
  sector: orNull(exactly({ code: text(), title: text(), method: text() })),
  is_sandbox: Type.Boolean({ description: 'True for an invented company' }),
})

const elections = exactly({
  consolidation_approach: orNull(text()),
  reliefs: orNull(texts()),
  method_elections: orNull(count()),
  standing_targets: orNull(count()),
  says_no_target: orNull(Type.Boolean()),
  instruments: orNull(count()),
  electricity_rows: orNull(count()),
  statements: orNull(count()),
  signed_off_by: orNull(text()),
})

const instrument = exactly({
  id: text('Of the electricity record'),
  status: oneOf(['verified', 'unverified', 'conflict', 'rejected']),
  counted: Type.Boolean({ description: 'Whether its MWh are in the figures' }),
  checks: Type.Array(
    exactly({
      check: text('Of the page market_based_scope2'),
      result: oneOf(['passed', 'failed', 'conflict', 'disputed', 'no_data', 'not_applicable']),
      detail: text(),
    }),
  ),
})

const reconciliation = exactly({
  method: method(),
  period: period(),
  registry_years: Type.Array(exactly({ reporting_year: text(), days: count() })),
  registry_t: figure(),
  lines: Type.Array(
    exactly({
      line: text(),
      registry: text(),
      standard: text(),
      difference: oneOf(['none', 'differs', 'unknown']),
      size_t: figure(),
      what_to_do: orNull(text()),
      requirement_ids: texts(),
    }),
  ),
})

const readiness = exactly({
  year_number: orNull(Type.Integer({ minimum: 1 })),
  duty: Type.Record(Type.String(), Type.Unknown(), { description: 'As GET .../filing-readiness has it' }),
  readiness_state: text(),
  score: score(),
  score_line: text('How many requirements have each status'),
  declaration: exactly(
    { status: oneOf(['present', 'missing', 'not_valid']), detail: text() },
    'Whether the directors made the declaration that the law requires',
  ),
  pillars: Type.Array(
    exactly({ pillar: text(), readiness_state: text(), score: score(), score_line: text() }),
  ),
  blocked_by: texts(),
  requirements: Type.Array(
    exactly({
      requirement_id: text(),
      title: text(),
      pillar: text(),
      is_gate: Type.Boolean(),
      is_counted: Type.Boolean(),
      evidence_status: oneOf(EVIDENCE_STATUSES),
      rung: oneOf(RUNGS),
      references: texts(),
      detail: text(),
      set_aside: orNull(setAside()),
      next_action: orNull(exactly({ closes: text(), holder: text(), route: text(), do: text() })),
    }),
  ),
})

const side = {
  what: text(),
  value: Type.Union([Type.Number(), Type.String()]),
  unit: orNull(text()),
}

const contradiction = exactly(
  {
    id: Type.String({ pattern: '^con_[0-9a-f]{20}$', description: 'From what is compared and both values' }),
    kind: text('Of the page contradictions'),
    declared: exactly({ ...side, record: comparedRecord(), version: count(), pointer: text() }),
    other: exactly({
      ...side,
      record: orNull(comparedRecord()),
      version: orNull(count()),
      pointer: orNull(text()),
      source: orNull(text('The published table, or the rule')),
      evidence_ids: texts(),
    }),
    size: exactly({ ratio: figure(), difference: figure() }),
    requirement_ids: texts(),
    settle: text(),
    status: oneOf(['open', 'explained']),
    explanation: orNull(
      exactly({
        person: text(),
        reason: text(),
        document_sha256: Type.Optional(sha256()),
        written_by: text(),
        written_at: text(),
      }),
    ),
  },
  'A value of a record, and what contradicts it',
)

const evidenceFile = exactly(
  {
    sha256: sha256(),
    status: oneOf(['held', 'missing', 'other_type']),
    name: orNull(text('Of the file that was held')),
    media_type: orNull(text('Type of the file, read from its content')),
    size: orNull(count()),
    requirement_ids: texts(),
    named_in: Type.Array(
      exactly({ record: recordKind(), pointer: text(), what: text('What it is evidence of') }),
      { minItems: 1 },
    ),
  },
  'A document that the records refer to by its hash',
)

/** A part of a record: its whole shape is that of the route that takes it. */
const asWritten = (route: string) =>
  Type.Record(Type.String(), Type.Unknown(), { description: `As accepted by PUT .../${route}` })

const declared = exactly(
  {
    message: Type.Optional(text('What opens the readable disclosure')),
    statements: Type.Array(asWritten('s2-statements')),
    targets: Type.Array(asWritten('emission-targets')),
    no_target: orNull(asWritten('emission-targets')),
    boundary: orNull(asWritten('organisational-boundary')),
    risks: Type.Optional(orNull(asWritten('risks'))),
    earlier: orNull(
      exactly(
        {
          period: period(),
          figures: Type.Array(
            exactly({ requirement_id: text(), measure: text(), value: Type.Number(), unit: text() }),
          ),
        },
        'Figures from the statements for the latest earlier period',
      ),
    ),
  },
  'What the company says in its records, word for word',
)

export const reportSchema = exactly({
  schema: Type.Literal('southerly/report/1'),
  notice: text(),
  entity,
  period: period(),
  standard: exactly({
    framework: Type.Literal('AASB_S2'),
    version: text(),
    title: text(),
    url: text(),
    basis: text(),
    reason: text(),
    requirements_sha256: sha256(),
  }),
  snapshot: exactly({ id: text(), as_of: day() }),
  evidence_hash: sha256(),
  registry: exactly({
    reporting_year: orNull(text()),
    period: orNull(period()),
    match: oneOf(['same_period', 'overlapping_period', 'earlier_period', 'none']),
    mismatch: orNull(exactly({ code: text(), detail: text() })),
    availability: availability(),
    notes: Type.Array(exactly({ code: text(), meaning: text() })),
  }),
  elections,
  records: Type.Array(
    exactly({
      record: comparedRecord(),
      title: text(),
      status: oneOf(['present', 'missing', 'other_period']),
      version: orNull(Type.Integer({ minimum: 1 })),
      authored_by: orNull(text()),
      authored_by_name: Type.Optional(text()),
      authored_at: orNull(text()),
      sha256: orNull(sha256()),
      next_action: orNull(text()),
    }),
  ),
  declared: declared,
  metrics: Type.Array(metric),
  series: reportSeries,
  instruments: orNull(Type.Array(instrument)),
  reconciliation: orNull(reconciliation),
  readiness,
  review: review,
  contradictions: Type.Array(contradiction),
  not_compared: Type.Array(
    exactly(
      {
        what: text(),
        record: recordKind(),
        pointer: text('Into the record'),
        reason_code: text('Of the page contradictions'),
        detail: text('Why'),
      },
      'A declared value that no loaded data can confirm or contradict',
    ),
  ),
  // Absent where no record names a document.
  evidence_files: Type.Optional(Type.Array(evidenceFile)),
  flags: Type.Array(exactly({ flag: text(), where: text(), meaning: orNull(text()) })),
  gaps: Type.Array(
    exactly({
      where: text(),
      label: text(),
      status: text(),
      reason_code: text(),
      detail: text(),
      expected_on: orNull(day()),
    }),
  ),
  next_actions: Type.Array(
    exactly({
      requirement_id: text(),
      title: text(),
      is_gate: Type.Boolean(),
      evidence_status: oneOf(EVIDENCE_STATUSES),
      holder: text(),
      do: text(),
      route: text(),
    }),
  ),
  limits: texts(),
  methods: Type.Array(method()),
  sources: Type.Array(source()),
})
