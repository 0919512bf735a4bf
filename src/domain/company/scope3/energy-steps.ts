import { named, TONNES } from '../../formula/definitions.ts'
import { type Given, type ListedTableStep, PLAIN, type Step, TEXT, TRUTH } from '../../formula/formula.ts'
import { column, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  all,
  any,
  atMost,
  cell,
  count,
  equal,
  exp,
  firstKnown,
  greater,
  highest,
  hypotenuse,
  isMissing,
  largest,
  ln,
  lookup,
  lowest,
  mean,
  not,
  oneOf,
  product,
  ratio,
  root,
  smallest,
  subtract,
  sum,
  type Term,
  text,
  when,
} from '../../formula/terms.ts'
import { NO_FUEL } from './fuels.ts'

export const positive = (term: Term): Term => when(greater(term, 0), term, absent('not_above_zero'))
/** Factors of independent causes: the squares of their logarithms add up. */
export const joint = (one: Term, other: Term): Term => exp(hypotenuse(ln(one), ln(other)))

const KG_PER_KWH = 'kg CO2-e / kWh'
const KG_PER_GJ = 'kg CO2-e / GJ'

export const ENERGY_GIVEN: Readonly<Record<string, Given>> = {
  scope1_t: named('Scope 1 of the year', TONNES),
  scope2_t: named('Scope 2 of the year', TONNES),
  net_energy_gj: named('Net energy consumed', 'GJ'),
  division: named('Division of the company', TEXT),
  factor_region: named('Region of the company', TEXT),
  extracts_gas: named('Extracts oil or gas', TRUTH),
  electricity: {
    label: 'Factors of purchased electricity',
    columns: {
      region: named('Region', TEXT),
      scope2_kg_per_kwh: named('Scope 2', KG_PER_KWH),
      scope3_kg_per_kwh: named('Scope 3', KG_PER_KWH),
    },
  },
  fuels: {
    label: 'Factors of fuels',
    columns: {
      fuel: named('Fuel', TEXT),
      region: named('Region', TEXT),
      scope1_kg_per_gj: named('Scope 1', KG_PER_GJ),
      scope3_kg_per_gj: named('Scope 3', KG_PER_GJ),
    },
  },
  stations: {
    label: 'Power stations',
    columns: {
      facility: named('Power station', TEXT),
      primary_fuel: named('Primary fuel', TEXT),
      factor_region: named('Region', TEXT),
      scope1_t: named('Scope 1', TONNES),
    },
  },
  facilities: {
    label: 'Safeguard facilities with other gases than CO2, or with wells',
    columns: {
      facility: named('Facility', TEXT),
      is_well: named('Wells or gas plant', TRUTH),
      covered_t: named('Covered emissions', TONNES),
      ch4_t: named('Methane', TONNES),
      n2o_t: named('Nitrous oxide', TONNES),
      other_t: named('Other gases', TONNES),
    },
  },
}

/** The factors list electricity by grid and gas by state. */
const stateOf = (region: string): Term => firstKnown(lookup(region, 'states', 'state'), region)

/** Whether a factor is of the region where its fuel has any there; else all of the fuel count. */
const isLocal = (state: string): Term =>
  equal('.region', firstKnown(cell('fuels.region', { fuel: '.fuel', usable_region: state }), '.region'))

const NOT_USED = absent('not_used')
const usual = (name: string, label: string, unit: string, is: Term): Step =>
  column(`fuels.${name}`, label, unit, when(isMissing('.usual_ratio'), NOT_USED, is))

/** How a range over factors is made: the name of an end, its words, and the term over a column. */
const ENDS = [
  ['low', 'lowest', lowest],
  ['central', 'mean', mean],
  ['high', 'highest', highest],
] as const

