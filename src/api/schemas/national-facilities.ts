import { Type } from 'typebox'
import { RiskLevel } from './block.ts'
import { Availability, Meta, nullable, ProvenanceRelease } from './data.ts'
import { HazardRollups, ScenarioRollups, SecondOpinion, StaleHazards } from './site-hazards.ts'

const head = {
  id: Type.String({ description: 'As among the sites of its company.' }),
  name: Type.String(),
  tables: Type.Array(Type.Enum(['safeguard', 'generation'])),
  as_at: Type.String({ description: 'Year of the table.' }),
  state: nullable(Type.String({ description: 'Null for a facility in several states.' })),
  owners: Type.Array(Type.Object({ name: Type.String(), abns: Type.Array(Type.String()) }), {
    description:
      'As published, with the ABNs of the emitter and of the corporation that controls it, if known.',
  }),
  covered_emissions_t: nullable(Type.Number()),
  scope1_t: nullable(Type.Number()),
  generation: nullable(
    Type.Object(
      {
        electricity_mwh: Type.Number(),
        intensity_t_per_mwh: nullable(
          Type.Number({
            description: 'Scope 1 per MWh, as published. Null if two reports of the station are added.',
          }),
        ),
      },
      { description: 'Electricity that a power station generated in the year of its scope 1.' },
    ),
  ),
}

const bands = Type.Record(Type.String(), RiskLevel)
const HazardCount = Type.Omit(HazardRollups.items, ['worst_sites'])
const InScenario = ScenarioRollups.items.properties.hazards.items
const ScenarioCount = Type.Object({
  ...Type.Omit(ScenarioRollups.items, ['hazards']).properties,
  hazards: Type.Array(
    Type.Object({
      ...Type.Omit(InScenario, ['worst_sites', 'now']).properties,
      now: Type.Omit(InScenario.properties.now, ['worst_sites']),
    }),
  ),
})

export const Facilities = Type.Object(
  {
    data: Type.Object({
      facilities: Type.Array(
        Type.Object({
          ...head,
          lat: nullable(Type.Number()),
          lon: nullable(Type.Number()),
          precision: nullable(Type.String({ description: 'How the place was found. None is surveyed.' })),
          second_opinion: SecondOpinion,
          bands: Type.Record(Type.String(), RiskLevel, { description: 'By hazard, now.' }),
          absent: Type.Record(Type.String(), Type.String(), {
            description:
              'Hazards without a band, each with a reason code. This does not mean there is no risk.',
          }),
          stale: StaleHazards,
          scenarios: Type.Record(Type.String(), bands, {
            description:
              'By scenario and hazard, for the median of the models. Hazards that are not projected are left out.',
          }),
          milder_than_now: Type.Record(Type.String(), Type.Record(Type.String(), Type.String()), {
            description:
              'By scenario and hazard, the sentence that says that the median is milder than now, and why.',
          }),
        }),
      ),
      not_located: Type.Array(
        Type.Object({
          ...head,
          availability: Availability,
          second_opinion: SecondOpinion,
        }),
        { description: 'Not located, or in a place that two sources dispute (`location_disputed`).' },
      ),
      hazards: Type.Array(HazardCount, { description: 'Located facilities by hazard and band, now.' }),
      scenarios: Type.Array(ScenarioCount, {
        description: 'Located facilities by scenario, hazard and band.',
      }),
      statements: Type.Array(Type.String()),
    }),
    meta: Type.Object({ ...Meta.properties, provenance: Type.Array(ProvenanceRelease) }),
  },
  { $id: 'NationalFacilities', additionalProperties: false },
)
