import { DEFINITIONS, named, TONNES } from '../../formula/definitions.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { TEXT } from '../../formula/formula.ts'
import { PublishedMethod } from '../../formula/published.ts'
import { add, product, ratio, type Term } from '../../formula/terms.ts'

export const SCOPES = { scope1_t: named('Scope 1', TONNES), scope2_t: named('Scope 2', TONNES) }

export const INCOME = { total_income_aud: named('Total income', 'A$') }

/** Emissions per A$ million of an income. */
export const intensityOfIncome = (emissions: Term, income: Term): Term =>
  ratio(product(emissions, 'million'), income)

/** What is computed from the registry's printed figures. A sum is known only where each of its terms is. */
export const EMISSIONS_RECORD_FORMULAS: PublishedMethod = new PublishedMethod({
  method: 'emissions_record',
  version: '1.1.0',
  title: 'Emissions as the registry publishes them',
  constants: { million: DEFINITIONS.million },
  tables: {},
  formulas: {
    sum: {
      title: 'Scope 1 and 2 of a year',
      given: SCOPES,
      steps: [{ figure: 'sum', label: 'Scope 1 and 2', unit: TONNES, is: add('scope1_t', 'scope2_t') }],
      outputs: ['sum'],
    },
    registry_years: {
      title: 'Scope 1 and 2 of every year',
      given: {
        years: {
          label: 'Reporting years',
          columns: {
            reporting_year: named('Reporting year', TEXT),
            ...SCOPES,
            reason_code: named('Why a figure is missing', TEXT),
          },
        },
      },
      steps: [
        { column: 'years.total_t', label: 'Scope 1 and 2', unit: TONNES, is: add('.scope1_t', '.scope2_t') },
      ],
      outputs: [],
      lists: {
        years: {
          table: 'years',
          columns: {
            reporting_year: 'reporting_year',
            scope1_t: 'scope1_t',
            scope2_t: 'scope2_t',
            total_t: 'total_t',
            reason_code: 'reason_code',
          },
        },
      },
    },
    income_intensity: {
      title: 'Scope 1 and 2 per A$ million of total income',
      given: { ...SCOPES, ...INCOME },
      steps: [
        { figure: 'emissions', label: 'Scope 1 and 2', unit: TONNES, is: add('scope1_t', 'scope2_t') },
        {
          figure: 'intensity',
          label: 'Scope 1 and 2 per A$ million',
          unit: 't CO2-e / A$ million',
          is: intensityOfIncome('emissions', 'total_income_aud'),
        },
      ],
      outputs: ['intensity'],
    },
  },
})

interface Scopes {
  readonly scope1_t: number | null
  readonly scope2_t: number | null
}

/** Scope 1 and 2 of a year or a reporter; null where one of them is not published. */
export const scope1And2 = ({ scope1_t, scope2_t }: Scopes): number | null =>
  evaluate(EMISSIONS_RECORD_FORMULAS.formula('sum'), { scope1_t, scope2_t }).number('sum')

/** Scope 1 and 2 per A$ million of an income. */
export const incomeIntensityOf = ({ scope1_t, scope2_t }: Scopes, total_income_aud: number): number | null =>
  evaluate(EMISSIONS_RECORD_FORMULAS.formula('income_intensity'), {
    scope1_t,
    scope2_t,
    total_income_aud,
  }).number('intensity')
