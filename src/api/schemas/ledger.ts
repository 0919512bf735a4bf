import { Type } from 'typebox'
import { CATEGORY_WORDS } from '../../domain/ledger/categories.ts'
import { FACTOR_SOURCES, LEDGER_GASES } from '../../domain/ledger/factor-use.ts'
import { pageWithMeta } from '../platform/page.ts'
import { Day, Method, nullable } from './data.ts'
import { Period } from './disclosure.ts'

const short = (description: string) => Type.String({ minLength: 1, maxLength: 200, description })
const name = (description: string) => Type.String({ minLength: 1, maxLength: 100, description })
const tonnes = (description: string) => nullable(Type.Number({ description }))

/** The caller's ids never begin with a number sign: those that are made here do. */
const LineId = Type.String({
  pattern: '^[A-Za-z0-9][A-Za-z0-9_.:/ -]{0,127}$',
  description: 'Your own id. Sending the same line again adds nothing; another line cannot take the id.',
  examples: ['fuel-card-2025-07-0012'],
})

const Line = {
  id: Type.Optional(LineId),
  activity: Type.Optional(
    name('What was burnt, bought or lost, in everyday words: `diesel oil`, `electricity`, `R410A`.'),
  ),
  use: Type.Optional(
    name(
      'What for: `stationary`, `transport`. For a refrigerant: the equipment, where the quantity is its charge.',
    ),
  ),
  from: Type.String({ maxLength: 10, description: 'First day.', examples: ['2025-07-01'] }),
  to: Type.String({ maxLength: 10, description: 'Last day.', examples: ['2025-09-30'] }),
  quantity: Type.Number({ description: 'The whole quantity, whatever share of it the boundary counts.' }),
  unit: Type.String({ minLength: 1, maxLength: 40, examples: ['L', 'GJ', 'kWh', 't', 'kg'] }),
  region: Type.Optional(short('State, territory or grid; required for electricity.')),
  gas_network: Type.Optional(
    Type.Enum(['metro', 'non_metro'], { description: 'Network that pipeline gas comes by; for scope 3.' }),
  ),
  facility: Type.Optional(short('Facility or site, as the boundary names it.')),
  entity_abn: Type.Optional(
    Type.String({
      pattern: '^[0-9]{11}$',
      description: 'Entity of the group. Default: the company itself.',
    }),
  ),
  scope: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: 3,
      description: 'Checked against the scope of the factor and category; a line that differs is refused.',
    }),
  ),
  category: Type.Optional(
    Type.Union([Type.Enum([...CATEGORY_WORDS]), Type.Integer({ minimum: 1, maximum: 15 })], {
      description:
        'Where another category than that of the factor is meant, such as `category_4` for contractors.',
    }),
  ),
  factor_id: Type.Optional(
    short('A factor by its id, or an own factor as `own:<set>/<factor>`. Confirms what words leave open.'),
  ),
  remember: Type.Optional(
    Type.Boolean({ description: 'Remember for the tenant that `activity` and `use` mean `factor_id`.' }),
  ),
  upstream: Type.Optional(
    Type.Boolean({
      description:
        'False leaves out what making and moving the fuel or electricity emitted, which is otherwise added to scope 3 category 3.',
    }),
  ),
  nger_method: Type.Optional(Type.Integer({ minimum: 1, maximum: 4, description: 'NGER method.' })),
  data_quality: Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: '1 (best) to 5.' })),
  document: Type.Optional(
    Type.Object(
      {
        name: Type.Optional(short('File name.')),
        sha256: Type.Optional(Type.String({ pattern: '^[0-9a-f]{64}$' })),
        place: Type.Optional(short('Page, sheet or row.')),
      },
      { additionalProperties: false, description: 'Where the quantity is written.' },
    ),
  ),
  estimate: Type.Optional(short('How an estimate was made. A line without it is measured.')),
  corrects: Type.Optional(
    Type.String({ minLength: 1, maxLength: 128, description: 'Id of the line that this one replaces.' }),
  ),
  note: Type.Optional(Type.String({ minLength: 1, maxLength: 1000 })),
}

export const LedgerLinesBody = Type.Object(
  {
    period: Type.Object(
      { start: Day, end: Day },
      { additionalProperties: false, description: 'Reporting period of the lines.' },
    ),
    lines: Type.Array(Type.Object(Line, { additionalProperties: false }), {
      description: '1 to 5,000 lines. Import a file for more.',
    }),
  },
  {
    $id: 'LedgerLines',
    additionalProperties: false,
    examples: [
      {
        period: { start: '2025-07-01', end: '2026-06-30' },
        lines: [
          {
            activity: 'diesel oil',
            use: 'stationary',
            from: '2025-07-01',
            to: '2025-09-30',
            quantity: 1000,
            unit: 'L',
          },
        ],
      },
    ],
  },
)

