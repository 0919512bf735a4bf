import { Type } from 'typebox'
import { METHANE_CHOICES } from '../../operations/factors/factor-lookup.ts'
import { Availability, Meta, Method, nullable, ProvenanceRelease } from './data.ts'

const FactorGas = Type.Object({
  gas: Type.String({ description: 'co2, ch4, n2o, hfc, cf4, c2f6; n/a if it is not an emission.' }),
  value: nullable(Type.Number({ description: 'As published.' })),
  value_text: nullable(Type.String({ description: 'The cell exactly as displayed.' })),
  unit: Type.String(),
  table: Type.String(),
  cell: Type.String(),
  flags: Type.Array(Type.String()),
})

const RebasedGas = Type.Object({
  gas: Type.String(),
  value: Type.Number(),
  value_text: Type.String({
    description: 'Every digit, or 15 significant digits if the decimals do not end.',
  }),
  unit: Type.String(),
  formula: Type.String({ examples: ['0.1 × 29.8 / 28'] }),
})

const GwpTransform = Type.Object(
  {
    status: Type.Enum(['native', 'transformed', 'unchanged', 'not_applicable', 'not_transformable']),
    reason: nullable(Type.String({ description: 'Why it is unchanged or cannot be re-based.' })),
    methane: nullable(Type.Enum(['fossil', 'biogenic'])),
    gases: Type.Array(RebasedGas),
    published: Type.Object(
      { value: nullable(Type.Number()), value_text: nullable(Type.String()) },
      { description: 'The total as published, with the edition’s own warming potentials.' },
    ),
    method: nullable(Method),
  },
  { description: 'How the factor was converted to the requested basis.' },
)

export const Factor = Type.Object(
  {
    factor_id: Type.String({
      description: 'The same in every edition.',
      examples: ['electricity.purchased-grid.vic.location'],
    }),
    row_id: Type.String({
      description: 'For this edition and issue only.',
      examples: ['electricity.purchased-grid.vic.location@2025'],
    }),
    kind: Type.Enum(['emission_factor', 'rate', 'conversion']),
    scope: nullable(Type.Integer({ minimum: 1, maximum: 3, description: 'Null: scopes 2 and 3 together.' })),
    category: Type.String(),
    subcategory: Type.String(),
    activity: Type.String({ description: 'As published in the edition.' }),
    region: Type.String(),
    region_name: Type.String(),
    period: nullable(Type.String({ description: 'Financial year as published, in tables with several.' })),
    method: nullable(Type.Enum(['location_based', 'market_based'])),
    value: nullable(Type.Number({ description: 'All gases together, on `gwp_basis`.' })),
    value_text: nullable(
      Type.String({
        description: 'As published; as computed if the factor was converted to other warming potentials.',
      }),
    ),
    unit: Type.String({ examples: ['kg CO2-e/kWh'] }),
    total_basis: Type.Enum(['published', 'computed_sum', 'single_gas', 'none'], {
      description: 'Whether the publisher gives the total.',
    }),
    basis: Type.Enum(['reported', 'derived']),
    gwp_basis: nullable(
      Type.String({ description: 'Warming potentials that `value` uses.', examples: ['AR5'] }),
    ),
    availability: Availability,
    gases: Type.Array(FactorGas, { description: 'As published, gas by gas.' }),
    energy_content: nullable(
      Type.Object({ value: Type.Number(), value_text: Type.String(), unit: Type.String() }),
    ),
    carbon_origin: nullable(Type.Enum(['fossil', 'biogenic_or_renewable'])),
    gwp_transform: GwpTransform,
    edition: Type.String(),
    vintage: nullable(Type.String({ description: 'Month of issue, where an edition was issued again.' })),
    superseded: Type.Boolean(),
    source: Type.Object({
      release: Type.String(),
      table: Type.String(),
      table_title: Type.String(),
      cells: Type.Array(Type.String()),
    }),
    citation: Type.String({ description: 'A sentence to cite the factor by.' }),
    licence: Type.String({ examples: ['CC-BY-4.0'] }),
    footnotes: Type.Array(Type.String()),
    data_quality: Type.Object({
      score: Type.Integer({ minimum: 1, maximum: 5 }),
      flags: Type.Array(Type.String()),
    }),
  },
  { $id: 'EmissionFactor', additionalProperties: false },
)

