import { type Static, Type } from 'typebox'
import { VERDICTS } from '../../domain/prose/check.ts'
import { ROW_VERDICTS } from '../../domain/prose/document-rows.ts'
import { HELD_MEASURES } from '../../domain/prose/measures.ts'
import { CHALLENGE_FORMATS } from '../../operations/challenges/export.ts'
import { pageOf, pageQuery, pageWithMeta } from '../platform/page.ts'
import { Abn, nullable } from './data.ts'
import { Period } from './disclosure.ts'
import { Compared } from './number-checks.ts'
import { askedPeriod } from './record.ts'

const closed = { additionalProperties: false } as const
const FILE = Type.String({
  minLength: 64,
  maxLength: 64,
  pattern: '^[0-9a-f]{64}$',
  description: 'SHA-256 of an evidence file of the tenant: POST /v1/evidence-files takes the report.',
})

export const ChallengePath = Type.Object({
  id: Type.String({ maxLength: 40, description: 'Id of the challenge.', examples: ['chl_0123456789abcdef'] }),
})

export const ChallengeBody = Type.Object(
  { file: FILE, abn: Abn, period: askedPeriod },
  { $id: 'ChallengeBody', additionalProperties: false },
)

export const ChallengeQuery = Type.Object(
  {
    ...pageQuery,
    abn: Type.Optional(Abn),
    period: Type.Optional(askedPeriod),
    file: Type.Optional(FILE),
  },
  closed,
)

const DocumentRows = Type.Object(
  {
    total: Type.Integer({ description: 'Amounts that name the file.' }),
    checked: Type.Integer({ description: 'The first 100 of them.' }),
    stated: Type.Integer({ description: 'Of those checked, the ones that the file states.' }),
    rows: Type.Array(
      Type.Object(
        {
          pointer: nullable(
            Type.String({
              description: 'JSON pointer into the record of electricity; null for a line of the ledger.',
            }),
          ),
          ledger_line: nullable(Type.String({ description: 'Id of the line of the ledger.' })),
          what: Type.String(),
          period: Period,
          quantity: Type.Number(),
          unit: Type.String(),
          verdict: Type.Enum([...ROW_VERDICTS]),
          number: nullable(
            Type.Integer({
              description:
                '`number` of the reading that states it, where one does: energies alone are readings.',
            }),
          ),
          why: Type.String(),
          settle: nullable(Type.String()),
        },
        closed,
      ),
      { description: 'Up to 50, those that the file does not state first.' },
    ),
  },
  {
    ...closed,
    description:
      'Amounts of the electricity record and of the ledger that name the file as their evidence, beside what it states.',
  },
)

const Paragraph = Type.Object(
  {
    requirement_id: Type.String(),
    title: Type.String(),
    places: Type.Array(
      Type.Object(
        {
          page: nullable(Type.Integer({ description: 'Null in files without pages.' })),
          line: Type.Integer(),
          words: Type.String(),
        },
        closed,
      ),
      { description: 'The first two pages; empty where none has the words.' },
    ),
  },
  closed,
)

const Challenge = Type.Object(
  {
    id: Type.String(),
    file: Type.Object({ sha256: Type.String(), name: Type.String() }, closed),
    abn: Type.String(),
    period: Period,
    snapshot: Type.String({ description: 'Published data that its numbers are compared with.' }),
    state: Type.Enum(['queued', 'done', 'failed']),
    requested_by: Type.String({ description: '`member:<id>` or `key:<id>`.' }),
    requested_at: Type.String({ format: 'date-time' }),
    ended_at: nullable(Type.String({ format: 'date-time' })),
    result: nullable(
      Type.Object(
        {
          name: nullable(Type.String({ description: 'Of the company.' })),
          format: Type.Enum(['pdf', 'docx', 'html', 'text']),
          pages: nullable(Type.Integer({ description: 'Null for files without pages.' })),
          pages_without_text: Type.Array(Type.Integer(), {
            description: 'Scans and pictures: nothing on them was compared.',
          }),
          numbers: Type.Integer(),
          counts: Type.Record(Type.String(), Type.Integer(), { description: 'Numbers by verdict.' }),
          contradicting: Type.Integer({
            description:
              'Numbers that differ, are off by a unit, do not follow, or are a factor of another edition.',
          }),
          document_rows: DocumentRows,
          paragraphs: Type.Array(Paragraph, {
            description:
              'Paragraphs of AASB S2 with the places where the report has the words that usually answer them. A pointer for a reader, not a judgement: words may answer nothing, and an answer may use other words.',
          }),
          evidence_hash: Type.String(),
        },
        { ...closed, description: 'Null until it is done.' },
      ),
    ),
    failure: nullable(
      Type.Object(
        { detail: Type.String(), hint: nullable(Type.String()) },
        { ...closed, description: 'Why the file was not compared.' },
      ),
    ),
  },
  { $id: 'Challenge', additionalProperties: false },
)

