import { Type } from 'typebox'
import { STATES } from '../../domain/company/grid/region-of-place.ts'
import { RegionDecision } from './blocks/grid-intensity.ts'
import { PhysicalRisk } from './blocks/physical-risk.ts'
import { dataAnswer, nullable } from './data.ts'
import { Provenance } from './profile.ts'
import { SiteClimate, SiteRollup, siteMembers } from './risk.ts'
import { HazardRollups, ScenarioRollups, siteHazardMembers } from './site-hazards.ts'

const DeclaredSite = Type.Object(
  {
    site_id: Type.String({ pattern: '^[A-Za-z0-9._-]{1,64}$', description: 'Your own id for the site.' }),
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    latitude: Type.Optional(
      Type.Number({ minimum: -90, maximum: 90, description: 'WGS 84 or GDA2020, degrees.' }),
    ),
    longitude: Type.Optional(Type.Number({ minimum: -180, maximum: 180 })),
    elevation_m: Type.Optional(
      Type.Number({
        minimum: -20,
        maximum: 2300,
        description: 'Height above sea level. The station nearest in height within reach is then used.',
      }),
    ),
    address: Type.Optional(Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' })),
    state: Type.Optional(Type.Enum([...STATES])),
    postcode: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
    activity: Type.Optional(
      Type.String({ maxLength: 200, description: 'What is done there, in your words.' }),
    ),
  },
  { additionalProperties: false, description: 'By coordinates, or by an address.' },
)

const DeclaredCompany = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, pattern: '\\S' }),
    address: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 300,
        pattern: '\\S',
        description: 'Address of the head office.',
      }),
    ),
    state: Type.Optional(Type.Enum([...STATES])),
    postcode: Type.Optional(Type.String({ pattern: '^[0-9]{4}$' })),
  },
  {
    additionalProperties: false,
    description:
      'The company’s own name and head office, if no loaded register has them. Used only in your own answers, as a last resort, and marked `declared_by_tenant`.',
  },
)

export const SitesBody = Type.Object(
  {
    company: Type.Optional(DeclaredCompany),
    sites: Type.Array(DeclaredSite, {
      maxItems: 500,
      description: 'The complete list: sites not in it are removed.',
    }),
  },
  {
    additionalProperties: false,
    examples: [
      { sites: [{ site_id: 'works-1', name: 'Works', latitude: -34.43, longitude: 150.88, state: 'NSW' }] },
    ],
  },
)

const declared = nullable(
  Type.Object(
    { version: Type.Integer(), body_sha256: Type.String(), etag: Type.String() },
    {
      description: 'The tenant’s declared list that was used; null when there is none.',
    },
  ),
)

export const SiteProfiles = dataAnswer(
  'SiteClimateProfiles',
  Type.Object({
    abn: Type.String(),
    name: Type.String(),
    declared_sites: declared,
    sites: Type.Array(
      Type.Object({
        ...siteMembers,
        grid_region: RegionDecision,
        climate_context: SiteClimate,
        ...siteHazardMembers,
      }),
    ),
    provenance: Provenance,
    evidence_hash: Type.String(),
  }),
)

export const SiteRisks = dataAnswer(
  'SiteClimateRisks',
  Type.Object({
    abn: Type.String(),
    name: Type.String(),
    declared_sites: declared,
    rollup: SiteRollup,
    hazards: HazardRollups,
    scenarios: ScenarioRollups,
    sites: Type.Array(Type.Object({ ...siteMembers, physical_risk: PhysicalRisk, ...siteHazardMembers })),
    provenance: Provenance,
    evidence_hash: Type.String(),
  }),
)
