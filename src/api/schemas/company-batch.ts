import { type TProperties, type TSchema, Type } from 'typebox'
import { PROFILE_BLOCKS } from '../../domain/company/blocks.ts'
import { batchResult } from './batch-result.ts'
import { RiskLevel } from './block.ts'
import { Meta, nullable, ReportingYear } from './data.ts'
import { ProfileData } from './profile.ts'
import { RiskData } from './risk.ts'

const members = {
  abns: Type.Array(Type.String({ maxLength: 32 }), {
    description: '1 to 50 ABNs. A repeated ABN is computed once and shown each time.',
    examples: [['74115061375', '49004028077']],
  }),
  on_error: Type.Optional(
    Type.Enum(['continue', 'abort'], {
      description:
        '`continue` (default): every ABN has its own error. `abort`: the first error is the answer.',
    }),
  ),
}

export const ProfilesBody = Type.Object(
  {
    ...members,
    include: Type.Optional(
      Type.Array(Type.Enum([...PROFILE_BLOCKS]), {
        maxItems: 100,
        description: 'Only these blocks; none given means all.',
      }),
    ),
  },
  { additionalProperties: false },
)
export const RisksBody = Type.Object(members, { additionalProperties: false })
export const PortfolioBody = Type.Object(
  {
    abns: Type.Array(Type.String({ maxLength: 32 }), {
      description: '1 to 1,000 ABNs. A repeated ABN has one row.',
      examples: [['74115061375', '49004028077']],
    }),
  },
  { additionalProperties: false },
)

const Coverage = Type.Object({
  available: Type.Integer(),
  stale: Type.Integer(),
  absent: Type.Integer({
    description: 'Companies without a figure. They are not zero and are left out of totals.',
  }),
})

const BandCount = Type.Object({
  worst: nullable(RiskLevel),
  by_band: Type.Array(Type.Object({ band: RiskLevel, companies: Type.Integer() })),
  not_assessed: Type.Integer(),
})

const HazardCounts = Type.Array(Type.Object({ hazard: Type.String(), ...BandCount.properties }), {
  description:
    'Companies by hazard and band. Risks use the worst band among the sites; profiles use the band at the place of their climate.',
})
const ScenarioCounts = Type.Array(
  Type.Object({
    id: Type.String({ examples: ['3'] }),
    level_c: nullable(Type.Number()),
    hazards: Type.Array(
      Type.Object({
        ...HazardCounts.items.properties,
        now: Type.Object(BandCount.properties, { description: 'The same companies now.' }),
      }),
      { description: 'Companies with a band both now and then.' },
    ),
  }),
)

/** Results in the order of the request, a summary over the companies that were found, each counted once. */
const batchAnswer = <T extends TSchema, P extends TProperties>(id: string, data: T, summary: P) =>
  Type.Object(
    {
      results: Type.Array(batchResult(data, { abn: Type.String({ description: 'As sent.' }) })),
      summary: Type.Object({
        requested: Type.Integer(),
        succeeded: Type.Integer(),
        failed: Type.Integer(),
        companies: Type.Integer({ description: 'Number of distinct companies that succeeded.' }),
        ...summary,
      }),
      meta: Meta,
    },
    { $id: id, additionalProperties: false },
  )

export const ProfilesAnswer = batchAnswer('ClimateProfileBatch', ProfileData, {
  coverage: Type.Record(Type.String(), Coverage),
  totals: Type.Array(
    Type.Object({
      reporting_year: ReportingYear,
      companies: Type.Integer(),
      scope1_t: Type.Number(),
      scope2_t: Type.Number(),
    }),
    { description: 'By latest year; years are never added together.' },
  ),
  transition: BandCount,
  hazards: HazardCounts,
  scenarios: ScenarioCounts,
})

export const RisksAnswer = batchAnswer('ClimateRiskBatch', RiskData, {
  coverage: Type.Record(Type.String(), Coverage),
  head_office: BandCount,
  sites: BandCount,
  transition: BandCount,
  hazards: HazardCounts,
  scenarios: ScenarioCounts,
})
