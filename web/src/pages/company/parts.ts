import type { Schema } from '../../api/client.ts'

export type Profile = Schema<'ProfileData'>
export type BlockName = Exclude<keyof Profile, 'abn' | 'evidence_hash' | 'provenance'>

/** A block of the profile, or physical risk, which the route of climate risk answers. */
type Shown = BlockName | 'physical_risk'

interface Described {
  /** Of its section on the page. */
  readonly id: string
  readonly name: string
  readonly blocks: readonly Shown[]
}

/** What the head of the page shows. */
export const HEAD_BLOCKS = ['entity', 'sector_classification'] as const satisfies readonly Shown[]

/** What the page is made of, from top to bottom, and the blocks that each part shows. Sites have no block. */
export const PARTS = [
  { id: 'emissions', name: 'Emissions', blocks: ['emissions', 'emissions_trend'] },
  { id: 'risk', name: 'Risk', blocks: ['transition_risk', 'physical_risk'] },
  { id: 'sector', name: 'Peers', blocks: ['sector_benchmark'] },
  { id: 'safeguard', name: 'Safeguard', blocks: ['safeguard_mechanism'] },
  { id: 'sites', name: 'Sites', blocks: [] },
  { id: 'climate', name: 'Climate so far', blocks: ['climate_context'] },
  { id: 'water', name: 'Water', blocks: ['water_stress'] },
  { id: 'scenarios', name: 'Climate ahead', blocks: ['scenario_context'] },
  { id: 'grid', name: 'Grid', blocks: ['grid_intensity'] },
  { id: 'scope3', name: 'Scope 3', blocks: ['scope3_screening'] },
] as const satisfies readonly Described[]

export type Part = (typeof PARTS)[number]

/** The parts of a company: some blocks are answered only where there is data. */
export const partsOf = (profile: Profile): readonly Part[] =>
  PARTS.filter(({ blocks }) => blocks.length === 0 || blocks.some((block) => block in profile))
