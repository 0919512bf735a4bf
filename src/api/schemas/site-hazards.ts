import { Type } from 'typebox'
import { ABSENCE_REASONS, type AbsenceReason, HAZARD_IDS } from '../../domain/company/hazards/assessment.ts'
import { RiskLevel, TraceStep } from './block.ts'
import { DeclaredDisasters, Hazard } from './blocks/hazards.ts'
import { ScenarioHazard } from './blocks/scenario-analysis.ts'
import { nullable } from './data.ts'

const REASONS = Object.keys(ABSENCE_REASONS) as AbsenceReason[]
const { indicators, is_stale, distance_to_next_band, next_band } = Hazard.properties

const SiteHazard = Type.Object(
  {
    hazard: Type.Enum([...HAZARD_IDS]),
    band: nullable(RiskLevel),
    reason_code: nullable(
      Type.Enum(REASONS, { description: 'Why there is no band. This does not mean there is no risk.' }),
    ),
    value: Type.Optional(Type.Number({ description: 'The main figure; `explain` shows the rest.' })),
    unit: Type.Optional(Type.String()),
    period: Type.Optional(Type.String()),
    ...Type.Partial(Type.Object({ is_stale, indicators, distance_to_next_band, next_band })).properties,
  },
  { $id: 'SiteHazard', description: 'One hazard at one site, now. `explain=true` adds what is behind it.' },
)

const SiteScenario = Type.Object(
  {
    id: Type.String({ examples: ['3'] }),
    level_c: nullable(Type.Number()),
    hazards: Type.Array(
      Type.Object({
        ...Type.Omit(ScenarioHazard, ['regional_change', 'agreement', 'kind', 'statement']).properties,
      }),
      { description: 'Hazards that are projected at the site. The others are in the roll-up.' },
    ),
  },
  { description: 'The site in one scenario; the regional ranges are in /v1/climate/warming-levels.' },
)

/** What a site says of hazards, now and in scenarios. */
export const siteHazardMembers = {
  hazards: Type.Array(SiteHazard, {
    description: 'Every hazard of the table; empty for a site that is not located.',
  }),
  hazards_trace: Type.Optional(Type.Array(TraceStep, { description: 'With `explain=true`.' })),
  scenarios: Type.Array(SiteScenario),
  declared_disasters: Type.Optional(DeclaredDisasters),
}

/** Members of every count of sites by band. */
export const bandRollup = {
  worst: nullable(RiskLevel),
  worst_sites: Type.Array(Type.String()),
  weighted: nullable(
    Type.Object(
      { band: RiskLevel, by: Type.Enum(['emissions', 'sites']) },
      {
        description:
          'The median band: half of the sites are at or below it, weighted by emissions if every site has them, otherwise by number.',
      },
    ),
  ),
  by_band: Type.Array(
    Type.Object({
      band: RiskLevel,
      sites: Type.Integer(),
      covered_emissions_t: nullable(
        Type.Number({ description: 'Of Safeguard facilities; null when the band has none.' }),
      ),
      scope1_t: nullable(
        Type.Number({
          description: 'Of power stations of the generation table; null when the band has none.',
        }),
      ),
    }),
  ),
}

export const SecondOpinion = nullable(
  Type.Object(
    {
      lat: Type.Number(),
      lon: Type.Number(),
      distance_km: Type.Number({ description: 'From the first point.' }),
      kind: Type.String({ description: 'site, captive_power_plant, extraction_area or replaced' }),
      source: nullable(Type.String()),
    },
    { description: 'Where another source places the same facility.' },
  ),
)

export const StaleHazards = Type.Array(Type.Enum([...HAZARD_IDS]), {
  description: 'Hazards whose record ended more than five years before the snapshot: the band is of then.',
})

const sites_without_band = Type.Integer({ description: 'Not known, which does not mean safe.' })

export const HazardRollups = Type.Array(
  Type.Object({
    hazard: Type.Enum([...HAZARD_IDS]),
    ...bandRollup,
    sites_without_band,
    absent: Type.Array(
      Type.Object({
        reason: Type.Enum([...REASONS, 'not_located', 'location_disputed']),
        sites: Type.Integer(),
      }),
    ),
  }),
  { description: 'Sites by hazard and band, now; empty without a site.' },
)

export const ScenarioRollups = Type.Array(
  Type.Object({
    id: Type.String({ examples: ['3'] }),
    level_c: nullable(Type.Number()),
    hazards: Type.Array(
      Type.Object({
        hazard: Type.String(),
        ...bandRollup,
        now: Type.Object(bandRollup, { description: 'The same sites now.' }),
        sites_without_band: Type.Integer({
          description: 'Without a band now or then, so not counted. Not known, which does not mean safe.',
        }),
        sites_milder_than_now: Type.Integer({
          description: 'Counted sites whose median is milder than now; each says why.',
        }),
      }),
    ),
  }),
  {
    description:
      'Sites by hazard, scenario and band, for the median of the models, and the same sites now; empty without a located site.',
  },
)
