import { named } from '../../formula/definitions.ts'
import { type Given, type ListedTableStep, PLAIN, type Step, TEXT } from '../../formula/formula.ts'
import { column, figure } from '../../formula/steps.ts'
import {
  absent,
  add,
  any,
  cell,
  count,
  equal,
  firstKnown,
  greater,
  highest,
  isMissing,
  ln,
  lookup,
  mean,
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
import { joint, positive } from './energy-steps.ts'
import { CATEGORY_SUPPLIERS, SUPPLIERS } from './purchases.ts'
import { AUD_PER_EMPLOYEE, PER_EMPLOYEE, T_PER_EMPLOYEE } from './tables.ts'

const EMPLOYEES = 'employee'
const AUD = 'A$'
const AUD_MILLION = 'A$ million'
const KG_PER_AUD = 'kg CO2-e / A$'

const prices = (label: string): Given => ({
  label,
  columns: { quarter: named('Quarter', TEXT), level: named('Consumer price index', 'index points') },
})

export const SIZE_GIVEN: Readonly<Record<string, Given>> = {
  class_group: named('Group of the company', TEXT),
  class_subdivision: named('Subdivision of the company', TEXT),
  employers: {
    label: 'Employers of the group',
    columns: {
      name: named('Employer', TEXT),
      division: named('Division', TEXT),
      band: named('Band of employees', TEXT),
      open: named('Open end of the band', TEXT),
      from: named('From', EMPLOYEES),
      to: named('To', EMPLOYEES),
    },
  },
  income_aud: named('Income of the tax entity', AUD),
  base_prices: prices('Prices of the year of the tables'),
  income_prices: prices('Prices of the year of the income'),
  industries: {
    label: 'Industries of the input-output table',
    columns: {
      code: named('Industry', TEXT),
      output: named('Output', AUD_MILLION),
      ...Object.fromEntries(
        SUPPLIERS.map((code) => [`from_${code}`, named(`Buys from ${code}`, AUD_MILLION)]),
      ),
    },
  },
  multipliers: {
    label: 'Emissions behind a dollar of supplying industries',
    columns: {
      code: named('Industry', TEXT),
      published_kg_per_aud: named('Published', KG_PER_AUD),
    },
  },
  division_published: named('Emissions behind a dollar of the division, published', KG_PER_AUD),
  division_direct: named('Emissions of the division itself for a dollar', KG_PER_AUD),
  goods_published: named('Emissions behind a dollar of goods, published', KG_PER_AUD),
}

/** A band with one end counts as shares of it; one with two ends by the mean of sizes that are evenly spread in logarithms. */
const employees = (name: string, label: string, closed: Term): Step =>
  column(
    `employers.${name}`,
    `${label} employees`,
    EMPLOYEES,
    when(isMissing('.open'), closed, product(lookup('.open', 'bands', name), '.from')),
  )

/** A mean over what the staff do, where employers declared that; else the rate of the division. */
const overStaff = (name: string, label: string, unit: string, rate: (division: string) => Term): Step[] => [
  column(`employers.${name}`, `${label}: share of the mean`, unit, product('.share', rate('.division'))),
  figure(name, label, unit, when(greater('staff', 0), sum(`employers.${name}`, 'known'), rate('division'))),
]

const rateOf =
  (name: string) =>
  (division: string): Term =>
    lookup(division, 'rates', name)

const rateSteps: readonly Step[] = [
  employees('fewest', 'Fewest', '.from'),
  employees(
    'likely',
    'Likely',
    when(equal('.from', '.to'), '.from', ratio(subtract('.to', '.from'), ln(ratio('.to', '.from')))),
  ),
  employees('most', 'Most', '.to'),
  column(
    'employers.staff',
    'Staff of a known division',
    EMPLOYEES,
    when(isMissing(rateOf('income')('.division')), absent('division_not_known'), positive('.likely')),
  ),
  figure('staff', 'Staff of known divisions', EMPLOYEES, sum('employers.staff', 'known')),
  column('employers.share', 'Share of the staff', PLAIN, ratio('.staff', 'staff')),
  ...PER_EMPLOYEE.flatMap((what) => [
    ...overStaff(what, `${what} per employee`, T_PER_EMPLOYEE, rateOf(what)),
    column(
      `employers.${what}_factor`,
      `${what}: how far off each way`,
      PLAIN,
      when(isMissing('.staff'), absent('not_counted'), rateOf(`${what}_factor`)('.division')),
    ),
    figure(
      `${what}_factor`,
      `${what}: how far off each way`,
      PLAIN,
      when(
        greater('staff', 0),
        highest(`employers.${what}_factor`, 'known'),
        rateOf(`${what}_factor`)('division'),
      ),
    ),
  ]),
  ...overStaff('income_per_employee', 'Income per employee', AUD_PER_EMPLOYEE, rateOf('income')),
  ...overStaff('output_per_employee', 'Output per employee', AUD_PER_EMPLOYEE, (division) =>
    product(rateOf('income')(division), rateOf('output_share')(division)),
  ),
  figure('output_share', 'Output over income', PLAIN, ratio('output_per_employee', 'income_per_employee')),
]

/** What reporters of the class emit for each employee, else those of the division. */
const byClass = (name: string): Term =>
  firstKnown(
    lookup('class_group', 'classes', name),
    lookup('class_subdivision', 'classes', name),
    lookup('division', 'rates', name),
  )

const sizeSteps: readonly Step[] = [
  figure('head_count', 'Employees declared', EMPLOYEES, positive(sum('employers.likely', 'known'))),
  column(
    'employers.open_end',
    'Fewest employees of a band that is open at the top',
    EMPLOYEES,
    when(equal(firstKnown('.open', text('closed')), text('open')), '.fewest', absent('closed')),
  ),
  figure(
    'head_count_spread',
    'Employees declared: from the fewest to the most',
    PLAIN,
    root(ratio(sum('employers.most', 'known'), sum('employers.fewest', 'known'))),
  ),
  // Bands of several employers are not all off the same way; nothing limits one that is open at the top.
  figure(
    'head_count_factor',
    'Employees declared: how far off each way',
    PLAIN,
    when(
      greater(count('employers.open_end'), 0),
      'head_count_spread',
      smallest('head_count_spread', 'bands_factor'),
    ),
  ),
  figure(
    'income',
    'Income in prices of the tables',
    AUD,
    positive(product('income_aud', ratio(mean('base_prices.level'), mean('income_prices.level')))),
  ),
  figure(
    'emissions_factor',
    'Scope 1 and 2 per employee: how far off each way',
    PLAIN,
    byClass('emissions_factor'),
  ),
  figure(
    'emissions_rate',
    'Scope 1 and 2 per employee',
    T_PER_EMPLOYEE,
    when(greater('emissions_factor', 'size_factor_at_most'), absent('too_far_apart'), byClass('emissions')),
  ),
  // What a company burns says least of how many people work there.
  figure(
    'by_emissions',
    'Employees by scope 1 and 2, where one of the other measures is missing',
    EMPLOYEES,
    when(
      any(isMissing('head_count'), isMissing('income')),
      positive(ratio(add('scope1_t', 'scope2_t'), 'emissions_rate')),
      absent('two_measures_known'),
    ),
  ),
]

const outputOf = (people: Term): Term => product(people, 'income_per_employee', 'output_share')

/** Everything that a category may be estimated by, as people, as dollars of output, or as tonnes already. */
const measures: ListedTableStep = {
  table: 'measures',
  label: 'Measures',
  columns: {
    measure: named('Measure', TEXT),
    employees: named('Employees', EMPLOYEES),
    employees_factor: named('How far off each way', PLAIN),
    output: named('Output', AUD),
    output_factor: named('How far off each way', PLAIN),
    tonnes: named('Upstream of energy', 't CO2-e'),
    tonnes_factor: named('How far off each way', PLAIN),
  },
  rows: [
    {
      measure: text('head_count'),
      employees: 'head_count',
      employees_factor: 'head_count_factor',
      output: outputOf('head_count'),
      output_factor: joint('head_count_factor', 'people_factor'),
    },
    {
      measure: text('income'),
      employees: ratio('income', 'income_per_employee'),
      employees_factor: 'people_factor',
      output: product('income', 'output_share'),
      output_factor: 'income_factor',
    },
    {
      measure: text('emissions'),
      employees: 'by_emissions',
      employees_factor: 'emissions_factor',
      output: outputOf('by_emissions'),
      output_factor: joint('emissions_factor', 'people_factor'),
    },
    // What an industry buys is counted on income.
    { measure: text('spend'), output: product('income', 'output_share'), output_factor: 'income_factor' },
    {
      measure: text('scopes'),
      tonnes: when(greater('scopes_low', 0), 'scopes_t', absent('nothing_used')),
      tonnes_factor: 'scopes_factor',
    },
    { measure: text('energy'), tonnes: 'energy_t', tonnes_factor: 'energy_t_factor' },
  ],
}

/** What an industry buys from itself is its trade, not its waste or its staff's travel, and is left out. */
const supplierKg = (code: string): Step =>
  figure(
    `bought_of_${code}`,
    `Bought from ${code} for a dollar of output`,
    KG_PER_AUD,
    when(
      isMissing(cell('industries.code', { code: text(code) })),
      product(
        ratio(sum(`industries.from_${code}`, 'known'), sum('industries.output')),
        cell('multipliers.published_kg_per_aud', { code: text(code) }),
      ),
      0,
    ),
  )

const purchaseSteps: readonly Step[] = [
  ...SUPPLIERS.map(supplierKg),
  ...Object.entries(CATEGORY_SUPPLIERS).map(([category, { codes }]) => {
    const [first, ...more] = codes.map((code) => `bought_of_${code}`)
    return figure(
      `kg_per_aud_${category}`,
      `Category ${category}: emissions behind purchases for a dollar of output`,
      KG_PER_AUD,
      positive(more.length === 0 ? first! : add(first!, ...more)),
    )
  }),
  figure(
    'division_upstream',
    'Upstream of a dollar of the division',
    KG_PER_AUD,
    subtract('division_published', 'division_direct'),
  ),
  // The tables count a trader's output as its margin, so goods that it sells on come on top.
  figure(
    'kg_per_aud_1',
    'Category 1: upstream emissions for a dollar of output, with goods that are sold on',
    KG_PER_AUD,
    positive(
      when(
        equal('output_share', 1),
        'division_upstream',
        add(
          'division_upstream',
          product(ratio(subtract(1, 'output_share'), 'output_share'), 'goods_published'),
        ),
      ),
    ),
  ),
]

/** How large the company is, and what one employee and one dollar stand for. */
export const SIZE_STEPS: readonly Step[] = [...rateSteps, ...sizeSteps, measures, ...purchaseSteps]
