import { Type } from 'typebox'
import { RUN_STAGES, RUN_STATES } from '../../operations/disclosure-report/run-stages.ts'
import { VERSIONS } from '../../operations/framework-requirements.ts'
import { pageOf } from '../platform/page.ts'
import { Abn, Day, nullable } from './data.ts'

const Instant = Type.String({ format: 'date-time' })

export const CompanyPath = Type.Object({ abn: Abn })
export const RunPath = Type.Object({
  abn: Abn,
  run_id: Type.String({ maxLength: 64, description: 'Id of the run.', examples: ['run_0D9FIDaWmnOO8TQi'] }),
})
export const ArtifactPath = Type.Object({
  abn: Abn,
  artifact_id: Type.String({
    maxLength: 64,
    description: 'Id of the bundle.',
    examples: ['art_0D9FIDaWmnOO8TQi'],
  }),
})

export const downloadQuery = Type.Object(
  {
    file: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'One file of the bundle instead of the ZIP.',
        examples: ['report.pdf'],
      }),
    ),
  },
  { additionalProperties: false },
)

export const DisclosureReportRequest = Type.Object(
  {
    period: Type.Optional(
      Type.String({
        maxLength: 30,
        description:
          'A July-June year (2025-26), a calendar year (2025) or two days joined by a slash. Cannot be combined with period_start and period_end.',
        examples: ['2025-26'],
      }),
    ),
    period_start: Type.Optional(Day),
    period_end: Type.Optional(Day),
    standard_version: Type.Optional(
      Type.Enum([...VERSIONS], { description: 'Default: the version in force for the period.' }),
    ),
    early_adoption: Type.Optional(
      Type.Boolean({ description: 'True states the election to apply a later version early.' }),
    ),
    force: Type.Optional(
      Type.Boolean({ description: 'Make a new bundle even if one from the same data and records exists.' }),
    ),
  },
  { $id: 'DisclosureReportRequest', additionalProperties: false },
)

const Period = Type.Object({ start: Day, end: Day })

const UsedRecords = Type.Array(Type.Object({ kind: Type.String(), version: Type.Integer() }), {
  description: 'The tenant’s records that it is made from, each with its version.',
})

const DisclosureRun = Type.Object(
  {
    run_id: Type.String(),
    abn: Type.String(),
    period: Period,
    standard_version: Type.String(),
    early_adoption: Type.Boolean(),
    snapshot: Type.String(),
    records: UsedRecords,
    force: Type.Boolean(),
    state: Type.Enum([...RUN_STATES]),
    stage: nullable(
      Type.Enum([...RUN_STAGES], {
        description: 'Current or last stage; null before the run starts.',
      }),
    ),
    progress: Type.Integer({ minimum: 0, maximum: 100, description: 'Per cent.' }),
    attempt: Type.Integer({ description: 'How many times a worker has started it.' }),
    error: nullable(
      Type.Object(
        { code: Type.String({ examples: ['rendering_failed'] }), detail: Type.String() },
        { description: 'Why the last try failed; a queued run with an error will be tried again.' },
      ),
    ),
    artifact_id: nullable(Type.String({ description: 'The bundle, once the run has succeeded.' })),
    download_url: nullable(Type.String()),
    requested_by: Type.String(),
    requested_at: Instant,
    started_at: nullable(Instant),
    ended_at: nullable(Instant),
  },
  { $id: 'DisclosureRun', additionalProperties: false },
)

export const DisclosureRunAnswer = Type.Object(
  { data: DisclosureRun, meta: Type.Object({}) },
  { $id: 'DisclosureRunAnswer', additionalProperties: false },
)

export const RequestedDisclosureRun = Type.Object(
  {
    data: DisclosureRun,
    meta: Type.Object({
      reused: Type.Boolean({
        description: 'True if a run from the same data and records already existed. This is that run.',
      }),
    }),
  },
  { $id: 'RequestedDisclosureRun', additionalProperties: false },
)

export const DisclosureRunPage = pageOf('DisclosureRunPage', DisclosureRun)

const DisclosureReport = Type.Object(
  {
    artifact_id: Type.String(),
    run_id: Type.String(),
    abn: Type.String(),
    period: Period,
    version: Type.Integer({ description: 'Counts from 1 for each company and period.' }),
    supersedes: nullable(Type.String({ description: 'The artifact that it superseded.' })),
    superseded_by: nullable(
      Type.String({ description: 'The artifact that superseded it; null for the newest.' }),
    ),
    standard_version: Type.String(),
    early_adoption: Type.Boolean(),
    snapshot: Type.String(),
    records: UsedRecords,
    bundle_id: Type.String({ description: 'Derived from the content: the same bytes have the same id.' }),
    evidence_hash: Type.String(),
    sha256: Type.String({ description: 'SHA-256 of the ZIP.' }),
    size: Type.Integer({ description: 'Bytes of the ZIP.' }),
    made_at: Instant,
    retain_until: Type.String({
      format: 'date',
      description:
        'The bundle is kept until this day: seven years after the report for its period is completed, even if it was signed off after the bundle was made, and at least seven years after the period ends and after the bundle was made. manifest.json states the day as it was when the bundle was made.',
    }),
    download_url: Type.String(),
  },
  { $id: 'DisclosureReport', additionalProperties: false },
)

export const DisclosureReportPage = pageOf('DisclosureReportPage', DisclosureReport)

const fromTo = Type.Object({ from: Type.String(), to: Type.String() })
const Figure = nullable(Type.Union([Type.Number(), Type.String()]))

export const DisclosureComparison = Type.Object(
  {
    data: Type.Object({
      a: DisclosureReport,
      b: DisclosureReport,
      abn: fromTo,
      snapshot: fromTo,
      evidence_hash: fromTo,
      metrics: Type.Object({ compared: Type.Integer(), changed: Type.Integer() }),
      changes: Type.Array(
        Type.Object({
          metric_id: Type.String(),
          label: Type.String(),
          unit: nullable(Type.String()),
          from: Figure,
          to: Figure,
          change: nullable(Type.Number()),
          change_percent: nullable(Type.Number()),
          causes: Type.Array(Type.Object({ cause: Type.String(), detail: Type.String() })),
        }),
      ),
      requirements: Type.Array(
        Type.Object({
          requirement_id: Type.String(),
          from: nullable(Type.String({ description: 'Evidence status in the earlier bundle.' })),
          to: nullable(Type.String()),
        }),
      ),
    }),
    meta: Type.Object({}),
  },
  { $id: 'DisclosureComparison', additionalProperties: false },
)
