import { Type } from 'typebox'
import { CATEGORY_WORDS } from '../../domain/ledger/categories.ts'
import { FILE_FIELDS, FIXED_FIELDS, SPEND_SIGNS, TAXES } from '../../domain/ledger/files/layout.ts'
import { pageOf, pageWithMeta } from '../platform/page.ts'
import { Method, nullable } from './data.ts'
import { Period } from './disclosure.ts'
import { Reason, ScopeTonnes } from './ledger.ts'
import { askedPeriod, dryRun } from './record.ts'

const text = nullable(Type.String())
const name = (description: string) => Type.String({ minLength: 1, maxLength: 100, description })

export const LedgerImportQuery = Type.Object(
  {
    ...dryRun,
    name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the file, for messages.' }),
    period: askedPeriod,
    sheet: Type.Optional(
      Type.String({ minLength: 1, maxLength: 100, description: 'Sheet of the workbook, if several fit.' }),
    ),
    offset: Type.Integer({
      default: 0,
      minimum: 0,
      maximum: 10_000_000,
      description: 'Problems to skip; `next_offset` of the answer before.',
    }),
    limit: Type.Integer({ default: 200, minimum: 1, maximum: 1000, description: 'Most problems to list.' }),
  },
  { additionalProperties: false },
)

const Money = {
  currency: Type.String({ minLength: 1, maxLength: 10, description: 'Only AUD is taken.' }),
  tax: Type.Enum([...TAXES], { description: 'Whether amounts have GST in them; it is taken out.' }),
  spend_is: Type.Enum([...SPEND_SIGNS], { description: 'The sign that money going out has.' }),
}

const Summary = Type.Object({
  rows: Type.Integer({ description: 'Rows below the headings that are not empty.' }),
  taken: Type.Integer(),
  doubtful: Type.Integer({ description: 'In the ledger, with an open question.' }),
  refused: Type.Integer(),
  left_out: Type.Integer({ description: 'Rows of totals, and rows whose words were chosen to be left out.' }),
  already_held: Type.Integer({ description: 'Of the taken and doubtful rows: nothing was added for them.' }),
})

const field = nullable(Type.Enum([...FILE_FIELDS]))
const fixed = Object.fromEntries(
  FIXED_FIELDS.map((one) => [one, Type.Optional(name('The same in all rows.'))]),
)
const Fixed = Type.Record(Type.String(), Type.String(), {
  description: 'What all rows share: as said in the layout, or as the headings imply.',
})

const Layout = Type.Object({
  id: Type.String({ description: 'Of the headings: other files with them are read alike.' }),
  is_remembered: Type.Boolean({ description: 'True where someone has said what its columns are.' }),
  heading_at: Type.String({ examples: ['line 1'] }),
  columns: Type.Array(
    Type.Object({
      heading: Type.String(),
      field,
      unit: nullable(Type.String({ description: 'That the heading names.' })),
      examples: Type.Array(Type.String(), { description: 'Up to three values below it.' }),
    }),
  ),
  fields: Type.Array(Type.String(), { description: 'What a column can be mapped to.' }),
  missing: Type.Array(Type.String(), { description: 'Without which no row can be read.' }),
  fixed: Fixed,
  money: nullable(
    Type.Object(Money, { description: 'How amounts were read; null in a file of quantities.' }),
  ),
})

const Word = Type.Object({
  activity: text,
  use: text,
  unit: Type.String(),
  rows: Type.Integer(),
  quantity: Type.Number(),
  t: nullable(Type.Number({ description: 't CO2-e of all scopes, before any share.' })),
  status: Type.Enum(['taken', 'doubtful', 'refused', 'left_out']),
  factor_id: text,
  category: text,
  scope: nullable(Type.Integer()),
  is_chosen: Type.Boolean({ description: 'True where a choice of the tenant says it.' }),
  reasons: Type.Array(Reason),
  notes: Type.Array(Reason),
  suggestions: Type.Array(Type.Object({ factor_id: Type.String(), name: Type.String() }), {
    description: 'Factors to choose from, where the words leave it open.',
  }),
})

export const LedgerImportAnswer = Type.Object(
  {
    data: Type.Object({
      abn: Type.String(),
      period: Period,
      version: Type.Integer({ description: 'Version of the ledger afterwards; 0 where it is empty.' }),
      import: nullable(
        Type.Integer({ description: 'Number of the import; null where nothing was added or saved.' }),
      ),
      file: Type.Object({
        name: Type.String(),
        sha256: Type.String({ description: 'The document of each line.' }),
        bytes: Type.Integer(),
        format: Type.Enum(['csv', 'xlsx', 'xls', 'meter'], {
          description: '`meter`: read month by month, in the regions of meter-regions.',
        }),
        sheet: text,
      }),
      meters: Type.Array(Type.Object({ meter: Type.String(), region: text }), {
        description: 'Meters of a meter file with their regions of meter-regions; empty for other files.',
      }),
      layout: Layout,
      summary: Summary,
      effect: Type.Object(
        { before: Type.Object(ScopeTonnes), after: Type.Object(ScopeTonnes) },
        { description: 'Totals before and after.' },
      ),
      words: Type.Array(Word, {
        description: 'Words or accounts of the file, most rows first; 300 at most.',
      }),
      words_left_out: Type.Integer(),
      categories: Type.Array(
        Type.Object({ category: Type.String(), scope: Type.Integer(), name: Type.String() }),
        { description: 'Where words can be moved to.' },
      ),
      reasons: Type.Array(
        Type.Object({
          status: Type.Enum(['doubtful', 'refused', 'left_out']),
          code: Type.String(),
          rows: Type.Integer(),
          message: Type.String({ description: 'Of the first such row.' }),
          first: Type.Array(Type.String(), { description: 'Where the first five are.' }),
        }),
      ),
      problems: Type.Array(
        Type.Object({
          at: Type.String({ examples: ['line 7'] }),
          row: Type.Integer(),
          column: text,
          value: text,
          id: text,
          status: Type.Enum(['doubtful', 'refused']),
          code: Type.String(),
          message: Type.String(),
          allowed: Type.Optional(Type.Array(Type.String())),
        }),
        { description: 'A page of doubtful and refused rows with each reason.' },
      ),
      next_offset: nullable(Type.Integer({ description: 'Where the next page of problems begins.' })),
    }),
    meta: Type.Object({
      dry_run: Type.Boolean({ description: 'True when nothing was saved.' }),
      factor_edition: Type.String(),
      method: Method,
    }),
  },
  { $id: 'LedgerImported', additionalProperties: false },
)

