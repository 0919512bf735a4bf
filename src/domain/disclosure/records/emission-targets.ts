import { type Static, Type } from 'typebox'
import {
  amount,
  day,
  GASES,
  identifier,
  MOST_ITEMS,
  oneOf,
  percent,
  period,
  signOff,
  words,
} from './fields.ts'

const TARGET_STATUSES = ['draft', 'active', 'achieved', 'revised', 'withdrawn'] as const
const TARGET_SCOPES = ['scope1', 'scope2_location', 'scope2_market', 'scope3'] as const

const CREDIT_KINDS = [
  'nature_reduction',
  'nature_removal',
  'technology_reduction',
  'technology_removal',
] as const

const level = {
  value: Type.Optional(Type.Number({ description: 'Level, in the target’s unit' })),
  reduction_percent: Type.Optional(percent('Reduction from the base value')),
}

const GWP_SETS = ['AR2', 'AR4', 'AR5', 'AR6'] as const

const potentials = Type.Optional(
  oneOf(
    GWP_SETS,
    'Report of the IPCC whose global warming potentials the value is in. Without it, those of the registry for the year',
  ),
)

const base = Type.Object({
  period: period('Base period'),
  value: amount('Value in the base period, in the target’s unit'),
  gwp: potentials,
  source: words('Where the value comes from'),
  recalculation_policy: words('When and how the base is recalculated'),
})

const plannedCredits = Type.Object({
  tonnes: amount('Credits planned over the target period, t CO2-e'),
  share_percent: Type.Optional(percent('Share of the target that relies on credits')),
  scheme: words('Scheme that certifies the credits'),
  kind: oneOf(CREDIT_KINDS, 'Nature or technology based, reduction or removal'),
  integrity: Type.Optional(words('Permanence and anything else that affects integrity')),
})

/** One target. What may be left out is optional; what may not be is checked across fields by checkEmissionTargets. */
export const emissionTarget = Type.Object(
  {
    id: identifier('Stable id within the record'),
    status: oneOf(TARGET_STATUSES, 'Status of the target'),
    name: words('Name'),
    origin: Type.Object({
      kind: oneOf(['voluntary', 'legal'], 'Voluntary, or required by law'),
      reference: Type.Optional(words('Law or instrument; required for a legal target')),
    }),
    category: oneOf(['mitigation', 'adaptation', 'energy', 'other'], 'Subject of the target'),
    objective: words('Purpose'),
    metric: words('What is measured'),
    unit: words('Unit of every value of this target, such as t CO2-e'),
    type: oneOf(['absolute', 'intensity'], 'Absolute or per unit of activity'),
    denominator: Type.Optional(words('Activity of an intensity target, such as t of steel')),
    coverage: Type.Object({
      entities: Type.Array(words('Entity'), {
        maxItems: MOST_ITEMS,
        description: 'Entities covered; empty for the whole group',
      }),
      facilities: Type.Array(words('Facility'), {
        maxItems: MOST_ITEMS,
        description: 'Facilities covered; empty for all',
      }),
      share_percent: percent('Share of the group’s emissions covered'),
    }),
    scopes: Type.Array(oneOf(TARGET_SCOPES, 'Scope'), {
      minItems: 1,
      maxItems: TARGET_SCOPES.length,
      uniqueItems: true,
    }),
    scope3_categories: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: 15 }), { minItems: 1, maxItems: 15, uniqueItems: true }),
    ),
    gases: Type.Array(oneOf(GASES, 'Gas'), { minItems: 1, maxItems: GASES.length, uniqueItems: true }),
    basis: oneOf(['gross', 'net'], 'Before or after carbon credits'),
    gross_target_id: Type.Optional(identifier('The gross target that goes with a net target')),
    base,
    target_period: period('Period in which the target must be met'),
    target: Type.Object(level, { description: 'Either a value or a reduction' }),
    milestones: Type.Array(Type.Object({ period: period('Period of the milestone'), ...level }), {
      maxItems: MOST_ITEMS,
    }),
    temperature_alignment: Type.Optional(words('How the Paris Agreement shaped the target')),
    sectoral_approach: Type.Optional(
      Type.Object({ used: Type.Boolean(), pathway: Type.Optional(words('Pathway')) }),
    ),
    validation: Type.Optional(
      Type.Object({
        status: oneOf(['not_validated', 'in_progress', 'validated'], 'Validation by a third party'),
        body: Type.Optional(words('Who validated')),
        standard: Type.Optional(words('Standard')),
        standard_version: Type.Optional(words('Version of the standard')),
      }),
    ),
    review: Type.Optional(Type.Object({ process: words('How it is reviewed'), next_on: day('Next review') })),
    levers: Type.Array(
      Type.Object({
        name: words('Lever'),
        abatement_t: Type.Optional(amount('Expected abatement, t CO2-e')),
      }),
      { maxItems: MOST_ITEMS },
    ),
    planned_credits: Type.Optional(plannedCredits),
    remuneration_link: Type.Optional(
      Type.Object({ linked: Type.Boolean(), description: Type.Optional(words('How pay depends on it')) }),
    ),
    owner: words('Who owns the target'),
    evidence_ids: Type.Array(words('Evidence'), { maxItems: MOST_ITEMS }),
    actuals: Type.Optional(
      Type.Array(
        Type.Object({
          period: period('Year'),
          value: Type.Number(),
          gwp: potentials,
          source: words('Where the value comes from'),
        }),
        {
          maxItems: MOST_ITEMS,
          description:
            'Actual figures for exactly this target’s scopes, gases and coverage; needed for intensity, net and scope 3 targets',
        },
      ),
    ),
  },
  { $id: 'EmissionTarget' },
)

/** All targets of a company. That there is none must be said, and by whom: silence is missing evidence. */
export const emissionTargets = Type.Object({
  targets: Type.Array(emissionTarget, { maxItems: 200 }),
  no_target: Type.Optional(
    Type.Object({ statement: words('Why there is no target'), stated_by: signOff('Who made the statement') }),
  ),
})

export type EmissionTarget = Static<typeof emissionTarget>
export type EmissionTargets = Static<typeof emissionTargets>

/** Targets that count: drafts are not yet, withdrawn ones no longer. */
export const standingTargets = ({ targets }: EmissionTargets): EmissionTarget[] =>
  targets.filter(({ status }) => status === 'active' || status === 'achieved' || status === 'revised')

export const EMISSION_TARGETS_EXAMPLE: EmissionTargets = {
  targets: [],
  no_target: {
    statement: 'The board will decide on a target in 2027.',
    stated_by: { name: 'A. Person', role: 'Chief financial officer', on: '2026-08-01' },
  },
}
