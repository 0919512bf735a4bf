import { afterAll, beforeAll, expect, test } from 'vitest'
import { metricOf } from '../../src/domain/disclosure/report/calculation.ts'
import { PUBLISHED_METHODS } from '../../src/domain/formulas.ts'
import { WorkingPapers } from '../../src/reports/workbook/papers.ts'
import type { Database } from '../../src/store/database.ts'
import { ORACLE } from '../oracle/figures.ts'
import { openOnOneEngine } from '../support/engines.ts'
import { knownAbns } from '../support/profiles.ts'
import {
  allRecords,
  BLUESCOPE,
  EARLIER_STATEMENTS,
  sampleReport,
  sampleSnapshot,
} from '../support/sample-reports.ts'

/** Every company with `--full`, else every so many-th. */
const EVERY = process.env['SOUTHERLY_FULL_TESTS'] === 'yes' ? 1 : 25

let database: Database
beforeAll(async () => {
  database = await openOnOneEngine({ holding: 'starter' })
})
afterAll(async () => {
  await database.close()
})

/** Formulas that another formula of the method serves, and that no figure of a report comes from by itself. */
const NOT_IN_REPORTS = [
  'registry_years',
  'period_intensity',
  'band_rollup',
  'heat_response',
  'position',
  'energy_intensity',
  'headline',
  'facility_status',
  'fitted_line',
  'compound_growth',
  'year_on_year',
  'required_rate',
  'region_outlook',
  // The sample reports have no ledger; its totals are held against plain SQL and the worked examples of the factors.
  'ledger_line',
  'emissions_ledger',
  // Portfolios are not in reports; src/domain/portfolio/properties.test.ts holds them against test/oracle/portfolio.ts.
  'financed_emissions',
  'part_of_portfolio',
  'portfolio_change',
  'screened_category',
]

/** Coasts and disasters are loaded by an operator. */
const NOT_IN_STARTER = ['declared_disasters', 'hazard_coast']

test('every published formula has a second derivation', () => {
  const ids = PUBLISHED_METHODS.flatMap(({ formulas }) => Object.keys(formulas.formulas))
  expect(ids.filter((id) => ORACLE[id] === undefined).toSorted()).toEqual(NOT_IN_REPORTS.toSorted())
})

test('the second derivation gives every figure of every company', { timeout: 600_000 }, async () => {
  const abns = await knownAbns(database, await sampleSnapshot(database))
  const seen = new Map<string, number>()
  const wrong: unknown[] = []
  // Only a company with records has the figures of what it declares.
  for (const abn of [null, ...abns.filter((_, at) => at % EVERY === 0)]) {
    const { report, provenance } =
      abn === null
        ? await sampleReport(database, BLUESCOPE, allRecords(), undefined, null, EARLIER_STATEMENTS)
        : await sampleReport(database, abn)
    const papers = new WorkingPapers(report, provenance)
    for (const calculation of provenance.calculations) {
      const derive = ORACLE[calculation.formula]
      if (derive === undefined) continue
      const expected = derive(papers.valueOf(calculation.arguments) as Readonly<Record<string, unknown>>)
      for (const name of Object.keys(calculation.outputs)) {
        const id = metricOf(calculation, name)
        if (id === undefined) continue
        const [stated, derived] = [papers.metric(id).value, expected[name]]
        seen.set(calculation.formula, (seen.get(calculation.formula) ?? 0) + 1)
        if (!isClose(stated, derived)) wrong.push({ abn, id, stated, derived })
      }
    }
  }
  expect(wrong).toEqual([])
  const unseen = Object.keys(ORACLE).filter((id) => !seen.has(id))
  expect(unseen.toSorted()).toEqual(NOT_IN_STARTER)
})

const isClose = (one: unknown, other: unknown): boolean =>
  typeof one === 'number' && typeof other === 'number'
    ? Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(one))
    : (one ?? null) === (other ?? null)
