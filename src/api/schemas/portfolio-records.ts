import { Type } from 'typebox'
import { pageOf } from '../platform/page.ts'
import { BookLayoutBody } from './book-layout.ts'
import { Day, dataAnswer, nullable, snapshotId } from './data.ts'
import { PORTFOLIO_EXAMPLE } from './portfolio.ts'
import { HoldingBody, Holdings } from './portfolio-holding.ts'
import { AuthorName } from './record.ts'

export const PortfolioBody = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, examples: ['Lending book'] }),
    balance_date: Day,
    holdings: Holdings,
  },
  {
    $id: 'PortfolioBody',
    additionalProperties: false,
    examples: [{ name: 'Lending book', ...PORTFOLIO_EXAMPLE }],
  },
)

const envelope = {
  id: Type.String(),
  name: Type.String(),
  balance_date: nullable(Type.String()),
  currency: Type.Enum(['AUD']),
  holding_count: Type.Integer(),
  version: Type.Integer({ minimum: 1 }),
  supersedes: nullable(Type.Integer({ description: 'The previous version; null for the first.' })),
  body_sha256: Type.String({ description: 'SHA-256 of the canonical JSON of the content.' }),
  authored_by: Type.String({ description: 'Who wrote it, such as `member:<id>` or `key:<id>`.' }),
  authored_at: Type.String(),
  retain_until: Type.String({ description: 'The version is kept until this day, even if it is deleted.' }),
  etag: Type.String({ description: 'Send it in quotes as If-Match to change this version.' }),
}
const ImportedFrom = Type.Object(
  {
    file_name: Type.String(),
    file_sha256: Type.String(),
    sheet: nullable(Type.String()),
    layout_id: Type.String(),
    layout: BookLayoutBody,
    lines: Type.Integer(),
    taken: Type.Integer(),
    doubtful: Type.Integer(),
    refused: Type.Integer(),
    left_out: Type.Integer(),
  },
  { description: 'The file that this version was read from, and how its columns were read.' },
)
const saved = {
  ...envelope,
  holdings: Type.Array(HoldingBody),
  imported_from: nullable(ImportedFrom),
}

export const SavedPortfolio = Type.Object(
  { data: Type.Object(saved), meta: Type.Object({}) },
  { $id: 'Portfolio', additionalProperties: false },
)

export const ChangedPortfolio = Type.Object(
  {
    data: Type.Object(saved),
    meta: Type.Object({
      changed: Type.Boolean({ description: 'False if the content is unchanged: no new version was made.' }),
      dry_run: Type.Boolean({ description: 'True when nothing was saved.' }),
      warnings: Type.Array(
        Type.Object({ pointer: Type.String(), code: Type.String(), message: Type.String() }),
        { description: 'Holdings that wait for a choice of company.' },
      ),
    }),
  },
  { $id: 'ChangedPortfolio', additionalProperties: false },
)

export const DeletedPortfolio = Type.Object(
  { data: Type.Object(envelope), meta: Type.Object({}) },
  { $id: 'DeletedPortfolio', additionalProperties: false },
)

export const PortfolioPage = pageOf('PortfolioPage', Type.Object(envelope))

export const PortfolioHistory = pageOf(
  'PortfolioHistory',
  Type.Object({
    ...envelope,
    authored_by_name: AuthorName,
    deletion_reason: nullable(Type.String()),
    field_changes: nullable(
      Type.Array(
        Type.Object({
          pointer: Type.String(),
          change: Type.Enum(['added', 'removed', 'changed']),
          before: Type.Optional(Type.Unknown()),
          after: Type.Optional(Type.Unknown()),
        }),
        {
          description:
            'Field by field, compared with the previous version; null for the first, and with `changes=false`.',
        },
      ),
    ),
  }),
)

export const PortfolioPath = Type.Object({
  id: Type.String({
    pattern: '^[a-z0-9][a-z0-9_-]{0,63}$',
    description: 'Chosen by you: lower-case letters, digits, `-` and `_`.',
    examples: ['lending-book'],
  }),
})

/** What can be asked of a saved portfolio: of its answer and of its files. */
export const financedQuery = {
  price_aud_per_t: Type.Optional(
    Type.Number({
      minimum: 0,
      maximum: 10_000,
      description: 'Your price of a tonne for the Safeguard shortfall, A$.',
    }),
  ),
  adjust_evic: Type.Boolean({ default: false, description: 'Adjusts EVIC by its average change.' }),
  risk: Type.Boolean({
    default: false,
    description: 'Adds amounts by band of risk, and the bands of each holding.',
  }),
  screening: Type.Boolean({
    default: false,
    description: 'Adds the screening of scope 3 that is not reported, apart from every total.',
  }),
  version: Type.Optional(Type.Integer({ minimum: 1, description: 'Default: the version in force.' })),
  compared_with: Type.Optional(Type.Integer({ minimum: 1, description: 'An earlier version.' })),
  compared_with_snapshot: Type.Optional(
    snapshotId('An earlier snapshot; without `compared_with` the same version is compared.'),
  ),
}

export const ResolveBody = Type.Object(
  {
    lines: Type.Array(Type.String({ maxLength: 200 }), {
      description: '1 to 1,000 lines: ABNs, ACNs, tickers or names, in any spelling.',
    }),
  },
  {
    additionalProperties: false,
    examples: [{ lines: ['74 115 061 375', 'ACN 004 028 077', 'Woodside'] }],
  },
)

export const ResolvedLines = dataAnswer(
  'ResolvedLines',
  Type.Object({
    summary: Type.Object({
      lines: Type.Integer(),
      taken: Type.Integer(),
      doubtful: Type.Integer(),
      refused: Type.Integer(),
    }),
    results: Type.Array(
      Type.Object({
        index: Type.Integer({ description: 'Place in the request, from 0.' }),
        text: Type.String(),
        status: Type.Enum(['taken', 'doubtful', 'refused'], {
          description: 'A number is taken; a name waits for your choice; the rest is refused.',
        }),
        abn: nullable(Type.String({ description: 'Null until it is chosen.' })),
        name: nullable(Type.String()),
        preselected: nullable(
          Type.String({ description: 'ABN to offer first; never one with a score below 0.6.' }),
        ),
        candidates: Type.Array(
          Type.Object({ abn: Type.String(), name: Type.String(), score: Type.Number() }),
        ),
        reason_code: nullable(Type.String()),
        reason: nullable(Type.String()),
      }),
      { description: 'Every line, in order.' },
    ),
  }),
)
