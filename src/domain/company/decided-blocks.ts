import { decisionsIn, type LeftOutRows } from '../operator-decision.ts'
import { rememberedBy } from '../remembered-by.ts'
import type { BlockName } from './blocks.ts'
import type { Outcome } from './outcome.ts'

/** A figure rests on a row that an operator decided about. */
const DECIDED = 'decided_by_operator'
/** Rows of a table behind the block were left out, so that what it lacks may be printed. */
const LEFT_OUT = 'rows_left_out_by_operator'

/**
 * Blocks that say what a table lacks of a company: they cite nothing of it then, and must tell that rows were left out. A test
 * keeps the table complete: a source that is missing here would change answers silently.
 */
export const SILENT_ABOUT: Readonly<Record<string, readonly BlockName[]>> = {
  'abr-bulk': ['entity'],
  'abs-cpi': ['scope3_screening'],
  'abs-io': ['scope3_screening'],
  'accu-projects': [],
  'aemo-cdeii': ['grid_intensity'],
  'aemo-generators': [],
  'aemo-isp-inputs': ['transition_scenarios'],
  'aemo-isp-outlook': ['transition_scenarios'],
  anzsic: ['sector_classification', 'sector_benchmark'],
  'ato-tax': ['emissions', 'scope3_screening'],
  'bushfire-suburbs': ['hazards'],
  'certificate-actions': [],
  'climate-series': ['climate_context', 'scenario_analysis', 'hazards', 'physical_risk'],
  'climate-zones': ['hazards'],
  'coastal-levels': ['hazards'],
  'company-classification': ['sector_classification', 'sector_benchmark'],
  'company-details': ['entity'],
  'cooling-hours': ['hazards'],
  'cyclone-tracks': ['hazards'],
  'declared-disasters': ['hazards'],
  'energy-averages': [],
  'facility-locations': [
    'climate_context',
    'scenario_context',
    'scenario_analysis',
    'hazards',
    'grid_intensity',
  ],
  generation: ['scope3_screening'],
  'gnaf-core': [],
  greenpower: [],
  'greenpower-offers': [],
  gwp: [],
  'heat-response': ['scenario_analysis'],
  'io-multipliers': ['scope3_screening', 'transition_risk'],
  localities: [
    'climate_context',
    'scenario_context',
    'scenario_analysis',
    'hazards',
    'water_stress',
    'physical_risk',
  ],
  'locality-areas': ['hazards'],
  'lret-stations': [],
  'nga-factors': ['scope3_screening'],
  'nger-corporate': ['entity', 'emissions', 'sector_benchmark', 'emissions_trend', 'scope3_screening'],
  'nger-market-based': ['emissions'],
  'nger-transfer': ['entity', 'emissions'],
  projections: ['scenario_context'],
  'registry-name-links': ['entity', 'emissions'],
  'renewable-power-percentage': [],
  safeguard: ['safeguard_mechanism', 'transition_risk'],
  'safeguard-links': ['safeguard_mechanism', 'transition_risk'],
  'silo-point': ['hazards', 'scenario_analysis'],
  'station-years': ['hazards', 'scenario_analysis'],
  'warming-level-years': ['scenario_analysis'],
  'warming-levels': ['scenario_analysis'],
  wgea: ['sector_classification', 'sector_benchmark', 'scope3_screening'],
}

/** Flags that an operator's decisions add to the outcome of a block. Remembered, as companies share outcomes. */
export const decisionFlags = rememberedBy((left: LeftOutRows) => {
  const silent = new Set([...left.sources].flatMap((source) => SILENT_ABOUT[source] ?? []))
  return rememberedBy((outcome: Outcome<unknown>, block: BlockName): readonly string[] =>
    [
      ...(outcome.inputs.some(({ ref }) => decisionsIn(ref).length > 0) ? [DECIDED] : []),
      ...(silent.has(block) || outcome.inputs.some(({ release }) => left.releases.has(release))
        ? [LEFT_OUT]
        : []),
    ].filter((flag) => !outcome.flags.includes(flag)),
  )
})
