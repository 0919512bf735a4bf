import type { Method } from '../evidence.ts'
import { CLIMATE_CONTEXT } from './climate/climate-context.ts'
import { SCENARIO_CONTEXT } from './climate/scenario-context.ts'
import { WATER_STRESS } from './climate/water-stress.ts'
import { EMISSIONS_RECORD } from './emissions/emissions-record.ts'
import { EMISSIONS_TREND } from './emissions/emissions-trend.ts'
import { GRID_INTENSITY } from './grid/intensity.ts'
import { HAZARDS_METHOD } from './hazards/hazards.ts'
import { ENTITY } from './identity/entity.ts'
import { PHYSICAL_RISK } from './risk/physical-risk.ts'
import { TRANSITION_RISK } from './risk/transition-risk.ts'
import { SAFEGUARD_MECHANISM } from './safeguard/safeguard.ts'
import { SCENARIO_ANALYSIS } from './scenarios/scenario-analysis.ts'
import { SCOPE3_SCREENING } from './scope3/screening.ts'
import { SECTOR_BENCHMARK } from './sector/sector-benchmark.ts'
import { SECTOR_CLASSIFICATION } from './sector/sector-classification.ts'
import { TRANSITION_SCENARIOS } from './transition/transition-scenarios.ts'

/** Where blocks are shown. Each surface has a map with an entry for every block that it shows, so that it cannot forget one. */
export const SURFACES = {
  profile: 'the climate profile of the API, alone and in a batch with its coverage; its evidence hash',
  pdf: 'figures and charts of the profile as a PDF; its last table lists the state of every block',
  workbook: 'sheets of the profile as a workbook',
  portfolio: 'columns of the workbook and of the page of many companies',
  summary: 'headlines of summary.md in a bundle',
  web: 'the company page',
  mcp: 'figures that the tools get_climate_profile and compare_companies give to agents',
  monitoring: 'events about a company on a watchlist',
} as const

export type Surface = keyof typeof SURFACES

type Block = BlockFacts & (ShownInSummary | LeftOutOfSummary)

interface BlockFacts {
  readonly method: Method
  /** There only with data; without, the answer's meta says why. */
  readonly optional: boolean
  /** The outcome is one object for all companies of a place or region: whatever is written from it is written once. */
  readonly shared: boolean
  /** It shows on every surface but these, each with the reason in a sentence. */
  readonly not_on: Readonly<Partial<Record<Surface, string>>>
}

interface ShownInSummary {
  /** Ids of the metrics that the summary shows, where the report has them. */
  readonly headlines: readonly [string, ...string[]]
  readonly not_on: { readonly summary?: never }
}

interface LeftOutOfSummary {
  readonly headlines?: never
  readonly not_on: { readonly summary: string }
}

const ONE_ROW = 'One row for each company has room for the figures that companies are compared by.'
const NO_EVENT = 'No event is about it yet.'