const factorSteps: readonly Step[] = [
  column(
    'electricity.ratio',
    'Scope 3 over scope 2',
    PLAIN,
    ratio('.scope3_kg_per_kwh', '.scope2_kg_per_kwh'),
  ),
  column(
    'electricity.upstream',
    'Upstream of a gigajoule',
    KG_PER_GJ,
    positive(ratio('.scope3_kg_per_kwh', 'gj_per_kwh')),
  ),
  column('fuels.ratio', 'Scope 3 over scope 1', PLAIN, ratio('.scope3_kg_per_gj', '.scope1_kg_per_gj')),
  column(
    'fuels.usable_region',
    'Region of a usable factor',
    TEXT,
    when(isMissing('.ratio'), absent('no_factor'), '.region'),
  ),
  figure('state', 'State of the company', TEXT, stateOf('factor_region')),
  figure('usual_fuels', 'Fuels usual in the division', TEXT, lookup('division', 'division_fuels', 'fuels')),
  column('fuels.is_local', 'Counts in the state', TRUTH, isLocal('state')),
  column(
    'fuels.usual_ratio',
    'Ratio of a usual fuel',
    PLAIN,
    when(all(oneOf('.fuel', 'usual_fuels'), '.is_local'), '.ratio', NOT_USED),
  ),
  usual('usual_scope1', 'Scope 1 of a usual fuel', KG_PER_GJ, '.scope1_kg_per_gj'),
  usual('usual_scope3', 'Scope 3 of a usual fuel', KG_PER_GJ, positive('.scope3_kg_per_gj')),
  column(
    'fuels.diesel_ratio',
    'Ratio of diesel',
    PLAIN,
    when(all(equal('.fuel', text('diesel')), '.is_local'), '.ratio', NOT_USED),
  ),
]

/** Power stations burn what their primary fuel says. */
const stationSteps: readonly Step[] = [
  column('stations.state', 'State', TEXT, stateOf('.factor_region')),
  column('stations.fuels', 'Fuels', TEXT, lookup('.primary_fuel', 'generation_fuels', 'fuels')),
  {
    table: 'station_fuels',
    label: 'Factors of what the power stations burn',
    within: 'stations',
    of: 'fuels',
    columns: ['fuel', 'region', 'ratio'],
    where: all(not(isMissing('.ratio')), oneOf('.fuel', '^.fuels'), isLocal('^.state')),
  },
  ...ENDS.map(([end, words, over]) =>
    column(
      `stations.${end}`,
      `Upstream at the ${words} ratio`,
      TONNES,
      when(equal('.fuels', text(NO_FUEL)), 0, product(over('station_fuels.ratio'), '.scope1_t')),
    ),
  ),
]

/** Process and fugitive gas has no fuel behind it, and wells burn their own gas. */
const facilitySteps: readonly Step[] = [
  column(
    'facilities.gases_t',
    'Gases other than CO2',
    TONNES,
    add(firstKnown('.ch4_t', 0), firstKnown('.n2o_t', 0), firstKnown('.other_t', 0)),
  ),
  column(
    'facilities.own_gas_t',
    'Own gas burnt',
    TONNES,
    when('.is_well', subtract('.covered_t', '.gases_t'), absent('no_wells')),
  ),
  figure('gases_t', 'Process and fugitive gas', TONNES, sum('facilities.gases_t')),
  figure(
    'wells_t',
    'Burnt at wells and gas plants',
    TONNES,
    when(
      'extracts_gas',
      largest(0, subtract('scope1_t', 'gases_t')),
      when(
        greater(count('facilities.own_gas_t'), 0),
        sum('facilities.own_gas_t', 'known'),
        absent('no_wells'),
      ),
    ),
  ),
  figure(
    'left_t',
    'Left of scope 1 without stations, gases and wells',
    TONNES,
    subtract(subtract(subtract('scope1_t', sum('stations.scope1_t')), 'gases_t'), firstKnown('wells_t', 0)),
  ),
  // A station sells energy, which is netted off: net energy bounds nothing then.
  figure(
    'other_fuel_t',
    'Other fuel: no more than net energy can have given at the highest factor',
    TONNES,
    when(
      atMost('left_t', 0),
      0,
      when(
        any(isMissing('net_energy_gj'), greater(count('stations.facility'), 0)),
        'left_t',
        largest(
          0,
          smallest(
            'left_t',
            ratio(product('net_energy_gj', highest('fuels.usual_scope1', 'known')), 'kg_per_tonne'),
          ),
        ),
      ),
    ),
  ),
]

