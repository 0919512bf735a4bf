import { DEFINITIONS, named, TONNES } from '../formula/definitions.ts'
import { type FigureStep, type GivenTable, PLAIN, type Step, TEXT } from '../formula/formula.ts'
import { PublishedMethod } from '../formula/published.ts'
import { columnOf, figure } from '../formula/steps.ts'
import {
  absent,
  add,
  all,
  any,
  count,
  equal,
  greater,
  isMissing,
  largest,
  mean,
  not,
  oneOf,
  product,
  ratio,
  sum,
  type Term,
  text,
  when,
} from '../formula/terms.ts'
import { CHANGE_FORMULA } from './change-formula.ts'
import { COMPANY_CLASSES, PROPERTY_CLASSES, VEHICLE_CLASSES } from './holding.ts'
import { SCREENING_FORMULA } from './screening-formula.ts'

const AUD = 'A$'
const PER_MILLION = 't CO2-e / A$ million'

const column = columnOf('holdings')
const known = (...terms: readonly Term[]): Term => all(...terms.map((term) => not(isMissing(term))))
const classIs = (...names: readonly string[]): Term => oneOf('.asset_class', text(names.join(' ')))

/** What the amount is divided by, or why nothing fits. */
const DENOMINATOR = when(
  classIs(...PROPERTY_CLASSES, ...VEHICLE_CLASSES),
  when(isMissing('.value_at_origination_aud'), absent('denominator_missing'), '.value_at_origination_aud'),
  when(
    not(classIs(...COMPANY_CLASSES)),
    absent('asset_class_not_supported'),
    when(
      all(not(isMissing('.evic_aud')), any(known('.total_equity_aud'), known('.total_debt_aud'))),
      absent('denominator_ambiguous'),
      when(
        isMissing('.evic_aud'),
        when(
          any(
            isMissing('.total_equity_aud'),
            isMissing('.total_debt_aud'),
            equal('.asset_class', text('listed_equity')),
          ),
          absent('denominator_missing'),
          add(largest('.total_equity_aud', 0), '.total_debt_aud'),
        ),
        when(
          equal('.asset_class', text('project_finance')),
          absent('denominator_missing'),
          when(equal('adjusts_evic', 1), ratio('.evic_aud', 'evic_change'), '.evic_aud'),
        ),
      ),
    ),
  ),
)

/** The amount counts before the denominator: so a round factor leaves no trace of its binary form. */
const financed = (emissions: string): Term =>
  when(
    isMissing('.attribution_factor'),
    absent('not_attributed'),
    ratio(product(emissions, '.outstanding_aud'), '.denominator_aud'),
  )

const INTENSITY = ratio(product(add('.scope1_t', '.scope2_t'), 'million'), '.revenue_aud')

/** Tonnes of a scope over the holdings that have it; nothing where none has. */
const total = (name: string, label: string): FigureStep =>
  figure(
    `${name}_t`,
    label,
    TONNES,
    when(
      greater(count(`holdings.financed_${name}_t`), 0),
      sum(`holdings.financed_${name}_t`, 'known'),
      absent('no_holding_covered'),
    ),
  )

const amountOf = (cell: string): Term => when(isMissing(cell), 0, '.outstanding_aud')

/** What each total covers, holding by holding. */
const AMOUNTS: readonly Step[] = [
  column('covered_aud', 'Amount that is covered', AUD, amountOf('.is_covered')),
  column('amount_scope1_aud', 'Amount with scope 1', AUD, amountOf('.financed_scope1_t')),
  column('amount_scope2_aud', 'Amount with scope 2', AUD, amountOf('.financed_scope2_t')),
  column('amount_both_aud', 'Amount with scope 1 and 2', AUD, amountOf('.financed_scope1_and_2_t')),
  column('amount_scope3_aud', 'Amount with scope 3', AUD, amountOf('.financed_scope3_t')),
  column(
    'score_weight',
    'Covered amount times score',
    AUD,
    when(isMissing('.is_covered'), 0, product('.outstanding_aud', '.score')),
  ),
]