/** The one table of blocks, in the order in which they are shown. */
export const BLOCKS = {
  entity: {
    method: ENTITY,
    optional: false,
    shared: false,
    not_on: {
      summary: 'The title names the company.',
      monitoring: 'Events are about figures; a new name is seen in the next profile.',
    },
  },
  emissions: {
    method: EMISSIONS_RECORD,
    optional: false,
    shared: false,
    headlines: [
      'emissions.scope1',
      'emissions.scope2',
      'emissions.scope1_and_2',
      'emissions.scope2_market_based',
    ],
    not_on: {},
  },
  sector_classification: {
    method: SECTOR_CLASSIFICATION,
    optional: false,
    shared: false,
    not_on: {
      pdf: 'The charts of the benchmark name the class.',
      summary: 'The percentiles of the benchmark represent it.',
      monitoring: NO_EVENT,
    },
  },
  sector_benchmark: {
    method: SECTOR_BENCHMARK,
    optional: false,
    shared: false,
    headlines: ['sector.headline.percentile', 'sector.headline.metric'],
    not_on: {
      portfolio: ONE_ROW,
      monitoring: 'A rank changes whenever a peer’s figures do, which is not news about the company.',
    },
  },
  emissions_trend: {
    method: EMISSIONS_TREND,
    optional: false,
    shared: false,
    headlines: [
      'trend.scope1_and_2.compound_percent',
      'trend.scope1_and_2.latest_change_percent',
      'trend.scope1_and_2.projected_2029_30',
    ],
    not_on: { monitoring: 'The event about emissions reports the new year that changed the trend.' },
  },
  transition_risk: {
    method: TRANSITION_RISK,
    optional: false,
    shared: false,
    headlines: ['transition_risk.overall'],
    not_on: {},
  },
  safeguard_mechanism: {
    method: SAFEGUARD_MECHANISM,
    optional: false,
    shared: false,
    headlines: [
      'safeguard.coverage',
      'safeguard.covered_emissions',
      'safeguard.actual_shortfall',
      'safeguard.total_shortfall',
    ],
    not_on: {},
  },
  grid_intensity: {
    method: GRID_INTENSITY,
    optional: false,
    shared: true,
    not_on: {
      pdf: 'The grid is the same for all companies of the region.',
      portfolio: ONE_ROW,
      summary: 'The grid is the same for all companies of the region.',
      monitoring: 'The grid changes every day and does not belong to the company.',
    },
  },
  climate_context: {
    method: CLIMATE_CONTEXT,
    optional: false,
    shared: true,
    not_on: {
      portfolio: ONE_ROW,
      summary: 'The physical risk band represents it.',
      mcp: 'The tool explain_risk gives its bands; detail=full has every indicator.',
      monitoring: 'The physical risk band represents it.',
    },
  },
  scope3_screening: {
    method: SCOPE3_SCREENING,
    optional: false,
    shared: false,
    not_on: {
      pdf: 'A screening by order of magnitude needs its parts beside it; the workbook has them.',
      portfolio: 'Screenings of different parts are never compared.',
      summary: 'A screening is not a headline figure.',
      mcp: 'A screening needs its parts and its statement; detail=full has them.',
      monitoring: NO_EVENT,
    },
  },
  water_stress: {
    method: WATER_STRESS,
    optional: true,
    shared: true,
    not_on: {
      portfolio: ONE_ROW,
      summary: 'No metric of the report is made from it yet.',
      monitoring: NO_EVENT,
    },
  },
  scenario_context: {
    method: SCENARIO_CONTEXT,
    optional: true,
    shared: true,
    not_on: {
      pdf: 'The projections are the same for all companies of the region.',
      portfolio: ONE_ROW,
      summary: 'No metric of the report is made from it yet.',
      mcp: 'A projection needs its pathway and range; detail=full has every change.',
      monitoring: NO_EVENT,
    },
  },
  scenario_analysis: {
    method: SCENARIO_ANALYSIS,
    optional: true,
    shared: true,
    not_on: {
      pdf: 'Figures of the scenarios need their ranges and words; the report of a bundle has them.',
      portfolio: ONE_ROW,
      summary: 'A scenario needs its range and words; report.pdf has them.',
      mcp: 'A scenario needs its level, range and words; detail=full has every hazard.',
      monitoring: NO_EVENT,
    },
  },
  transition_scenarios: {
    method: TRANSITION_SCENARIOS,
    optional: true,
    shared: false,
    not_on: {
      pdf: 'Figures of the scenarios need their words; the report of a bundle has them.',
      portfolio: ONE_ROW,
      summary: 'A scenario needs its words; report.pdf has them.',
      monitoring: NO_EVENT,
    },
  },
  hazards: {
    method: HAZARDS_METHOD,
    optional: true,
    shared: true,
    not_on: {
      portfolio: 'Hazards of a head office say little about a company with sites.',
      summary: 'The physical risk band represents it; report.pdf has the table.',
      mcp: 'The tool explain_risk gives the physical risk bands; detail=full has every hazard.',
      monitoring: 'The physical risk band represents it.',
    },
  },
  physical_risk: {
    method: PHYSICAL_RISK,
    optional: false,
    shared: true,
    headlines: ['physical_risk.overall'],
    not_on: {
      profile: 'It is about the head office: /climate-risk returns it with the sites, under a separate hash.',
      workbook: 'The workbook contains what the evidence hash of the profile covers.',
      portfolio: 'The band of a head office says little about a company with sites.',
      mcp: 'The tool explain_risk gives it with the sites.',
    },
  },
} as const satisfies Readonly<Record<string, Block>>

export type BlockName = keyof typeof BLOCKS

/** The blocks that a surface shows. */
export type BlockOn<S extends Surface> = {
  [Name in BlockName]: S extends keyof (typeof BLOCKS)[Name]['not_on'] ? never : Name
}[BlockName]

export const BLOCK_NAMES = Object.keys(BLOCKS) as readonly BlockName[]

export const blocksOn = <S extends Surface>(surface: S): readonly BlockOn<S>[] =>
  BLOCK_NAMES.filter((name): name is BlockOn<S> => !(surface in BLOCKS[name].not_on))

/** What the climate profile answers and its evidence hash covers. */
export type ProfileBlock = BlockOn<'profile'>
export const PROFILE_BLOCKS = blocksOn('profile')