export const Reason = Type.Object({
  code: Type.String({ examples: ['unit_does_not_fit'] }),
  message: Type.String(),
  member: Type.Optional(Type.String({ description: 'Member of the line that it is about.' })),
  allowed: Type.Optional(Type.Array(Type.String(), { description: 'What would fit.' })),
})

export const ScopeTonnes = {
  scope1_t: tonnes('Scope 1, t CO2-e; null where no line is about it.'),
  scope2_location_t: tonnes('Location-based scope 2, t CO2-e.'),
  scope3_t: tonnes('Scope 3, t CO2-e.'),
}

const Computed = {
  factors: Type.Array(Type.String(), {
    description: 'Row ids of the factors: the activity, then its upstream.',
  }),
  activity: nullable(
    Type.Object(
      { value_text: Type.String({ description: 'Exact decimal.' }), unit: Type.String() },
      { description: 'The quantity in the unit of the factor.' },
    ),
  ),
  emissions: Type.Object(ScopeTonnes, { description: 'Of the whole line, before any share.' }),
}

const Outcome = Type.Object({
  index: Type.Integer({ description: 'Place in the request, from 0.' }),
  id: nullable(
    Type.String({ description: 'Of the line in the ledger; null where it was refused without one.' }),
  ),
  status: Type.Enum(['taken', 'doubtful', 'refused'], {
    description: 'A doubtful line is in the ledger and has an open question; a refused one is not.',
  }),
  counts: Type.Boolean({ description: 'Whether it is part of the totals.' }),
  already_held: Type.Boolean({ description: 'The same line was there before: nothing was added.' }),
  reasons: Type.Array(Reason, { description: 'Why it is doubtful or refused.' }),
  notes: Type.Array(Reason, { description: 'What is worth knowing and asks nothing.' }),
  ...Computed,
})

export const LedgerLinesAnswer = Type.Object(
  {
    data: Type.Object({
      abn: Type.String(),
      period: Period,
      version: Type.Integer({ description: 'Version of the ledger afterwards; 0 where it is empty.' }),
      summary: Type.Object({
        lines: Type.Integer(),
        taken: Type.Integer(),
        doubtful: Type.Integer(),
        refused: Type.Integer(),
        already_held: Type.Integer({ description: 'Of the taken and doubtful lines.' }),
      }),
      effect: Type.Object(
        { before: Type.Object(ScopeTonnes), after: Type.Object(ScopeTonnes) },
        { description: 'Totals before and after these lines.' },
      ),
      results: Type.Array(Outcome, { description: 'In the order of the lines.' }),
    }),
    meta: Type.Object({
      dry_run: Type.Boolean({ description: 'True when nothing was saved.' }),
      factor_edition: Type.String({ description: 'Edition of the national factors for the period.' }),
      method: Method,
    }),
  },
  { $id: 'LedgerLinesTaken', additionalProperties: false },
)

const StandingLine = Type.Object(
  {
    ...Line,
    id: Type.String({ description: 'Your id, or one made here that begins with #.' }),
    words: nullable(
      Type.String({ description: '`activity` as it was sent; `activity` here is what it came to.' }),
    ),
    status: Type.Enum(['taken', 'doubtful', 'corrected']),
    counts: Type.Boolean(),
    reasons: Type.Array(Reason),
    corrected_by: nullable(Type.String({ description: 'Id of the line that replaced it.' })),
    ...Computed,
    authored_by: Type.String(),
    authored_at: Type.String(),
  },
  { $id: 'LedgerLine' },
)

export const LedgerLinePage = pageWithMeta(
  'LedgerLinePage',
  StandingLine,
  Type.Object({ abn: Type.String(), period: Period }),
)

export const LedgerExplanation = Type.Object(
  {
    data: Type.Object({
      line: StandingLine,
      quantity: Type.String(),
      conversion: nullable(
        Type.Object({
          text: Type.String({ examples: ['1000 L x 0.0386 = 38.6 GJ'] }),
          per_unit: Type.String({ description: 'What one unit of the line is in the unit of the factor.' }),
          content: nullable(Type.String({ description: 'Energy content or density that it comes from.' })),
        }),
      ),
      activity: Type.Object({ value_text: Type.String(), unit: Type.String() }),
      parts: Type.Array(
        Type.Object({
          scope: Type.Integer(),
          category: Type.String(),
          factor_id: Type.String(),
          row_id: Type.String(),
          source: Type.Enum([...FACTOR_SOURCES]),
          edition: Type.String(),
          gwp_set: nullable(Type.String()),
          kg_co2e_per_unit: Type.String(),
          printed: Type.String({ description: 'Where the factor is printed.' }),
          release_id: nullable(Type.String()),
          file_sha256: nullable(Type.String({ description: 'Of the publisher’s file.' })),
          t_text: Type.String({ description: 'Exact decimal, t CO2-e.' }),
          text: Type.String({ description: 'The step in words.' }),
        }),
      ),
    }),
    meta: Type.Object({ abn: Type.String(), period: Period, method: Method }),
  },
  { $id: 'LedgerExplanation', additionalProperties: false },
)

