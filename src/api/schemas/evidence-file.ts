import { Type } from 'typebox'
import { DOCUMENT_STATUSES } from '../../domain/disclosure/evidence/company-evidence.ts'
import { pageOf, pageQuery } from '../platform/page.ts'
import { Abn, nullable } from './data.ts'
import { Period } from './disclosure.ts'
import { askedPeriod } from './record.ts'

const closed = { additionalProperties: false } as const

export const EvidencePath = Type.Object({
  sha256: Type.String({
    maxLength: 64,
    description: 'SHA-256 of the file: 64 lower-case hexadecimal digits.',
    examples: ['e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  }),
})

export const NewEvidenceFile = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 400,
      description: 'File name with its extension. Any path is removed.',
      examples: ['electricity-bill-march.pdf'],
    }),
    abn: Type.Optional(Abn),
    period: Type.Optional(askedPeriod),
  },
  closed,
)

export const EvidenceQuery = Type.Object(
  {
    ...pageQuery,
    abn: Type.Optional(Abn),
    period: Type.Optional(askedPeriod),
    unlinked: Type.Optional(
      Type.Boolean({
        description: 'True: only files that no record in force names. False: only files that one does.',
      }),
    ),
  },
  closed,
)

const EvidenceFile = Type.Object(
  {
    sha256: Type.String({ description: 'SHA-256 of the bytes. Records name the file by it.' }),
    name: Type.String({ description: 'Name under which it was first uploaded.' }),
    bytes: Type.Integer({ minimum: 1 }),
    media_type: Type.String({
      description: 'Recognised from the content of the file.',
      examples: ['application/pdf'],
    }),
    received_at: Type.String({ format: 'date-time' }),
    received_by: Type.String({ description: 'Who uploaded it first: `member:<id>` or `key:<id>`.' }),
    uploaded_for: Type.Array(Type.Object({ abn: Type.String(), period: Period }, closed), {
      description: 'Companies and periods that were named when it was uploaded.',
    }),
    named_by: Type.Array(
      Type.Object(
        {
          abn: Type.String(),
          kind: Type.String({ description: 'Kind of the record, such as `market_based_evidence`.' }),
          period: nullable(Period),
        },
        closed,
      ),
      { description: 'Records in force that name it. Empty: it supports nothing.' },
    ),
  },
  { $id: 'EvidenceFile', additionalProperties: false },
)

export const EvidenceFileAnswer = Type.Object(
  { data: EvidenceFile },
  { $id: 'EvidenceFileAnswer', additionalProperties: false },
)

export const EvidenceFilePage = pageOf('EvidenceFilePage', EvidenceFile)

const EvidenceDocument = Type.Object(
  {
    sha256: Type.String(),
    status: Type.Enum([...DOCUMENT_STATUSES], {
      description:
        '`held`; `missing`: referred to but not uploaded; `other_type`: held, but of a different type from what the record says.',
    }),
    file: nullable(
      Type.Object(
        { name: Type.String(), bytes: Type.Integer(), media_type: Type.String() },
        { additionalProperties: false, description: 'The file held; null if it is missing.' },
      ),
    ),
    uses: Type.Array(
      Type.Object(
        {
          record: Type.String({ description: 'Kind of the record, such as `s2_statements`.' }),
          pointer: Type.String({ description: 'JSON pointer into its content.' }),
          what: Type.String({ description: 'What the document is evidence of.' }),
          name: nullable(Type.String({ description: 'Name that the record gives the document.' })),
        },
        closed,
      ),
    ),
    requirement_ids: Type.Array(Type.String(), { description: 'Requirements it supports.' }),
  },
  { $id: 'EvidenceDocument', additionalProperties: false },
)

const count = (description: string) => Type.Integer({ minimum: 0, description })

export const CompanyEvidence = Type.Object(
  {
    data: Type.Object(
      {
        abn: Type.String(),
        period: Type.Object({
          ...Period.properties,
          basis: Type.Enum(['asked_for', 'newest_record', 'latest_july_june_year']),
        }),
        documents: Type.Array(EvidenceDocument, { description: 'Every document that a record names.' }),
        requirements: Type.Array(
          Type.Object(
            {
              requirement_id: Type.String(),
              title: nullable(Type.String()),
              held: count('Documents held.'),
              missing: count('Documents that are named and not uploaded.'),
              other_type: count('Documents whose type differs from what the record says.'),
            },
            closed,
          ),
          { description: 'Requirements supported by a document, in the order of the standard.' },
        ),
        supports_nothing: Type.Array(EvidenceFile, {
          description:
            'Files uploaded for the company and period that no record in force names; at most 200.',
        }),
        has_more_unlinked: Type.Boolean({ description: 'Whether there are more than 200 of them.' }),
      },
      closed,
    ),
  },
  { $id: 'CompanyEvidence', additionalProperties: false },
)
