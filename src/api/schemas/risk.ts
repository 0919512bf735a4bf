import { Type } from 'typebox'
import { MATCH_STATUSES } from '../../domain/address/outcome.ts'
import { PRECISIONS } from '../../domain/address/rank.ts'
import { bandBounds, block, RiskLevel } from './block.ts'
import { climateMembers } from './blocks/climate-context.ts'
import { RegisterCheck } from './blocks/entity.ts'
import { Hazards, PhysicalRisk } from './blocks/physical-risk.ts'
import { TransitionRisk } from './blocks/transition-risk.ts'
import { Availability, dataAnswer, Method, nullable } from './data.ts'
import { Provenance } from './profile.ts'
import { bandRollup, HazardRollups, ScenarioRollups, SecondOpinion, StaleHazards } from './site-hazards.ts'

export const SiteClimate = block(
  'SiteClimate',
  'Observed climate at one site, against 1981-2010.',
  climateMembers,
)

export const SiteRollup = block(
  'SiteRollup',
  'Counts of all located sites. Head offices are kept separate.',
  {
    rule: Type.String(),
    ...bandRollup,
    worst: RiskLevel,
    sites_assessed: Type.Integer(),
    sites_without_emissions: Type.Integer(),
    head_office: Type.Array(Type.Object({ id: Type.String(), band: nullable(RiskLevel) })),
    not_assessed: Type.Array(Type.Object({ id: Type.String(), availability: Availability })),
  },
)

const PhysicalHeadline = Type.Object(
  {
    basis: Type.Enum(['sites', 'head_office_only', 'not_assessed'], {
      description: 'Whose climate it is. A head office is the headline only if no site is known.',
    }),
    band: nullable(RiskLevel),
    weighted: nullable(
      Type.Object(
        { band: RiskLevel, by: Type.Enum(['emissions', 'sites']) },
        { description: 'The median band: half of the sites are at or below it.' },
      ),
    ),
    sites_known: Type.Integer(),
    sites_assessed: Type.Integer(),
    observed_to: nullable(
      Type.Integer({ description: 'The oldest of the latest years that it is based on.' }),
    ),
    is_old: Type.Boolean({ description: 'The observations end more than five years before the snapshot.' }),
    statement: Type.String(),
  },
  { description: 'The band to show first, and what must be read with it.' },
)

export const siteMembers = {
  id: Type.String(),
  name: Type.String(),
  origin: Type.Enum(['safeguard', 'generation', 'tenant_declared']),
  state: nullable(Type.String()),
  as_at: Type.String({ description: 'Year of the table, or when the tenant declared it.' }),
  link: Type.String({ description: 'How the site was linked to the company.' }),
  covered_emissions_t: nullable(Type.Number()),
  scope1_t: nullable(Type.Number()),
  grid: nullable(Type.String()),
  location: Type.Object({
    availability: Availability,
    lat: nullable(Type.Number()),
    lon: nullable(Type.Number()),
    elevation_m: nullable(Type.Number({ description: 'As declared.' })),
    quality: Type.Enum(['exact', 'approximate', 'not_located']),
    precision: nullable(Type.String()),
    matched_name: nullable(Type.String()),
    source: nullable(Type.String()),
    second_opinion: SecondOpinion,
  }),
  address_match: nullable(
    Type.Object(
      {
        status: Type.Enum([...MATCH_STATUSES]),
        availability: Availability,
        candidates: Type.Array(
          Type.Object({
            label: Type.String(),
            address_detail_pid: nullable(Type.String()),
            score: Type.Number({ minimum: 0, maximum: 1 }),
            precision: Type.Enum([...PRECISIONS]),
            lat: nullable(Type.Number()),
            lon: nullable(Type.Number()),
          }),
          { description: 'Best first.' },
        ),
      },
      {
        description:
          'How the address file matched a site declared by its address. Only `matched` locates the site; otherwise declare the coordinates of the right candidate.',
      },
    ),
  ),
}

const BandTable = Type.Object({
  measure: Type.String(),
  bands: Type.Array(Type.Object({ name: Type.String(), ...bandBounds, meaning: Type.String() })),
})

export const RiskData = Type.Object(
  {
    abn: Type.String(),
    name: Type.String(),
    register_check: RegisterCheck,
    physical: Type.Object({
      headline: PhysicalHeadline,
      head_office: PhysicalRisk,
      sites: SiteRollup,
      hazards: Hazards,
      site_hazards: HazardRollups,
      scenarios: ScenarioRollups,
      site_bands: Type.Array(
        Type.Object({
          ...siteMembers,
          band: nullable(RiskLevel),
          availability: Availability,
          flags: Type.Array(Type.String()),
          hazard_bands: Type.Record(Type.String(), RiskLevel, {
            description:
              'Hazards that have a band at the site. The others are not known, which does not mean safe.',
          }),
          stale_hazards: StaleHazards,
        }),
      ),
    }),
    transition: TransitionRisk,
    flags: Type.Array(Type.String(), { description: 'All flags of the parts, without repeats.' }),
    bands: Type.Record(Type.String(), BandTable, { description: 'Every band table with its bounds.' }),
    methods: Type.Array(Method),
    provenance: Provenance,
    evidence_hash: Type.String(),
  },
  { $id: 'RiskData' },
)

export const ClimateRisk = dataAnswer('ClimateRisk', RiskData)