/** Of a portfolio and of every part of it: the same steps over the rows that are meant. */
const TOTALS: readonly Step[] = [
  figure('outstanding_aud', 'Amount outstanding', AUD, sum('holdings.outstanding_aud')),
  figure('covered_aud', 'of it covered', AUD, sum('holdings.covered_aud')),
  figure('by_amount', 'Coverage by amount', PLAIN, ratio('covered_aud', 'outstanding_aud')),
  figure(
    'by_count',
    'Coverage by count',
    PLAIN,
    ratio(count('holdings.is_covered'), count('holdings.outstanding_aud')),
  ),
  total('scope1', 'Financed scope 1'),
  total('scope2', 'Financed scope 2'),
  total('scope1_and_2', 'Financed scope 1 and 2'),
  total('scope3', 'Financed scope 3'),
  figure(
    'scope1_by_amount',
    'Coverage of scope 1',
    PLAIN,
    ratio(sum('holdings.amount_scope1_aud'), 'outstanding_aud'),
  ),
  figure(
    'scope2_by_amount',
    'Coverage of scope 2',
    PLAIN,
    ratio(sum('holdings.amount_scope2_aud'), 'outstanding_aud'),
  ),
  figure('both_aud', 'Amount with scope 1 and 2', AUD, sum('holdings.amount_both_aud')),
  figure('scope1_and_2_by_amount', 'Coverage of scope 1 and 2', PLAIN, ratio('both_aud', 'outstanding_aud')),
  figure(
    'scope3_by_amount',
    'Coverage of scope 3',
    PLAIN,
    ratio(sum('holdings.amount_scope3_aud'), 'outstanding_aud'),
  ),
  figure(
    'data_quality',
    'Data quality score over the covered amount',
    PLAIN,
    ratio(sum('holdings.score_weight'), 'covered_aud'),
  ),
  figure(
    'economic_intensity',
    'Scope 1 and 2 per A$ million outstanding',
    PER_MILLION,
    ratio(product('scope1_and_2_t', 'million'), 'both_aud'),
  ),
]

const AMOUNT = { outstanding_aud: named('Outstanding', AUD) }

/** Columns of holdings that totals are made of, as a part of a portfolio is given them. */
const ATTRIBUTED: GivenTable = {
  label: 'Holdings',
  columns: {
    ...AMOUNT,
    covered_aud: named('Amount that is covered', AUD),
    amount_scope1_aud: named('Amount with scope 1', AUD),
    amount_scope2_aud: named('Amount with scope 2', AUD),
    amount_both_aud: named('Amount with scope 1 and 2', AUD),
    amount_scope3_aud: named('Amount with scope 3', AUD),
    score_weight: named('Covered amount times score', AUD),
    financed_scope1_t: named('Financed scope 1', TONNES),
    financed_scope2_t: named('Financed scope 2', TONNES),
    financed_scope1_and_2_t: named('Financed scope 1 and 2', TONNES),
    financed_scope3_t: named('Financed scope 3', TONNES),
    is_covered: named('1 where scope 1 or 2 is known', PLAIN),
  },
}

const HOLDINGS: GivenTable = {
  label: 'Holdings',
  columns: {
    id: named('Holding', TEXT),
    asset_class: named('Asset class', TEXT),
    ...AMOUNT,
    evic_aud: named('Enterprise value including cash', AUD),
    evic_base_aud: named('Enterprise value including cash at the base date', AUD),
    total_equity_aud: named('Total equity', AUD),
    total_debt_aud: named('Total debt', AUD),
    value_at_origination_aud: named('Value of the property or vehicle at origination', AUD),
    revenue_aud: named('Revenue', AUD),
    scope1_t: named('Scope 1 of the company or thing', TONNES),
    scope2_t: named('Scope 2 of the company or thing', TONNES),
    scope3_t: named('Scope 3 of the company', TONNES),
    score: named('Data quality score', PLAIN),
    shortfall_t: named('Above Safeguard baselines', TONNES),
    methane_t: named('Methane of Safeguard facilities', TONNES),
    has_target: named('1 with a declared or validated target', PLAIN),
  },
}

const isTooLarge = greater('.outstanding_aud', '.denominator_aud')