const Share = Type.Object({
  t: Type.Number({ description: 't CO2-e of all scopes.' }),
  share_percent: nullable(Type.Number({ description: 'Of all that counts; null where that is zero.' })),
})

export const LedgerTotalsAnswer = Type.Object(
  {
    data: Type.Object({
      abn: Type.String(),
      period: Period,
      version: Type.Integer({ description: 'Version of the ledger; 0 where it is empty.' }),
      basis: Type.Enum(['tenant_declared']),
      method: Method,
      totals: Type.Object(ScopeTonnes, {
        description: 'On the warming potentials of the factors, which are the regulator’s for national ones.',
      }),
      totals_text: Type.Object({
        scope1_t: nullable(Type.String()),
        scope2_location_t: nullable(Type.String()),
        scope3_t: nullable(Type.String()),
      }),
      totals_ar6: Type.Object({
        ...ScopeTonnes,
        as_published_t: Type.Number({
          description:
            'Of it from factors whose gases are not published: these stay on their own potentials.',
        }),
      }),
      biogenic_co2: Type.Object({
        t: tonnes('CO2 from biomass, outside the scopes; null where no factor gives it.'),
        not_published_factors: Type.Array(Type.String(), {
          description: 'Factors of fuels from biomass that do not say how much.',
        }),
      }),
      by_category: Type.Array(
        Type.Object({
          scope: Type.Integer(),
          category: Type.String({ examples: ['stationary', 'category_3'] }),
          name: Type.String(),
          t: Type.Number(),
          t_text: Type.String({ description: 'Exact decimal.' }),
          ar6_t: Type.Number(),
          lines: Type.Integer(),
        }),
      ),
      by_month: Type.Array(Type.Object({ month: Type.String({ examples: ['2025-07'] }), ...ScopeTonnes }), {
        description: 'Every month of the period; null where no line reaches into it.',
      }),
      by_gas: Type.Array(
        Type.Object({
          scope: Type.Integer(),
          gas: Type.Enum([...LEDGER_GASES, 'not_split'], {
            description: '`not_split`: only the total is published.',
          }),
          t: Type.Number(),
        }),
      ),
      by_facility: Type.Array(
        Type.Object({
          entity_abn: nullable(Type.String()),
          facility: nullable(Type.String()),
          share_percent: Type.Number({ description: 'What the organisational boundary counts of it.' }),
          share_reason: nullable(Type.String()),
          ...ScopeTonnes,
        }),
      ),
      by_entity: Type.Array(Type.Object({ entity_abn: nullable(Type.String()), ...ScopeTonnes }), {
        description: 'What counts of each; null is the company itself.',
      }),
      by_factor: Type.Array(
        Type.Object({
          scope: Type.Integer(),
          category: Type.String(),
          factor_id: Type.String(),
          row_id: Type.String(),
          source: Type.Enum([...FACTOR_SOURCES]),
          edition: Type.String(),
          gwp_set: nullable(Type.String()),
          activity: Type.Number({ description: 'That counts.' }),
          unit: Type.String(),
          kg_co2e_per_unit: Type.String({ description: 'Exact decimal.' }),
          printed: Type.String({ description: 'Where the factor is printed.' }),
          t: Type.Number(),
          lines: Type.Integer(),
        }),
      ),
      by_edition: Type.Array(
        Type.Object({ source: Type.Enum([...FACTOR_SOURCES]), edition: Type.String(), ...ScopeTonnes }),
      ),
      estimated: Share,
      doubtful: Share,
      lines: Type.Object({
        taken: Type.Integer({ description: 'Ever taken.' }),
        doubtful: Type.Integer({ description: 'With an open question.' }),
        not_counted: Type.Integer({ description: 'Kept, and counted once someone confirms them.' }),
        corrected: Type.Integer({ description: 'Replaced by later lines.' }),
        withdrawn: Type.Integer({ description: 'Of files that were taken back.' }),
      }),
      outside_boundary: Type.Array(Type.Object({ reason: Type.String(), t: Type.Number() }), {
        description: 'What the organisational boundary leaves out of these lines, t CO2-e.',
      }),
      boundary: nullable(
        Type.Object(
          { approach: Type.String(), version: Type.Integer() },
          { description: 'That decided the shares; null: none is on record, so all lines count as a whole.' },
        ),
      ),
    }),
    meta: Type.Object({}),
  },
  { $id: 'LedgerTotals', additionalProperties: false },
)
