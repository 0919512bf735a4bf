import { expect, test } from 'vitest'
import { july, statement } from '../../../../test/support/disclosure-records.ts'
import { expectWorkedExample } from '../../../../test/support/method-page.ts'
import type { Period } from '../../period.ts'
import { Stated } from '../../working.ts'
import type { YearEmissions } from '../ledger/year-emissions.ts'
import { MEASURES, type Measure } from '../records/s2-statements.ts'
import { YEAR_FORMULAS } from '../year-formula.ts'
import type { Declared } from './declared.ts'
import { yearFigures } from './year-figures.ts'

type Figures = Partial<Record<Measure, number>>

const figuresOf = (figures: Figures) =>
  Object.entries(figures).map(([measure, value]) => ({ measure: measure as Measure, value }))

const declaredWith = (figures: Figures, earlier: Figures | null, period: Period = july(2024)): Declared => ({
  statements: [statement('29(a)(i)(1)', { figures: figuresOf(figures) })],
  targets: [],
  no_target: null,
  boundary: null,
  risks: null,
  earlier:
    earlier === null
      ? null
      : {
          period,
          figures: figuresOf(earlier).map((one) => ({
            ...one,
            requirement_id: '29(a)(i)(1)',
            unit: MEASURES[one.measure],
          })),
        },
})

const NO_LEDGER = null
const ledger = (changes: Partial<YearEmissions>): YearEmissions => ({
  scope1_t: null,
  scope2_location_t: null,
  scope1_and_2_t: null,
  scope3_t: null,
  categories: new Map(),
  electricity_t: null,
  workings: () => [],
  ...changes,
})

const PERIOD = july(2025)

/** What each working gives, by what it is about. */
const given = (declared: Declared, own: YearEmissions | null = NO_LEDGER, period = PERIOD) =>
  yearFigures(period, declared, own).map(
    ({ formula, about, outputs }): [string, string, Readonly<Record<string, unknown>>] => [
      formula,
      String(Object.values(about ?? {})[0]),
      Object.fromEntries(Object.entries(outputs).map(([name, { value }]) => [name, value])),
    ],
  )

test('the page’s example is what the formulas give', () => {
  const reported = { scope1_t: 900, scope2_location_t: 100, scope3_t: 4000 }
  const before = { scope1_t: 1000, scope2_location_t: 80 }
  const found = given(declaredWith(reported, before))
  const totals = found.filter(([formula]) => formula === 'year_totals')
  const changes = found.filter(([formula]) => formula === 'year_change')
  expectWorkedExample(YEAR_FORMULAS.method.id, {
    inputs: { reported, before },
    result: {
      ...Object.fromEntries(totals.map(([, year, outputs]) => [`year.${year}`, outputs])),
      'year.change': Object.fromEntries(
        changes.map(([, measure, { change_percent }]) => [measure, change_percent]),
      ),
    },
  })
})

test('a declared figure comes before the ledger’s, and says where it stands', () => {
  const own = ledger({ scope1_t: 7, scope2_location_t: 40, scope3_t: null })
  const [totals] = yearFigures(PERIOD, declaredWith({ scope1_t: 5 }, null), own)
  expect(totals).toMatchObject({
    arguments: {
      scope1_t: new Stated(5, { report: '/declared/statements/0/figures/0/value' }),
      scope2_t: { formula: 'emissions_ledger', output: 'scope2_of_year', value: 40 },
      scope3_t: null,
    },
    outputs: { scope1_and_2: { value: 45 } },
  })
  expect(totals!.outputs).not.toHaveProperty('all_scopes')
})

test('a part that is missing leaves no total', () => {
  expect(given(declaredWith({ scope1_t: 5, scope3_t: 9 }, null))).toEqual([])
  expect(given(declaredWith({ scope1_t: 5 }, null), ledger({}))).toEqual([])
})

test.each([
  ['a year lies between', july(2023)],
  ['the period before had six months', { start: '2025-01-01', end: '2025-06-30' }],
])('no change is given where %s', (_, period) => {
  const found = given(declaredWith({ scope1_t: 5 }, { scope1_t: 4 }, period))
  expect(found).toEqual([])
})

test('totals that are declared in both years change by themselves, beside those added up', () => {
  const found = given(
    declaredWith(
      { scope1_t: 5, scope2_location_t: 5, scope1_and_2_t: 12 },
      { scope1_t: 4, scope2_location_t: 4, scope1_and_2_t: 10 },
    ),
  )
  const changes = Object.fromEntries(
    found
      .filter(([formula]) => formula === 'year_change')
      .map(([, measure, { change_percent }]) => [measure, change_percent]),
  )
  expect(changes).toEqual({ scope1_t: 25, scope2_location_t: 25, scope1_and_2_t: 20, scope1_and_2: 25 })
})

test('nothing changed in per cent from zero', () => {
  expect(given(declaredWith({ scope1_t: 5 }, { scope1_t: 0 }))).toEqual([])
})

test('a statement that is set aside declares nothing', () => {
  const declared = declaredWith({ scope1_t: 5, scope2_location_t: 1 }, null)
  const aside = declared.statements.map((one) => ({ ...one, kind: 'not_material' as const }))
  expect(given({ ...declared, statements: aside })).toEqual([])
})