export const LedgerImportPage = pageWithMeta(
  'LedgerImportPage',
  Type.Object(
    {
      import: Type.Integer(),
      file_name: Type.String(),
      file_sha256: Type.String(),
      sheet: text,
      layout: Type.String(),
      summary: Summary,
      imported_by: Type.String(),
      imported_at: Type.String(),
      withdrawn_by: nullable(Type.String({ description: 'Who took it back; null while it stands.' })),
      withdrawn_at: text,
    },
    { $id: 'LedgerImport' },
  ),
  Type.Object({ abn: Type.String(), period: Period }),
)

export const LedgerWithdrawalAnswer = Type.Object(
  {
    data: Type.Object({
      abn: Type.String(),
      period: Period,
      import: Type.Integer(),
      file_name: Type.String(),
      version: Type.Integer({ description: 'Version of the ledger afterwards.' }),
      lines: Type.Integer({ description: 'Lines that leave the ledger.' }),
      corrected: Type.Integer({ description: 'Rows that people corrected: the corrections stay.' }),
      effect: Type.Object(
        { before: Type.Object(ScopeTonnes), after: Type.Object(ScopeTonnes) },
        { description: 'Totals before and after.' },
      ),
    }),
    meta: Type.Object({ dry_run: Type.Boolean({ description: 'True when nothing was saved.' }) }),
  },
  { $id: 'LedgerWithdrawalAnswer' },
)

export const LayoutId = Type.String({
  pattern: '^[0-9a-f]{16}$',
  description: '`layout.id` of the answer to an import.',
})

const LayoutMembers = {
  headings: Type.Array(Type.String({ maxLength: 200 }), {
    minItems: 1,
    maxItems: 500,
    description: 'The headings, in their order: the id must be theirs.',
  }),
  columns: Type.Optional(
    Type.Record(Type.String({ maxLength: 200 }), field, {
      description: 'Field by heading; null: the column is not read. Others keep what is recognised.',
      maxProperties: 500,
    }),
  ),
  fixed: Type.Optional(Type.Object(fixed, { additionalProperties: false })),
  money: Type.Optional(Type.Partial(Type.Object(Money, { additionalProperties: false }))),
}

export const LedgerLayoutBody = Type.Object(LayoutMembers, {
  $id: 'LedgerLayout',
  additionalProperties: false,
  examples: [
    {
      headings: ['Date', 'Product', 'Litres', 'Odometer'],
      columns: { Odometer: null },
      fixed: { use: 'transport' },
    },
  ],
})

const SavedLayout = Type.Object(
  {
    id: Type.String(),
    ...LayoutMembers,
    chosen_by: Type.String(),
    chosen_at: Type.String(),
  },
  { $id: 'SavedLedgerLayout' },
)

export const LedgerLayoutPage = pageOf('LedgerLayoutPage', SavedLayout)
export const LedgerLayoutAnswer = Type.Object(
  { data: SavedLayout },
  { $id: 'LedgerLayoutSaved', additionalProperties: false },
)

const Choice = {
  activity: name('Words of the activity, or the account.'),
  use: Type.Optional(name('What for.')),
  factor_id: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description: 'A factor by its id, `own:<set>/<factor>`, or `io:<code>` for spend.',
    }),
  ),
  category: Type.Optional(
    Type.Enum([...CATEGORY_WORDS], { description: 'If not the category of the factor.' }),
  ),
  left_out: Type.Optional(
    Type.Boolean({ description: 'These words are no activity: rows with them are left out.' }),
  ),
}

export const LedgerChoicesBody = Type.Object(
  {
    choices: Type.Array(Type.Object(Choice, { additionalProperties: false }), {
      minItems: 1,
      maxItems: 1000,
    }),
  },
  {
    $id: 'LedgerChoices',
    additionalProperties: false,
    examples: [
      {
        choices: [
          { activity: 'IT consultants', factor_id: 'io:M', category: 'category_1' },
          { activity: 'Wages', left_out: true },
        ],
      },
    ],
  },
)

export const LedgerChoicesAnswer = Type.Object(
  { data: Type.Object({ saved: Type.Integer() }) },
  { $id: 'LedgerChoicesSaved', additionalProperties: false },
)

export const LedgerChoicePage = pageOf(
  'LedgerChoicePage',
  Type.Object(
    {
      activity: Type.String({ description: 'In lower case, as it is compared.' }),
      use: text,
      factor_id: text,
      category: text,
      left_out: Type.Boolean(),
      chosen_by: Type.String(),
      chosen_at: Type.String(),
    },
    { $id: 'LedgerChoice' },
  ),
)
