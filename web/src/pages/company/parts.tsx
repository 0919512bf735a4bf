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
import { bandedText, coverageText, gridText, warmingText } from './gists.ts'
import { CompanyHeader } from './header.tsx'
import type { BlockName, Profile } from './use-company.ts'

/** A block of the profile, or physical risk, which the route of climate risk answers. */
type Shown = BlockName | 'physical_risk'

interface Part {
  /** Of its section on the page. */
  readonly id: string
  readonly name: string
  /** Its heading, where that is not its name. */
  readonly title?: string
  readonly Part: ComponentType
  readonly blocks: readonly Shown[]
  /** Before the reader has opened or closed it. */
  readonly isOpenAtFirst?: boolean
  /** What is inside, in a few words, for a reader who may leave it closed. */
  readonly gist?: (profile: Profile) => string | undefined
}

/** The head of the page and the blocks that it shows. */
export const HEAD = { Part: CompanyHeader, blocks: ['entity', 'sector_classification'] } as const

/** What the page is made of, from top to bottom, and the blocks that each part shows. Sites have no block. */
const PARTS: readonly Part[] = [
  {
    id: 'emissions',
    name: 'Emissions',
    Part: Emissions,
    blocks: ['emissions', 'emissions_trend'],
    isOpenAtFirst: true,
  },
  { id: 'risk', name: 'Risk', Part: Risk, blocks: ['transition_risk', 'physical_risk'], isOpenAtFirst: true },
  {
    id: 'sector',
    name: 'Peers',
    title: 'Among its peers',
    Part: Sector,
    blocks: ['sector_benchmark'],
    isOpenAtFirst: true,
  },
  {
    id: 'safeguard',
    name: 'Safeguard',
    title: 'Safeguard Mechanism',
    Part: Safeguard,
    blocks: ['safeguard_mechanism'],
    gist: ({ safeguard_mechanism: safeguard }) => coverageText(safeguard),
  },
  { id: 'sites', name: 'Sites', Part: Sites, blocks: [] },
  {
    id: 'climate',
    name: 'Climate so far',
    title: 'The climate so far',
    Part: ClimateNow,
    blocks: ['climate_context'],
    gist: ({ climate_context: climate }) => warmingText(climate),
  },
  { id: 'water', name: 'Water', Part: Water, blocks: ['water_stress'] },
  {
    id: 'hazards',
    name: 'Hazards',
    Part: Hazards,
    blocks: ['hazards'],
    gist: ({ hazards }) => bandedText(hazards),
  },
  {
    id: 'scenarios',
    name: 'Climate ahead',
    title: 'The climate ahead',
    Part: ClimateAhead,
    blocks: ['scenario_context'],
  },
  {
    id: 'scenario-analysis',
    name: 'Warmer world',
    title: 'In a warmer world',
    Part: Scenarios,
    blocks: ['scenario_analysis'],
  },
  {
    id: 'transition-scenarios',
    name: 'Transition ahead',
    title: 'In an economy that changes',
    Part: Transition,
    blocks: ['transition_scenarios'],
  },
  {
    id: 'grid',
    name: 'Grid',
    title: 'The grid',
    Part: Grid,
    blocks: ['grid_intensity'],
    gist: ({ grid_intensity: grid }) => gridText(grid),
  },
  {
    id: 'scope3',
    name: 'Scope 3',
    title: 'Scope 3, screening',
    Part: Scope3,
    blocks: ['scope3_screening'],
  },
]

/** The parts of a company: some blocks are answered only where there is data. */
export const partsOf = (profile: Profile): readonly Part[] =>
  PARTS.filter(({ blocks }) => blocks.length === 0 || blocks.some((block) => block in profile))
