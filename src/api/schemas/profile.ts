import { type TProperties, type TSchema, Type } from 'typebox'
import { PROFILE_BLOCKS, type ProfileBlock } from '../../domain/company/blocks.ts'
import { ClimateContext } from './blocks/climate-context.ts'
import { Emissions } from './blocks/emissions.ts'
import { EmissionsTrend } from './blocks/emissions-trend.ts'
import { Entity } from './blocks/entity.ts'
import { GridIntensity } from './blocks/grid-intensity.ts'
import { Hazards } from './blocks/hazards.ts'
import { SafeguardMechanism } from './blocks/safeguard-mechanism.ts'
import { ScenarioAnalysis } from './blocks/scenario-analysis.ts'
import { ScenarioContext } from './blocks/scenario-context.ts'
import { Scope3Screening } from './blocks/scope3-screening.ts'
import { SectorBenchmark } from './blocks/sector-benchmark.ts'
import { SectorClassification } from './blocks/sector-classification.ts'
import { TransitionRisk } from './blocks/transition-risk.ts'
import { TransitionScenarios } from './blocks/transition-scenarios.ts'
import { WaterStress } from './blocks/water-stress.ts'
import { dataQuery, Meta, Method, nullable, ProvenanceRelease } from './data.ts'

const BlockName = Type.Enum([...PROFILE_BLOCKS])

const EvidenceInput = Type.Object(
  {
    dataset: Type.String(),
    release: Type.String(),
    file_sha256: Type.String(),
    ref: Type.String({ description: 'Row or cell in the publisher’s file.' }),
    field: Type.String({
      description: 'Figure or series key; `sha256_of_inputs` represents a long list of inputs.',
    }),
    observed: Type.String(),
    value_text: nullable(Type.String({ description: 'Exactly as published, or the hash of the list.' })),
    decided_by_operator: Type.Optional(
      Type.Array(Type.String(), {
        description:
          'Decisions in the release that apply to its row, whose value may then be the operator’s; absent if there are none.',
      }),
    ),
  },
  { $id: 'EvidenceInput', description: 'One published figure that the answer was computed from.' },
)

export const Provenance = Type.Object(
  {
    releases: Type.Array(
      Type.Object({
        ...ProvenanceRelease.properties,
        inputs: Type.Integer({ description: 'Figures that were used, lists counted as one.' }),
        fields: Type.Array(Type.String(), { description: 'Figures and series keys that were used.' }),
        input_observed_from: Type.String(),
        input_observed_to: Type.String(),
      }),
    ),
    inputs: Type.Optional(Type.Array(EvidenceInput, { description: 'With `explain=true`: every input.' })),
  },
  { $id: 'Provenance', description: 'What the answer was computed from.' },
)

/** The schema of each block of a profile. */
const BLOCK_SCHEMAS = {
  entity: Entity,
  emissions: Emissions,
  sector_classification: SectorClassification,
  sector_benchmark: SectorBenchmark,
  emissions_trend: EmissionsTrend,
  transition_risk: TransitionRisk,
  safeguard_mechanism: SafeguardMechanism,
  grid_intensity: GridIntensity,
  climate_context: ClimateContext,
  scope3_screening: Scope3Screening,
  water_stress: WaterStress,
  scenario_context: ScenarioContext,
  scenario_analysis: ScenarioAnalysis,
  transition_scenarios: TransitionScenarios,
  hazards: Hazards,
} satisfies Record<ProfileBlock, TSchema>

export const ProfileData = Type.Object(
  {
    abn: Type.String(),
    ...Type.Partial(Type.Object(BLOCK_SCHEMAS)).properties,
    provenance: Provenance,
    evidence_hash: Type.String({
      description:
        'SHA-256 over the canonical JSON of all inputs and methods of the whole profile, whatever was included.',
    }),
  },
  { $id: 'ProfileData' },
)

const OmittedBlock = Type.Object({
  block: BlockName,
  method: Method,
  reason_code: Type.String(),
  detail: Type.String(),
})

export const ClimateProfile = Type.Object(
  {
    data: ProfileData,
    meta: Type.Object({
      ...Meta.properties,
      block_hashes: Type.Record(Type.String(), Type.String(), {
        description: 'Hash of every block. A block with the same hash has not changed.',
      }),
      omitted_blocks: Type.Array(OmittedBlock),
      tenant_targets: Type.Optional(
        Type.Object(
          {
            record: nullable(
              Type.Object({
                version: Type.Integer(),
                authored_at: Type.String(),
                body_sha256: Type.String({ description: 'SHA-256 of the canonical JSON of the record.' }),
              }),
            ),
            in_evidence_hash: Type.Literal(false, {
              description: 'Block hashes and the evidence hash cover public data only.',
            }),
            shown: Type.Array(Type.String(), { description: 'Ids of the targets compared with a series.' }),
            not_shown: Type.Array(
              Type.Object({
                id: Type.String(),
                reasons: Type.Array(Type.Object({ reason_code: Type.String(), detail: Type.String() })),
              }),
              { description: 'Targets that cannot be compared with registry figures, and why.' },
            ),
          },
          { description: 'With `include_targets=true`: which of your own targets the trend shows.' },
        ),
      ),
      changed_since: Type.Optional(
        Type.Object({
          snapshot: Type.String(),
          as_of: Type.String(),
          changed_blocks: Type.Array(BlockName),
          unchanged_blocks: Type.Array(BlockName),
        }),
      ),
    }),
  },
  { $id: 'ClimateProfile', additionalProperties: false },
)

/** More names than there are blocks, since one may be named twice. */
const MOST_BLOCKS_NAMED = 100

/** Parameters that profile routes share. */
export const blockChoice = {
  include: Type.Optional(
    Type.Array(BlockName, {
      maxItems: MOST_BLOCKS_NAMED,
      description:
        'Only these blocks, separated by commas, with the provenance and licences of what they were computed from.',
    }),
  ),
  exclude: Type.Optional(
    Type.Array(BlockName, {
      maxItems: MOST_BLOCKS_NAMED,
      description: 'All blocks except these. Cannot be combined with `include`.',
    }),
  ),
  explain: Type.Boolean({
    default: false,
    description:
      'Adds the trace of every rule, every single input and, where the formulas of a method are published, the steps of each calculation. Batches and lists of sites leave out the steps.',
  }),
}

/** The scenarios of `scenario_analysis`. */
export const scenarioChoice = {
  scenario: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 200,
      description:
        'Scenarios of `scenario_analysis`, separated by commas: global warming of 1.5, 2, 3 or 4 °C, or a pathway and a year such as `SSP2-4.5:2050`, which AR6’s assessed years turn into a level. Without it 1.5 and 3 °C. Hashes do not depend on it.',
      examples: ['1.5,2,3', 'SSP2-4.5:2050'],
    }),
  ),
}

export const profileQuery = <P extends TProperties>(more: P) => dataQuery({ ...blockChoice, ...more })