/** Ratios of upstream to own emissions, as low, central and high. */
const RATIOS = {
  electricity: [
    'Purchased electricity',
    {
      low: lowest('electricity.ratio', 'known'),
      central: cell('electricity.ratio', { region: 'factor_region' }),
      high: highest('electricity.ratio', 'known'),
    },
  ],
  wells: [
    'Fuel purchased for wells',
    {
      low: product(lowest('fuels.diesel_ratio', 'known'), 'bought_at_wells_low'),
      central: product(
        mean('fuels.diesel_ratio', 'known'),
        root(product('bought_at_wells_low', 'bought_at_wells_high')),
      ),
      high: product(highest('fuels.diesel_ratio', 'known'), 'bought_at_wells_high'),
    },
  ],
  other_fuel: [
    'Other fuel',
    {
      low: lowest('fuels.usual_ratio', 'known'),
      central: absent('range_of_fuels'),
      high: highest('fuels.usual_ratio', 'known'),
    },
  ],
} as const

type End = (typeof ENDS)[number][0]
const endsOf = (is: (end: End) => Term): Record<End, Term> => ({
  low: is('low'),
  central: is('central'),
  high: is('high'),
})

/** What there is nothing of is zero, so that it does not stand in the way of the sum; what is missing does. */
const parts: ListedTableStep = {
  table: 'parts',
  label: 'Upstream emissions of fuel and energy by part',
  columns: {
    part: named('Part', TEXT),
    low: named('Low', TONNES),
    central: named('Central', TONNES),
    high: named('High', TONNES),
  },
  rows: [
    { part: text('electricity'), ...endsOf((end) => product(`electricity_ratio_${end}`, 'scope2_t')) },
    { part: text('generation_fuel'), ...endsOf((end) => sum(`stations.${end}`)) },
    {
      part: text('fuel_of_wells'),
      ...endsOf((end) => when(isMissing('wells_t'), 0, product(`wells_ratio_${end}`, 'wells_t'))),
    },
    {
      part: text('other_fuel'),
      ...endsOf((end) =>
        when(equal('other_fuel_t', 0), 0, product(`other_fuel_ratio_${end}`, 'other_fuel_t')),
      ),
    },
  ],
}

/** The lowest or highest over two columns, of which one may have nothing. */
const overBoth = (choose: typeof smallest, one: Term, other: Term): Term =>
  choose(firstKnown(one, other), firstKnown(other, one))

/** Net energy measures what was purchased only where no station sold any and no well burnt its own gas. */
const isMeasure: Term = all(
  greater('scopes_low', 0),
  greater('net_energy_gj', 0),
  equal(count('stations.facility'), 0),
  isMissing('wells_t'),
  greater(count('fuels.usual_ratio'), 0),
  greater(count('electricity.region'), 0),
)

/** Upstream of fuel and electricity: by the scopes, and by the energy where that is a measure of what was used. */
export const ENERGY_STEPS: readonly Step[] = [
  ...factorSteps,
  ...stationSteps,
  ...facilitySteps,
  ...Object.entries(RATIOS).flatMap(([name, [label, terms]]) =>
    ENDS.map(([end]) => figure(`${name}_ratio_${end}`, `${label}: ratio, ${end}`, PLAIN, terms[end])),
  ),
  parts,
  ...ENDS.map(([end]) => figure(`scopes_${end}`, `By the scopes, ${end}`, TONNES, sum(`parts.${end}`))),
  figure(
    'scopes_t',
    'By the scopes: central, or the geometric mean of the ends',
    TONNES,
    firstKnown('scopes_central', root(product('scopes_low', 'scopes_high'))),
  ),
  figure(
    'scopes_factor',
    'By the scopes: how far off each way',
    PLAIN,
    joint(largest(ratio('scopes_high', 'scopes_t'), ratio('scopes_t', 'scopes_low')), 'energy_factor'),
  ),
  figure(
    'energy_low',
    'Lowest upstream of a gigajoule',
    KG_PER_GJ,
    overBoth(smallest, lowest('fuels.usual_scope3', 'known'), lowest('electricity.upstream', 'known')),
  ),
  figure(
    'energy_high',
    'Highest upstream of a gigajoule',
    KG_PER_GJ,
    overBoth(largest, highest('fuels.usual_scope3', 'known'), highest('electricity.upstream', 'known')),
  ),
  figure(
    'energy_t',
    'By net energy',
    TONNES,
    when(
      isMeasure,
      product('net_energy_gj', ratio(root(product('energy_low', 'energy_high')), 'kg_per_tonne')),
      absent('no_measure'),
    ),
  ),
  figure(
    'energy_t_factor',
    'By net energy: how far off each way',
    PLAIN,
    joint('energy_factor', root(ratio('energy_high', 'energy_low'))),
  ),
]
