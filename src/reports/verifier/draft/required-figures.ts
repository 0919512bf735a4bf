import { numbersIn } from '../json.ts'
import { yearRows } from '../year-rows.ts'
import { isPlaced, isPlaceOf, type PlacedPart, type ShownReport } from './shown-report.ts'
import { siteBands } from './site-bands.ts'
import { statutoryFigures } from './statutory-figures.ts'

/** Entities of the boundary that a draft lists; of more it says how many. */
const MOST_ENTITIES = 60

/** Metrics that are in a table, by how their ids begin. */
const TABLES: readonly (readonly [part: PlacedPart, id: RegExp])[] = [
  ['emissions', /^ledger\.(?:scope1|scope2|scope1_and_2|scope3)$/],
  ['scope3', /^ledger\.category_/],
  ['emissions', /^emissions\.(?:scope1|scope2|scope1_and_2|net_energy)$/],
  ['hazards', /^hazards\./],
  ['scenarios', /^scenarios\./],
  ['transition_scenarios', /^transition_scenarios\./],
  ['grid', /^electricity\./],
  ['scope3', /^scope3\./],
  ['electricity', /^scope2\./],
  ['transition', /^transition_risk\./],
  ['progress', /^targets\./],
  [
    'progress',
    /^trend\.scope1_and_2\.(?:compound_percent|latest_change_percent|projected_2029_30(?:_low|_high)?)$/,
  ],
]
/** Metrics that the first page shows too. */
const SUMMARY = /^(?:targets\..*\.status|transition_risk\.overall)$/

/**
 * JSON pointers of all that a draft must show, each as often as it must be there. Everything that the company declares in numbers, all
 * published figures that have a place, the points of readiness, and both sides of each explained contradiction.
 */
export function requiredFigures(report: ShownReport): string[] {
  return [
    ...declaredNumbers(report),
    ...register(report),
    ...emissionsTable(report),
    ...metricTables(report),
    ...bothScenarios(report),
    ...(siteBands(report.metrics)?.indexes ?? []).map((index) => `/metrics/${index}/value`),
    ...roadMap(report),
    ...hazards(report),
    ...facilities(report),
    ...summary(report),
    ...explained(report),
  ]
}

/** What a company declares in numbers stands where it says it. */
function declaredNumbers(report: ShownReport): string[] {
  const { statements, targets, boundary } = report.declared
  return [
    ...statements.flatMap(({ requirement_id, kind, figures = [], scenarios = [] }, at) =>
      kind === 'disclosure'
        ? [
            ...figures.flatMap(({ measure, source }, index) => {
              const pointer = `/declared/statements/${at}/figures/${index}/value`
              return isOnlyInTable(report, { requirement_id, measure, source, pointer }) ? [] : [pointer]
            }),
            ...(isPlaced(report, 'scenarios')
              ? scenarios.map((_, index) => `/declared/statements/${at}/scenarios/${index}/warming_c`)
              : []),
          ]
        : [],
    ),
    ...(isPlaced(report, 'targets') ? numbersIn(targets, '/declared/targets') : []).filter(
      // Numbers of categories are names.
      (pointer) => !pointer.includes('/scope3_categories/'),
    ),
    ...numbersIn(boundary, '/declared/boundary').filter((pointer) => {
      const entity = /^\/declared\/boundary\/entities\/(\d+)\//.exec(pointer)?.[1]
      return entity === undefined || Number(entity) < MOST_ENTITIES
    }),
  ]
}

/** A figure without a source of its own stands in the table of emissions right below its statement. */
const isOnlyInTable = (
  report: ShownReport,
  of: {
    readonly requirement_id: string
    readonly measure: string
    readonly source: string | undefined
    readonly pointer: string
  },
): boolean =>
  isPlaceOf('emissions', of.requirement_id) &&
  isPlaced(report, 'emissions') &&
  of.source === undefined &&
  declaredOnce(report, of.measure) === of.pointer

/** Horizons, effects and costs of the register of risks; a range with equal ends is one number. */
function register(report: ShownReport): string[] {
  const { risks } = report.declared
  if (risks === undefined || risks === null || risks.risks.length === 0) return []
  const at = '/declared/risks'
  const behind = risks.risks.flatMap(({ figures = [] }) =>
    figures.flatMap(({ metric }) => metricsWith(report, (id) => id === metric)),
  )
  const ends = (name: string, { low_aud, high_aud }: { low_aud?: number; high_aud?: number }): string[] =>
    low_aud === undefined
      ? []
      : [`${at}/${name}/low_aud`, ...(high_aud === low_aud ? [] : [`${at}/${name}/high_aud`])]
  return [
    ...behind,
    ...(isPlaced(report, 'horizons')
      ? ['short', 'medium', 'long'].map((term) => `${at}/horizons/${term}_years`)
      : []),
    ...(isPlaced(report, 'financial_effects')
      ? [
          ...risks.risks.flatMap((risk, index) => [
            ...ends(`risks/${index}/current_effect`, risk.current_effect),
            ...ends(`risks/${index}/anticipated_effect`, risk.anticipated_effect),
          ]),
          ...ends('combined_effect', risks.combined_effect ?? {}),
        ]
      : []),
    ...(isPlaced(report, 'measures')
      ? risks.risks.flatMap(({ responses }, index) =>
          responses.flatMap(({ cost_aud }, turn) =>
            cost_aud === undefined ? [] : [`${at}/risks/${index}/responses/${turn}/cost_aud`],
          ),
        )
      : []),
  ]
}

