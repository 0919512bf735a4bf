import type { LedgerScope } from '../../ledger/categories.ts'
import { meterLack } from '../../ledger/metered.ts'
import { monthsOf } from '../../ledger/months.ts'
import { type LedgerOfPeriod, ledgerInputs, ledgerReference } from '../../ledger/record.ts'
import { isTwelveMonths } from '../../period.ts'
import { OutputOf, Stated } from '../../working.ts'
import type { YearEmissions } from '../ledger/year-emissions.ts'
import type { EmissionTarget } from '../records/emission-targets.ts'
import { REGISTRY_GASES } from '../records/fields.ts'
import type { LedgerActual, LedgerOfScope, Mismatch, TargetFacts } from './target-actuals.ts'
import { otherPotentials, partlyUntied } from './tied-actuals.ts'

type Scope = EmissionTarget['scopes'][number]

/** A figure of the period, with what its documents lack. */
interface Recomputed {
  readonly measure: string
  readonly value: number
  readonly reference: string
  readonly lacks: string | null
}

/** Where the formula of the ledger, and figures of the period, have each scope. */
const SCOPES = {
  scope1: { measure: 'scope1_t', output: 'scope1', cell: 'scope1_t' },
  scope2_location: { measure: 'scope2_location_t', output: 'scope2_of_year', cell: 'scope2_t' },
  scope3: { measure: 'scope3_t', output: 'scope3', cell: 'scope3_t' },
} as const satisfies Partial<Record<Scope, object>>
type LedgerTotal = keyof typeof SCOPES
const NAMES = Object.keys(SCOPES) as LedgerTotal[]
/** As the lines of the ledger have it. */
const digitOf = (name: LedgerTotal): LedgerScope => name.charAt('scope'.length) as LedgerScope

/** Null where the period has no ledger. `recomputed` are the figures of the period with what their documents lack. */
export function ledgerActual(
  ledger: LedgerOfPeriod | null,
  year: YearEmissions | null,
  recomputed: readonly Recomputed[],
): LedgerActual | null {
  if (ledger === null || year === null) return null
  const reference = ledgerReference(ledger)
  const found = NAMES.flatMap((name): [Scope, LedgerOfScope][] => {
    const { measure } = SCOPES[name]
    const digit = digitOf(name)
    const figure = recomputed.find((one) => one.measure === measure && one.reference === reference)
    if (figure === undefined) return []
    // Where loads stand in for lines of electricity, the electricity record is asked about its own gaps.
    const isOfLoads = name === 'scope2_location' && year.electricity_t === null
    return [
      [
        name,
        {
          value: figure.value,
          lacks: figure.lacks,
          empty_months: isOfLoads ? [] : emptyMonths(ledger, digit),
          meter_lacks: meterLack(ledger.metered_gaps, digit),
          gwp_sets: potentialsOf(ledger, digit),
        },
      ],
    ]
  })
  return { period: ledger.record.body.period, scopes: new Map(found), evidence: ledgerInputs(ledger) }
}

function emptyMonths({ record: { body } }: LedgerOfPeriod, digit: LedgerScope): string[] {
  const reached = new Set(
    body.months
      .filter(({ factor }) => body.factors[factor]!.parts.some(({ scope }) => scope === digit))
      .map(({ month }) => month),
  )
  return monthsOf(body.period).flatMap(({ month }) => (reached.has(month) ? [] : [month]))
}

const potentialsOf = ({ record: { body } }: LedgerOfPeriod, digit: LedgerScope): string[] => [
  ...new Set(
    Object.values(body.factors).flatMap(({ parts }) =>
      parts.flatMap(({ scope, gwp_set: set }) => (scope === digit && set !== null ? [set] : [])),
    ),
  ),
]

