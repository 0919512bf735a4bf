import { unavailable } from '../../availability.ts'
import { rational, toNumber } from '../../factors/rational.ts'
import { evaluate } from '../../formula/evaluate.ts'
import { workingFrom } from '../../formula/working-of.ts'
import { ELECTRICITY, LEDGER_FORMULAS, SCOPE3_CATEGORIES } from '../../ledger/formula.ts'
import { LEDGER_KIND, type LedgerOfPeriod } from '../../ledger/record.ts'
import type { Period } from '../../period.ts'
import { type Calculated, OutputOf, Stated, type Working } from '../../working.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'

/** Emissions of the reporting year from its ledger. Null where no line is about them. */
export interface YearEmissions {
  readonly scope1_t: number | null
  /** Location-based: from lines of electricity, or from the loads of the market-based evidence where there are none. */
  readonly scope2_location_t: number | null
  readonly scope1_and_2_t: number | null
  readonly scope3_t: number | null
  /** By category of scope 3, such as `category_3`. */
  readonly categories: ReadonlyMap<string, number>
  /** Of lines of electricity alone; null without any. */
  readonly electricity_t: number | null
  readonly workings: () => readonly Working[]
}

/** The figures of a reporting year. Electricity that is in both records counts once. */
export function yearEmissions(
  ledger: LedgerOfPeriod | null,
  scope2: MarketBasedScope2 | null,
): YearEmissions | null {
  if (ledger === null || ledger.record.body.activities.length === 0) return null
  const { body } = ledger.record
  const given = {
    activities: new Stated(body.activities, { record: LEDGER_KIND, pointer: '/activities' }),
    loads: (scope2?.regions ?? []).map(({ region, location_based: { t_co2e } }) => ({
      region,
      t: new OutputOf(
        'market_based_scope2',
        'location',
        { region },
        t_co2e === null ? null : toNumber(rational(t_co2e)),
      ),
    })),
  }
  const found = evaluate(LEDGER_FORMULAS.formula('emissions_ledger'), given)
  return {
    scope1_t: found.number('scope1'),
    scope2_location_t: found.number('scope2_of_year'),
    scope1_and_2_t: found.number('scope1_and_2'),
    scope3_t: found.number('scope3'),
    categories: new Map(
      SCOPE3_CATEGORIES.flatMap((category) => {
        const t = found.number(category)
        return t === null ? [] : [[category, t] as const]
      }),
    ),
    electricity_t: found.number(ELECTRICITY),
    workings: () => [shownWorking(workingFrom(found, given, particulars(body.period)))],
  }
}

/** Figures whose absence is worth a word; of the others only those that are there are shown. */
const ALWAYS_SHOWN = new Set(['scope1', 'scope2_of_year', 'scope3'])

const NO_LINES = unavailable(
  'not_assessed',
  'no_ledger_lines',
  'No line of the ledger is about it, which is not zero.',
)

const particulars = ({ start, end }: Period) => ({ observed: `${start}/${end}` })

const shownWorking = (working: Calculated): Calculated => ({
  ...working,
  outputs: Object.fromEntries(
    Object.entries(working.outputs).flatMap(([name, output]) => {
      if (output.value !== null) return [[name, output]]
      return ALWAYS_SHOWN.has(name) ? [[name, { ...output, availability: NO_LINES }]] : []
    }),
  ),
})
