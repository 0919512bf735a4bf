import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { type Formula, PLAIN, type Step, TEXT } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { columnOf, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  all,
  any,
  atLeast,
  count,
  countOf,
  equal,
  firstKnown,
  greater,
  highest,
  isMissing,
  largest,
  levelAt,
  levelNumber,
  product,
  ratio,
  sum,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'
import { RISK_LEVELS } from '../bands.ts'
import { PHYSICAL_MEASURES, PHYSICAL_TABLES, physicalBandSteps } from '../risk/physical-formula.ts'
import { PROJECTED_HAZARDS, type ProjectedHazard, SCENARIO_BANDS } from '../scenarios/band-rules.ts'
import { SCENARIO_CONSTANTS, SCENARIO_TABLES } from '../scenarios/formula.ts'

const column = columnOf('sites')
const words = (level: string): string => level.replaceAll('_', ' ')

/** What is told of a site beside the figures that its band is decided on. */
const SITE_COLUMNS = {
  site: named('Site', TEXT),
  covered_emissions_t: named('Covered emissions', TONNES),
  scope1_t: named('Scope 1', TONNES),
} as const

/** Whatever is counted of now in a scenario has this after its name. */
const NOW = '_now'

/** The band that half of the sites are at or below, by their weights. */
function weightedSteps(band: string, suffix: '' | typeof NOW = ''): readonly Step[] {
  const levels = RISK_LEVELS.map((level, at): readonly Step[] => {
    const own = sum(`sites.weight_${level}${suffix}`, 'known')
    const below = RISK_LEVELS[at - 1]
    return [
      column(
        `weight_${level}${suffix}`,
        `Weight at ${words(level)}`,
        PLAIN,
        when(equal(`.${band}`, text(level)), '.weight', 0),
      ),
      figure(
        `up_to_${level}${suffix}`,
        `Weight up to ${words(level)}`,
        PLAIN,
        below === undefined ? own : add(`up_to_${below}${suffix}`, own),
      ),
    ]
  })
  const weighted = RISK_LEVELS.reduceRight<Term>(
    (otherwise, level) =>
      when(
        all(greater('total_weight', 0), atLeast(product(2, `up_to_${level}${suffix}`), 'total_weight')),
        text(level),
        otherwise,
      ),
    absent('no_site_assessed'),
  )
  return [...levels.flat(), figure(`weighted${suffix}`, 'Band that half are at or below', TEXT, weighted)]
}

/** The worst band of the sites, and the one that half of them are at or below: by emissions where all have some. */
function rollupSteps(band: string): readonly Step[] {
  return [
    column('level', 'Level', PLAIN, levelNumber(`.${band}`, 'levels')),
    // The larger where both tables print the site: they count the same gases twice.
    column(
      'emissions_t',
      'Larger of both',
      TONNES,
      when(
        isMissing('.level'),
        absent('no_band'),
        largest(firstKnown('.covered_emissions_t', 0), firstKnown('.scope1_t', 0)),
      ),
    ),
    column('is_emitting', 'Has emissions', PLAIN, when(greater('.emissions_t', 0), 1, 0)),
    figure('sites_assessed', 'Sites assessed', PLAIN, count('sites.level')),
    figure('worst', 'Worst band', TEXT, levelAt(highest('sites.level', 'known'), 'levels')),
    figure('sites_emitting', 'Assessed sites with emissions', PLAIN, sum('sites.is_emitting', 'known')),
    figure(
      'weight_by',
      'Weighed by',
      TEXT,
      when(equal('sites_emitting', 'sites_assessed'), text('emissions'), text('sites')),
    ),
    column(
      'weight',
      'Weight',
      PLAIN,
      when(
        isMissing('.level'),
        absent('no_band'),
        when(equal('weight_by', text('emissions')), ratio('.emissions_t', 'one_tonne'), 1),
      ),
    ),
    figure('total_weight', 'Weight of all', PLAIN, sum('sites.weight', 'known')),
    ...weightedSteps(band),
    figure(
      'weighted_by',
      'Weighed by',
      TEXT,
      when(greater('total_weight', 0), 'weight_by', absent('no_site_assessed')),
    ),
  ]
}

const ROLLUP_OUTPUTS = ['sites_assessed', 'worst', 'weighted', 'weighted_by'] as const

const rollup: Formula = {
  title: 'The worst band and the band that half of the sites are at or below, from the figures of each site',
  given: { sites: { label: 'Sites', columns: { ...SITE_COLUMNS, ...PHYSICAL_MEASURES } } },
  steps: [
    ...physicalBandSteps(column, (name) => `.${name}`),
    figure('sites_known', 'Sites known', PLAIN, count('sites.site')),
    ...rollupSteps('overall'),
    ...RISK_LEVELS.map((level) =>
      figure(`sites_${level}`, `Sites at ${words(level)}`, PLAIN, countOf('sites.overall', text(level))),
    ),
  ],
  outputs: ['sites_known', ...ROLLUP_OUTPUTS, ...RISK_LEVELS.map((level) => `sites_${level}`)],
}

/** The formula of one hazard at one warming level over all sites. */
export const siteScenarioFormula = (hazard: ProjectedHazard): string => `site_scenario_${hazard}`

/** Sites with a band both now and then are counted, and the same sites now: a site that has one of them compares with nothing. */
const inScenario = (hazard: ProjectedHazard): Formula => {
  const rule = SCENARIO_BANDS[hazard]
  const own = (name: string): string => `.${name}`
  const ifBoth = (band: string): Term =>
    when(any(isMissing('.band'), isMissing('.band_now')), absent('not_both_now_and_then'), band)
  return {
    title: `The same in a scenario and now, from the figures of each site: ${words(hazard)}`,
    given: { sites: { label: 'Sites', columns: { ...SITE_COLUMNS, ...rule.measures } } },
    steps: [
      ...rule.later(column, own, own),
      ...rule.now(column, own),
      column('compared', 'Band then, where both are known', TEXT, ifBoth('.band')),
      column('compared_now', 'Band now, where both are known', TEXT, ifBoth('.band_now')),
      ...rollupSteps('compared'),
      column('level_now', 'Level now', PLAIN, levelNumber('.compared_now', 'levels')),
      figure('worst_now', 'Worst band now', TEXT, levelAt(highest('sites.level_now', 'known'), 'levels')),
      ...weightedSteps('compared_now', NOW),
    ],
    outputs: [...ROLLUP_OUTPUTS, 'worst_now', 'weighted_now'],
  }
}

export const SITE_ROLLUP_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'site_rollup',
  version: '1.1.0',
  title: 'Physical risk over the sites of a company',
  constants: { one_tonne: DEFINITIONS.one_tonne, ...SCENARIO_CONSTANTS },
  tables: { ...PHYSICAL_TABLES, ...SCENARIO_TABLES },
  formulas: {
    site_rollup: rollup,
    band_rollup: {
      title: 'The same from bands that are decided already',
      given: { sites: { label: 'Sites', columns: { ...SITE_COLUMNS, band: named('Band', TEXT) } } },
      steps: rollupSteps('band'),
      outputs: ROLLUP_OUTPUTS,
    },
    ...Object.fromEntries(
      PROJECTED_HAZARDS.map((hazard) => [siteScenarioFormula(hazard), inScenario(hazard)]),
    ),
  },
})