export const EditionChoice = Type.Object(
  {
    edition: Type.String(),
    vintage: nullable(Type.String()),
    basis: Type.Enum(['asked_for', 'reporting_period', 'newest']),
    reason: Type.String(),
    days: Type.Array(Type.Object({ edition: Type.String(), days: Type.Integer() })),
    editions_loaded: Type.Array(Type.String()),
  },
  { description: 'Which edition was used, and why.' },
)

const FactorMeta = Type.Intersect([
  Meta,
  Type.Object({
    edition: EditionChoice,
    total: Type.Integer({ description: 'Matching factors on all pages.' }),
    absence: nullable(
      Type.Object(
        {
          reason_code: Type.String(),
          detail: Type.String(),
          published_regions: Type.Array(Type.String()),
        },
        { description: 'Why the list is empty, if the region is the reason.' },
      ),
    ),
    provenance: Type.Array(ProvenanceRelease),
  }),
])

const PageFacts = Type.Object({
  limit: Type.Integer(),
  next_cursor: nullable(Type.String()),
  has_more: Type.Boolean(),
})

export const FactorPage = Type.Object(
  { data: Type.Array(Factor), page: PageFacts, meta: FactorMeta },
  { $id: 'EmissionFactorPage', additionalProperties: false },
)

const editionMember = Type.String({
  pattern: '^20[0-9]{2}$',
  description: 'Edition by its year.',
  examples: ['2025'],
})
const periodMember = Type.String({
  maxLength: 32,
  description:
    'Picks the edition in force for most days of the period: 2024-25, 2025 or 2025-04-01/2026-03-31. Cannot be combined with `edition`.',
  examples: ['2024-25'],
})
const vintageMember = Type.String({
  pattern: '^20[0-9]{2}-[0-9]{2}$',
  description: 'Month of issue of an edition that was issued more than once; needs `edition`.',
  examples: ['2026-09'],
})

/** Members that pick an edition: query parameters of lists, members of bodies. */
export const editionMembers = {
  edition: Type.Optional(editionMember),
  reporting_period: Type.Optional(periodMember),
  vintage: Type.Optional(vintageMember),
}

/** Members that pick the warming potentials. */
export const basisMembers = {
  gwp_basis: Type.Optional(
    Type.Enum(['native', 'AR6'], { description: 'native: as published (AR5). AR6: re-based gas by gas.' }),
  ),
  methane: Type.Optional(
    Type.Enum([...METHANE_CHOICES], {
      description: 'Origin of methane for AR6: 29.8 fossil, 27.0 biogenic; default by_fuel.',
    }),
  ),
}

/** Filters of lists, and attributes of a look-up. */
export const filterMembers = {
  category: Type.Optional(
    Type.Enum(
      [
        'electricity',
        'stationary_combustion',
        'transport_combustion',
        'fuel_upstream',
        'industrial_processes',
        'waste',
        'fugitive',
        'agriculture',
        'agriculture_livestock',
      ],
      { description: 'What the factor is of.' },
    ),
  ),
  subcategory: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Narrower than the category.',
      examples: ['purchased_grid_electricity'],
    }),
  ),
  fuel_type: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Everyday name, or activity part of an id.',
      examples: ['diesel'],
    }),
  ),
  region: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Code, state name, market region or grid.',
      examples: ['VIC'],
    }),
  ),
  region_fallback: Type.Optional(
    Type.Enum(['national'], {
      description: 'Uses the national factor if the region has none. Off by default.',
    }),
  ),
  gas: Type.Optional(
    Type.Enum(['co2', 'ch4', 'n2o', 'hfc', 'cf4', 'c2f6', 'total'], {
      description: 'One gas, or all together.',
    }),
  ),
  unit: Type.Optional(
    Type.String({
      maxLength: 40,
      description: 'The whole unit, or the part after the slash.',
      examples: ['kWh'],
    }),
  ),
  method: Type.Optional(Type.Enum(['location_based', 'market_based'], { description: 'Of scope 2 alone.' })),
}
