import type { ComponentType } from 'react'
import { ClimateAhead } from './blocks/climate-ahead.tsx'
import { ClimateNow } from './blocks/climate-now.tsx'
import { Emissions } from './blocks/emissions.tsx'
import { Grid } from './blocks/grid.tsx'
import { Hazards } from './blocks/hazards.tsx'
import { Risk } from './blocks/risk.tsx'
import { Safeguard } from './blocks/safeguard.tsx'
import { Scenarios } from './blocks/scenarios.tsx'
import { Scope3 } from './blocks/scope3.tsx'
import { Sector } from './blocks/sector.tsx'
import { Sites } from './blocks/sites.tsx'
import { Transition } from './blocks/transition.tsx'
import { Water } from './blocks/water.tsx'
import { CompanyHeader } from './header.tsx'
import type { BlockName, Profile } from './use-company.ts'

/** A block of the profile, or physical risk, which the route of climate risk answers. */
type Shown = BlockName | 'physical_risk'

interface Part {
  /** Of its section on the page. */
  readonly id: string
  readonly name: string
  readonly Part: ComponentType
  readonly blocks: readonly Shown[]
}

/** The head of the page and the blocks that it shows. */
export const HEAD = { Part: CompanyHeader, blocks: ['entity', 'sector_classification'] } as const

/** What the page is made of, from top to bottom, and the blocks that each part shows. Sites have no block. */
const PARTS: readonly Part[] = [
  { id: 'emissions', name: 'Emissions', Part: Emissions, blocks: ['emissions', 'emissions_trend'] },
  { id: 'risk', name: 'Risk', Part: Risk, blocks: ['transition_risk', 'physical_risk'] },
  { id: 'sector', name: 'Peers', Part: Sector, blocks: ['sector_benchmark'] },
  { id: 'safeguard', name: 'Safeguard', Part: Safeguard, blocks: ['safeguard_mechanism'] },
  { id: 'sites', name: 'Sites', Part: Sites, blocks: [] },
  { id: 'climate', name: 'Climate so far', Part: ClimateNow, blocks: ['climate_context'] },
  { id: 'water', name: 'Water', Part: Water, blocks: ['water_stress'] },
  { id: 'hazards', name: 'Hazards', Part: Hazards, blocks: ['hazards'] },
  { id: 'scenarios', name: 'Climate ahead', Part: ClimateAhead, blocks: ['scenario_context'] },
  {
    id: 'scenario-analysis',
    name: 'Warmer world',
    Part: Scenarios,
    blocks: ['scenario_analysis'],
  },
  {
    id: 'transition-scenarios',
    name: 'Transition ahead',
    Part: Transition,
    blocks: ['transition_scenarios'],
  },
  { id: 'grid', name: 'Grid', Part: Grid, blocks: ['grid_intensity'] },
  { id: 'scope3', name: 'Scope 3', Part: Scope3, blocks: ['scope3_screening'] },
]

/** The parts of a company: some blocks are answered only where there is data. */
export const partsOf = (profile: Profile): readonly Part[] =>
  PARTS.filter(({ blocks }) => blocks.length === 0 || blocks.some((block) => block in profile))