export const ChallengeAnswer = Type.Object(
  { data: Challenge },
  { $id: 'ChallengeAnswer', additionalProperties: false },
)
export const ChallengePage = pageOf('ChallengePage', Challenge)

export const ReadingQuery = Type.Object(
  {
    ...pageQuery,
    verdict: Type.Optional(Type.Enum([...VERDICTS], { description: 'Only numbers with this verdict.' })),
    contradicting: Type.Optional(
      Type.Boolean({
        description:
          'Only numbers that differ, are off by a unit, do not follow, or are a factor of another edition.',
      }),
    ),
  },
  closed,
)
export type ReadingFilter = Pick<Static<typeof ReadingQuery>, 'verdict' | 'contradicting'>

const Reading = Type.Object(
  {
    number: Type.Integer({ description: 'Order in the report, from 1.' }),
    verdict: Type.Enum([...VERDICTS]),
    page: nullable(Type.Integer({ description: 'Null in files without pages.' })),
    line: Type.Integer(),
    place: Type.Object(
      { part: Type.Integer(), start: Type.Integer(), end: Type.Integer() },
      {
        ...closed,
        description: 'Part of `GET /v1/challenges/{id}/pages`, and the characters of its text.',
      },
    ),
    box: nullable(
      Type.Object(
        { x: Type.Number(), y: Type.Number(), width: Type.Number(), height: Type.Number() },
        { ...closed, description: 'The line on its page, in points from the lower left corner.' },
      ),
    ),
    words: Type.String({ description: 'The words of the line.' }),
    quote: Type.String({ description: 'The number with its unit, as it is printed.' }),
    value: Type.Number(),
    unit: nullable(Type.String()),
    year: nullable(Type.String()),
    subject: nullable(Type.String()),
    measure: nullable(Type.Enum(Object.keys(HELD_MEASURES))),
    compared: Type.Array(Compared),
    why: Type.String(),
    settle: nullable(Type.String({ description: 'What would settle it.' })),
  },
  { $id: 'ChallengeReading', additionalProperties: false },
)

export const ReadingPage = pageOf('ChallengeReadingPage', Reading)

export const PageQuery = Type.Object(
  {
    ...pageQuery,
    limit: Type.Integer({ minimum: 1, maximum: 20, default: 5, description: 'Pages in an answer.' }),
    from: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1, description: 'Part to begin with.' }),
  },
  closed,
)

const ReadPage = Type.Object(
  {
    part: Type.Integer({ description: 'Order in the report, from 1. A very long page has several parts.' }),
    page: nullable(Type.Integer({ description: 'Null in files without pages.' })),
    first_line: Type.Integer({ description: 'Line of the page that it begins with.' }),
    text: Type.String({ description: 'A line for each line, tabs between the cells of a table.' }),
    numbers: Type.Array(
      Type.Object(
        {
          number: Type.Integer({ description: '`number` of the reading.' }),
          verdict: Type.Enum([...VERDICTS]),
          start: Type.Integer(),
          end: Type.Integer(),
        },
        closed,
      ),
      { description: 'Where each number stands: characters of the text.' },
    ),
  },
  { $id: 'ChallengeReadPage', additionalProperties: false },
)

export const PagePage = pageWithMeta(
  'ChallengeReadPagePage',
  ReadPage,
  Type.Object({ parts: Type.Integer({ description: 'Parts of the report that are kept.' }) }, closed),
)

export const ChallengeExportQuery = Type.Object(
  {
    format: Type.Enum([...CHALLENGE_FORMATS], {
      default: 'bundle',
      description:
        '`bundle`: a ZIP with JSON, workbook, PDF and the pages as they were read, signed; `southerly verify` checks it.',
    }),
  },
  closed,
)
