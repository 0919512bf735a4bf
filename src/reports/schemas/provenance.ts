import { Type } from 'typebox'
import {
  abn,
  comparedRecord,
  exactly,
  method,
  oneOf,
  orNull,
  period,
  recordKind,
  sha256,
  source,
  text,
  texts,
} from './parts.ts'

const inputId = () =>
  Type.String({ pattern: '^in_[0-9a-f]{12}$', description: 'From the content of the input' })

const record = (kind = recordKind()) =>
  exactly({
    record: kind,
    version: Type.Integer({ minimum: 1 }),
    authored_by: text(),
    authored_by_name: Type.Optional(text()),
    authored_at: text(),
    sha256: sha256('Of the RFC 8785 JSON of the body'),
    body: Type.Record(Type.String(), Type.Unknown()),
  })

const cited = { evidence_ids: Type.Array(inputId()) }

const registers = () =>
  exactly(
    {
      action_log: orNull(
        exactly({
          days: Type.Array(exactly({ day: text('A day in the log that was checked'), ...cited })),
          actions: Type.Array(
            exactly({
              accreditation_code: text(),
              vintage: Type.Integer(),
              serial_first: Type.Integer(),
              serial_last: Type.Integer(),
              action_type: text('In the words of the register'),
              status: orNull(text()),
              completed_on: text(),
              generation_state: orNull(text()),
              account_purpose: orNull(text()),
              ...cited,
            }),
          ),
        }),
      ),
      credit_projects: orNull(
        exactly({
          projects: Type.Array(
            exactly({
              project_id: text(),
              revoked: Type.Boolean(),
              registered_on: orNull(text()),
              units: orNull(Type.Number()),
              ...cited,
            }),
          ),
          ...cited,
        }),
      ),
    },
    'What the registers say about certificates and credits; null if a register was not loaded',
  )

export const provenanceSchema = exactly({
  schema: Type.Literal('southerly/provenance/1'),
  abn: abn(),
  period: period(),
  snapshot: text(),
  evidence_hash: sha256(),
  hashed: exactly(
    { inputs: Type.Array(inputId()), methods: Type.Array(method()) },
    'What the evidence hash covers',
  ),
  releases: Type.Array(source()),
  inputs: Type.Array(
    exactly({
      id: inputId(),
      dataset: text(),
      release: text(),
      file_sha256: sha256(),
      ref: text('Row or cell in the file'),
      field: text(),
      observed: text('Day, year or period that the figure is about'),
      value_text: orNull(text('Exactly as published')),
      members: Type.Optional(Type.Array(inputId())),
    }),
  ),
  records: Type.Array(record(comparedRecord())),
  readiness_facts: exactly(
    {
      earlier_statements: orNull(record()),
      climate_at_sites: Type.Boolean(),
      scenarios_computed: Type.Boolean(),
      ledger_documents: Type.Array(
        Type.Object({
          sha256: Type.Union([Type.String(), Type.Null()]),
          scopes: Type.Array(oneOf(['1', '2', '3']), { description: 'Scopes of the lines that name it' }),
          is_held: Type.Boolean(),
        }),
      ),
      explanations: orNull(record(oneOf(['contradiction_explanations']))),
      numbers: Type.Array(
        exactly({
          requirement_id: text('`message` for the message'),
          quote: text('As it stands in the text'),
          start: Type.Integer(),
          end: Type.Integer(),
          verdict: oneOf([
            'differs',
            'unit_suspect',
            'arithmetic_fails',
            'factor_outdated',
            'doubtful',
            'not_comparable',
          ]),
          compared: Type.Array(
            exactly({
              what: text(),
              value: Type.Number(),
              unit: text(),
              source: text(),
              pointer: orNull(text('Place in the statements or targets')),
            }),
          ),
        }),
        {
          description:
            'Numbers in statements and the message that contradict what is held; doubtful and not comparable ones that nothing confirms',
        },
      ),
    },
    'What readiness is based on besides the records and the report',
  ),
  contradiction_facts: exactly(
    {
      net_energy: Type.Array(exactly({ reporting_year: text(), gj: Type.Number(), ...cited })),
      income: orNull(exactly({ aud: Type.Number(), year: text(), ...cited })),
      facilities: Type.Array(exactly({ name: text(), table: text(), year: text(), ...cited })),
      employer: orNull(exactly({ least: Type.Number(), band: text(), year: text(), ...cited })),
      earlier_period: orNull(exactly({ start: text(), end: text() })),
      listing: orNull(exactly({ code: text(), as_of: text(), is_current: Type.Boolean() })),
      elsewhere: exactly({
        facilities: Type.Array(
          exactly({
            name: text(),
            table: text(),
            year: text(),
            owner: text(),
            owner_abns: texts(),
            ...cited,
          }),
        ),
        entities: Type.Array(
          exactly({ abn: text(), name: text(), names: texts(), registered_in: orNull(text()) }),
        ),
      }),
      registers: registers(),
      claimed_elsewhere: Type.Array(
        exactly({ instrument: text(), standing: oneOf(['own', 'first', 'later']) }),
        {
          description: 'Instruments whose certificates another record also claims, and which claim counts',
        },
      ),
      percentages: Type.Array(
        exactly({ percentage: text(), year: Type.Integer(), percent_text: text('As printed'), ...cited }),
      ),
    },
    'Published facts used to look for contradictions that appear nowhere else',
  ),
  formulas: Type.Array(
    exactly(
      {
        method: text('Name of the page under /methods/'),
        version: text(),
        sha256: sha256('Of the RFC 8785 JSON of the formulas'),
        formulas: Type.Record(Type.String(), Type.Unknown()),
      },
      'Formulas of a method, as published',
    ),
  ),
  calculations: Type.Array(
    exactly({
      id: text(),
      method: method(),
      formula: text(),
      arguments: Type.Unknown({
        description:
          'Values, and references: {input}, {record, pointer}, {metric}, {report}; {input, columns} and {record, pointer, where} are rows',
      }),
      outputs: Type.Record(
        Type.String(),
        Type.Union([Type.String(), Type.Array(Type.String(), { minItems: 1 })]),
        {
          description: 'By name: a metric of report.json, a JSON pointer into it, or a list of these',
        },
      ),
    }),
  ),
})