/** Pointer of the first statement that gives a measure; undefined where none does. */
function declaredOnce({ declared: { statements } }: ShownReport, measure: string): string | undefined {
  return statements.flatMap(({ kind, figures = [] }, at) =>
    kind === 'disclosure'
      ? figures.flatMap((one, index) =>
          one.measure === measure ? [`/declared/statements/${at}/figures/${index}/value`] : [],
        )
      : [],
  )[0]
}

/** Each measure once for the period and once for the one before, and the registry's year before its newest. */
function emissionsTable(report: ShownReport): string[] {
  if (!isPlaced(report, 'emissions')) return []
  const { statements, earlier } = report.declared
  const measures = new Set(statements.flatMap(({ figures = [] }) => figures.map(({ measure }) => measure)))
  const before = (earlier?.figures ?? []).map(({ measure }) => measure)
  const years = report.series.emissions?.years ?? []
  const index = years.findIndex(({ reporting_year }) => reporting_year === report.registry.reporting_year) - 1
  const year = years[index]
  return [
    ...[...measures].flatMap((measure) => declaredOnce(report, measure) ?? []),
    ...[...new Set(before)].map((measure) => `/declared/earlier/figures/${before.indexOf(measure)}/value`),
    ...totalOf(report, 'reported', (measure) => declaredOnce(report, measure) !== undefined),
    ...totalOf(report, 'before', (measure) => before.includes(measure)),
    ...(['scope1_t', 'scope2_t', 'total_t'] as const)
      .filter((member) => typeof year?.[member] === 'number')
      .map((member) => `/series/emissions/years/${index}/${member}`),
  ]
}

/** Scope 1 and 2 where both are declared and their total is not. */
const totalOf = (
  report: ShownReport,
  year: 'reported' | 'before',
  isDeclared: (measure: string) => boolean,
): string[] =>
  isDeclared('scope1_and_2_t') || !isDeclared('scope1_t') || !isDeclared('scope2_location_t')
    ? []
    : metricsWith(report, (id) => id === `year.${year}.scope1_and_2`)

const metricsWith = ({ metrics }: ShownReport, isWanted: (id: string) => boolean): string[] =>
  metrics.flatMap(({ id, value }, index) =>
    value !== null && isWanted(id) ? [`/metrics/${index}/value`] : [],
  )

const metricTables = (report: ShownReport): string[] =>
  TABLES.filter(([part]) => isPlaced(report, part)).flatMap(([, wanted]) =>
    metricsWith(report, (id) => wanted.test(id)),
  )

/** Physical figures of both scenarios of the law, beside those of the electricity market; what is of all scenarios once for each. */
function bothScenarios(report: ShownReport): string[] {
  if (!isPlaced(report, 'both_scenarios')) return []
  const shown = statutoryFigures(report.metrics)
  return shown.flatMap(({ index, roles }) => roles.map(() => `/metrics/${index}/value`))
}

function hazards(report: ShownReport): string[] {
  if (!isPlaced(report, 'hazards')) return []
  const indicators = report.series.climate?.indicators ?? []
  const wanted = new Set(
    indicators
      .filter(({ baseline }) => baseline !== null)
      .flatMap(({ indicator }) =>
        ['baseline_mean', 'recent_mean', 'change', 'band'].map(
          (what) => `physical_risk.${indicator}.${what}`,
        ),
      ),
  )
  return metricsWith(report, (id) => wanted.has(id))
}

function facilities(report: ShownReport): string[] {
  if (!isPlaced(report, 'safeguard')) return []
  return (report.series.safeguard?.facilities ?? []).flatMap((facility, index) =>
    ['covered_emissions_t', 'baseline_t', 'accus_surrendered', 'smcs_surrendered']
      .filter((member) => typeof facility[member] === 'number')
      .map((member) => `/series/safeguard/facilities/${index}/${member}`),
  )
}

/** The day of each measure that has one, and of each level of the targets. */
const roadMap = ({ declared: { risks, targets } }: ShownReport): string[] => [
  ...(risks?.risks ?? []).flatMap(({ responses }, index) =>
    responses.flatMap(({ by }, at) =>
      by === undefined ? [] : [`/declared/risks/risks/${index}/responses/${at}/by`],
    ),
  ),
  ...targets.flatMap(({ milestones }, index) => [
    ...milestones.map((_, at) => `/declared/targets/${index}/milestones/${at}/period/end`),
    `/declared/targets/${index}/target_period/end`,
  ]),
]

const SUMMARY_INTENSITY = 'emissions.income_intensity'

/** The first page: the year in figures, bands, and the points of each pillar. */
function summary(report: ShownReport): string[] {
  const scores = [
    ...report.readiness.pillars.map((_, index) => `/readiness/pillars/${index}/score`),
    '/readiness/score',
  ]
  const [worst] = metricsWith(report, (id) => id === 'sites.worst')
  const physical = worst === undefined ? 'physical_risk.overall' : 'sites.worst'
  return [
    ...yearRows(report).flatMap(({ cells }) => Object.values(cells).flatMap((cell) => cell?.pointer ?? [])),
    ...metricsWith(report, (id) => SUMMARY.test(id) || id === SUMMARY_INTENSITY || id === physical),
    ...scores.flatMap((score) => [`${score}/numerator`, `${score}/denominator`]),
  ]
}

const explained = ({ contradictions }: ShownReport): string[] =>
  contradictions.flatMap(({ explanation, declared, other }, index) =>
    explanation === null
      ? []
      : Object.entries({ declared, other })
          .filter(([, { value }]) => typeof value === 'number')
          .map(([side]) => `/contradictions/${index}/${side}/value`),
  )