/** Ways in which a target is about something else than the totals of the ledger. */
const RULES: readonly (Mismatch & {
  readonly differs: (target: EmissionTarget, ledger: LedgerActual) => boolean
})[] = [
  {
    reason_code: 'intensity_needs_actuals',
    detail: 'The ledger has tonnes. Enter the actuals for an intensity target in the target.',
    differs: ({ type }) => type === 'intensity',
  },
  {
    reason_code: 'unit_differs',
    detail: 'The ledger is in t CO2-e. Use that unit, or enter the actuals in the target.',
    differs: ({ type, unit }) => type === 'absolute' && unit !== 't CO2-e',
  },
  {
    reason_code: 'net_needs_actuals',
    detail:
      'The ledger has gross emissions, and credits are never netted off. Enter the actuals in the target.',
    differs: ({ basis }) => basis === 'net',
  },
  {
    reason_code: 'scopes_differ',
    detail: 'The ledger has no market-based scope 2. Enter the actuals in the target.',
    differs: ({ scopes }) => scopes.includes('scope2_market'),
  },
  {
    reason_code: 'gases_differ',
    detail: `The ledger counts all gases together. List at least ${REGISTRY_GASES.join(', ')}, or enter the actuals in the target.`,
    differs: ({ gases }) => REGISTRY_GASES.some((gas) => !gases.includes(gas)),
  },
  {
    reason_code: 'boundary_differs',
    detail: 'The ledger counts the whole boundary of the company. The target covers part of it.',
    differs: ({ coverage }) =>
      coverage.entities.length > 0 || coverage.facilities.length > 0 || coverage.share_percent !== 100,
  },
  {
    reason_code: 'period_differs',
    detail: 'The ledger is of a period that does not end, after twelve months, on the day of the target.',
    differs: ({ target_period }, { period }) =>
      !isTwelveMonths(period) || period.end.slice(5) !== target_period.end.slice(5),
  },
]

/** Everything that keeps the total of the ledger from being the actual of a target; none where it can be. */
export function ledgerMismatches(
  target: EmissionTarget,
  ledger: LedgerActual,
  facts: TargetFacts,
): Mismatch[] {
  const differing = RULES.flatMap(({ reason_code, differs, detail }) =>
    differs(target, ledger) ? [{ reason_code, detail }] : [],
  )
  if (differing.length > 0) return differing
  const { period } = ledger
  const said = `The total of the ledger for ${period.start} to ${period.end}`
  const parts = target.scopes.map((scope) => ledger.scopes.get(scope))
  const known = parts.filter((part) => part !== undefined)
  const empty = [...new Set(known.flatMap(({ empty_months: months }) => months))].toSorted()
  const unmetered = known.map((part) => part.meter_lacks).find((one) => one !== null)
  const lacks = known.map((part) => part.lacks).find((one) => one !== null)
  const value = known.reduce((sum, part) => sum + part.value, 0)
  if (known.length < parts.length || empty.length > 0)
    return [
      {
        reason_code: 'ledger_incomplete',
        detail: `${said} is not that of a year: ${known.length < parts.length ? 'a scope of the target has no line' : `${empty.join(', ')} ${empty.length === 1 ? 'has' : 'have'} no line of a scope of the target`}. Enter the lines, or fill the gaps by a rule.`,
      },
    ]
  if (unmetered !== undefined && unmetered !== null)
    return [{ reason_code: 'ledger_incomplete', detail: `${said} is not that of a year. ${unmetered}` }]
  return [
    ...otherPotentials(
      target,
      facts,
      known.flatMap(({ gwp_sets: sets }) => sets),
    ),
    ...partlyUntied(target, { period, value }, facts, said),
    ...(lacks === undefined || lacks === null
      ? []
      : [{ reason_code: 'actual_not_supported', detail: `${said} is not shown by documents. ${lacks}` }]),
  ]
}

/** The ledger's total by scope, as the formula of targets takes it. */
export function givenOfLedger({ scopes }: EmissionTarget, ledger: LedgerActual) {
  const cells = NAMES.map((name) => {
    const part = scopes.includes(name) ? ledger.scopes.get(name) : undefined
    const { output, cell } = SCOPES[name]
    return [
      cell,
      part === undefined ? null : new OutputOf('emissions_ledger', output, {}, part.value),
    ] as const
  })
  return {
    end: new Stated(ledger.period.end, { record: 'ledger', pointer: '/period/end' }),
    ...(Object.fromEntries(cells) as Record<(typeof SCOPES)[LedgerTotal]['cell'], OutputOf | null>),
  }
}
