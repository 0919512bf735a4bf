import { Type } from 'typebox'
import { LINE_STATUSES } from '../../domain/portfolio/book/lines.ts'
import { MOST_HOLDINGS } from '../../domain/portfolio/holding.ts'
import { BookField } from './book-layout.ts'
import { Day, nullable } from './data.ts'
import { HoldingBody } from './portfolio-holding.ts'
import { dryRun } from './record.ts'

const text = nullable(Type.String())

export const PortfolioImportQuery = Type.Object(
  {
    ...dryRun,
    name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the file, for messages.' }),
    balance_date: Day,
    title: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 200,
        description: 'Name of the portfolio. Default: the one it has, or the name of the file.',
      }),
    ),
    sheet: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Sheet of the workbook, if several fit.' }),
    ),
    layout: Type.Optional(
      Type.String({
        maxLength: 8000,
        description:
          'What headings and words mean, as JSON: `columns` (field or null by heading), `scales` (1, 1000, 1000000 by heading), `fixed` (what all rows share), `asset_classes` (class by words). Kept with the version for the next file with the same headings.',
        examples: ['{"columns":{"Limit":null},"fixed":{"asset_class":"business_loan"}}'],
      }),
    ),
    keep_good: Type.Boolean({
      default: false,
      description:
        'Saves the rows that can be taken although others are refused. Otherwise nothing is saved.',
    }),
    show: Type.Enum(['all', ...LINE_STATUSES], { default: 'all', description: 'Lines to list.' }),
    offset: Type.Integer({
      default: 0,
      minimum: 0,
      maximum: MOST_HOLDINGS * 2,
      description: 'Lines to skip.',
    }),
    limit: Type.Integer({
      default: 200,
      minimum: 0,
      maximum: MOST_HOLDINGS * 2,
      description: 'Most lines to list.',
    }),
    holdings: Type.Boolean({
      default: false,
      description: 'Adds the holdings as they are saved, such as for POST /v1/portfolios/preview.',
    }),
  },
  { additionalProperties: false },
)

const Reason = Type.Object({
  code: Type.String(),
  column: text,
  at: Type.String({ examples: ['Loans!C7', 'line 7'] }),
  value: text,
  message: Type.String(),
})

const Candidates = Type.Array(
  Type.Object({ abn: Type.String(), name: Type.String(), score: Type.Number({ minimum: 0, maximum: 1 }) }),
)

const Layout = Type.Object({
  id: Type.String({ description: 'The same for every file with these headings.' }),
  is_remembered: Type.Boolean({ description: 'True where the version in force was read from such a file.' }),
  heading_at: Type.String({ examples: ['Loans!A3'] }),
  has_headings: Type.Boolean({ description: 'False: columns were guessed from what they hold. Check them.' }),
  columns: Type.Array(
    Type.Object({
      heading: Type.String(),
      field: BookField,
      scale: Type.Number({ description: 'What its figures are multiplied by.' }),
      currency: text,
      examples: Type.Array(Type.String(), { description: 'Up to three values below it.' }),
    }),
  ),
  fields: Type.Array(Type.String(), { description: 'What a column can be mapped to.' }),
  asset_class_names: Type.Array(Type.String(), { description: 'What words of a class can be mapped to.' }),
  unknown_classes: Type.Array(Type.String(), {
    description: 'Words of asset classes that are to be mapped.',
  }),
  missing: Type.Array(Type.String(), { description: 'Without which no row can be read.' }),
  fixed: Type.Record(Type.String(), Type.String()),
  asset_classes: Type.Record(Type.String(), Type.String()),
})

export const PortfolioImportAnswer = Type.Object(
  {
    data: Type.Object({
      id: Type.String(),
      file: Type.Object({
        name: Type.String(),
        sha256: Type.String(),
        bytes: Type.Integer(),
        format: Type.Enum(['csv', 'xlsx', 'xls']),
        sheet: text,
      }),
      layout: Layout,
      counts: Type.Object(
        {
          lines: Type.Integer({ description: 'Rows below the headings that are not empty.' }),
          taken: Type.Integer(),
          doubtful: Type.Integer({
            description: 'Saved, but not covered until someone says which company.',
          }),
          refused: Type.Integer({ description: 'Not saved.' }),
          left_out: Type.Integer({ description: 'Rows of totals.' }),
        },
        { description: 'Every line is one of the four.' },
      ),
      amounts_aud: Type.Object(
        { taken: Type.Number(), doubtful: Type.Number(), refused: Type.Number() },
        { description: 'Outstanding, as far as it can be read.' },
      ),
      lines: Type.Array(
        Type.Object({
          row: Type.Integer(),
          at: Type.String(),
          status: Type.Enum([...LINE_STATUSES]),
          id: text,
          text: nullable(Type.String({ description: 'What names the company in the row.' })),
          abn: text,
          asset_class: text,
          outstanding_aud: nullable(Type.Number()),
          reasons: Type.Array(Reason),
        }),
        { description: 'A page of the lines in the order of the file.' },
      ),
      next_offset: nullable(
        Type.Integer({ description: 'Where the next page begins; null: this is the last.' }),
      ),
      queue: Type.Array(
        Type.Object({
          text: Type.String(),
          rows: Type.Integer(),
          outstanding_aud: Type.Number(),
          first: Type.Array(Type.String(), { description: 'Where the first five rows are.' }),
          candidates: nullable(Candidates),
          preselected: nullable(
            Type.String({ description: 'To offer first. Below a score of 0.6 there is none.' }),
          ),
          reason_code: Type.String(),
          reason: Type.String(),
        }),
        {
          description:
            'Names that wait for a person, each once, the largest amount first. Candidates of the 100 largest; null beyond, to be asked for with POST /v1/portfolios/resolve. Send the choices to POST /v1/portfolios/{id}/choices after saving.',
        },
      ),
      holdings: nullable(Type.Array(HoldingBody)),
      saved: nullable(Type.Object({ version: Type.Integer(), etag: Type.String(), changed: Type.Boolean() })),
    }),
    meta: Type.Object({ dry_run: Type.Boolean({ description: 'True when nothing was saved.' }) }),
  },
  { $id: 'PortfolioImported', additionalProperties: false },
)

export const PortfolioChoicesBody = Type.Object(
  {
    choices: Type.Array(
      Type.Object(
        {
          name: Type.Optional(
            Type.String({ minLength: 1, maxLength: 120, description: 'All holdings with this name.' }),
          ),
          id: Type.Optional(Type.String({ minLength: 1, maxLength: 64, description: 'One holding.' })),
          abn: Type.String({ maxLength: 32, description: 'ABN, or an ACN of nine digits.' }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: MOST_HOLDINGS },
    ),
  },
  {
    $id: 'PortfolioChoices',
    additionalProperties: false,
    examples: [{ choices: [{ name: 'AGL', abn: '74 115 061 375' }] }],
  },
)