const ATTRIBUTION: readonly Step[] = [
  column('evic_change', 'Change of EVIC since the base date', PLAIN, ratio('.evic_aud', '.evic_base_aud')),
  figure('evic_change', 'Average change of EVIC', PLAIN, mean('holdings.evic_change', 'known')),
  column('denominator_aud', 'Denominator', AUD, DENOMINATOR),
  column(
    'attribution_factor',
    'Attribution factor',
    PLAIN,
    when(
      isTooLarge,
      absent('outstanding_exceeds_denominator'),
      ratio('.outstanding_aud', '.denominator_aud'),
    ),
  ),
  column('financed_scope1_t', 'Financed scope 1', TONNES, financed('.scope1_t')),
  column('financed_scope2_t', 'Financed scope 2', TONNES, financed('.scope2_t')),
  column(
    'financed_scope1_and_2_t',
    'Financed scope 1 and 2',
    TONNES,
    add('.financed_scope1_t', '.financed_scope2_t'),
  ),
  column('financed_scope3_t', 'Financed scope 3', TONNES, financed('.scope3_t')),
  column(
    'is_covered',
    '1 where scope 1 or 2 is known',
    PLAIN,
    when(all(isMissing('.financed_scope1_t'), isMissing('.financed_scope2_t')), absent('not_covered'), 1),
  ),
]

const FURTHER: readonly Step[] = [
  column(
    'intensity',
    'Scope 1 and 2 per A$ million of revenue',
    PER_MILLION,
    when(
      isMissing('.denominator_aud'),
      INTENSITY,
      when(isTooLarge, absent('outstanding_exceeds_denominator'), INTENSITY),
    ),
  ),
  column('weighted_aud', 'Amount with an intensity', AUD, amountOf('.intensity')),
  column(
    'weighted',
    'Amount times intensity',
    `A$ · ${PER_MILLION}`,
    product('.outstanding_aud', '.intensity'),
  ),
  figure('weighted_aud', 'Amount with an intensity', AUD, sum('holdings.weighted_aud')),
  figure(
    'waci',
    'Weighted average carbon intensity',
    PER_MILLION,
    ratio(sum('holdings.weighted', 'known'), 'weighted_aud'),
  ),
  figure('waci_by_amount', 'Amount behind it', PLAIN, ratio('weighted_aud', 'outstanding_aud')),
  column('financed_shortfall_t', 'Attributed Safeguard shortfall', TONNES, financed('.shortfall_t')),
  column('financed_methane_t', 'Attributed methane', TONNES, financed('.methane_t')),
  total('shortfall', 'Attributed Safeguard shortfall'),
  total('methane', 'Attributed methane of Safeguard facilities'),
  figure('shortfall_cost_aud', 'Cost of the shortfall', AUD, product('shortfall_t', 'price_aud_per_t')),
  column(
    'target_aud',
    'Amount with a target',
    AUD,
    when(isMissing('.has_target'), 0, product('.outstanding_aud', '.has_target')),
  ),
  figure(
    'target_coverage_percent',
    'Amount with a declared or validated target',
    '%',
    when(
      greater(count('holdings.has_target'), 0),
      ratio(product(sum('holdings.target_aud'), 'per_cent'), 'outstanding_aud'),
      absent('no_target_known'),
    ),
  ),
]

const TOTAL_OUTPUTS = [
  'outstanding_aud',
  'covered_aud',
  'by_amount',
  'by_count',
  'scope1_t',
  'scope2_t',
  'scope1_and_2_t',
  'scope3_t',
  'scope1_by_amount',
  'scope2_by_amount',
  'scope1_and_2_by_amount',
  'scope3_by_amount',
  'data_quality',
  'economic_intensity',
] as const

/** Financed emissions of a portfolio, after part A of the standard of PCAF. */
export const PORTFOLIO_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'financed_emissions',
  version: '1.1.0',
  title: 'Financed emissions of a portfolio',
  constants: { per_cent: DEFINITIONS.per_cent, million: DEFINITIONS.million },
  tables: {},
  formulas: {
    financed_emissions: {
      title: 'Attribution and totals of a portfolio',
      given: {
        adjusts_evic: named('1 where EVIC is adjusted', PLAIN),
        price_aud_per_t: named('Price of a tonne', 'A$ / t CO2-e'),
        holdings: HOLDINGS,
      },
      steps: [...ATTRIBUTION, ...AMOUNTS, ...TOTALS, ...FURTHER],
      outputs: [
        ...TOTAL_OUTPUTS,
        'waci',
        'waci_by_amount',
        'shortfall_t',
        'shortfall_cost_aud',
        'methane_t',
        'target_coverage_percent',
      ],
    },
    part_of_portfolio: {
      title: 'Totals of a part of a portfolio',
      given: { holdings: ATTRIBUTED },
      steps: TOTALS,
      outputs: TOTAL_OUTPUTS,
    },
    portfolio_change: CHANGE_FORMULA,
    screened_category: SCREENING_FORMULA,
  },
})
