import { type LedgerOfPeriod, ledgerReference } from '../../ledger/record.ts'
import type { YearEmissions } from '../ledger/year-emissions.ts'
import type { RegistryFeed } from '../registry-feed.ts'
import type { MarketBasedScope2 } from '../scope2/market-based-scope2.ts'
import type { RecomputedFigure } from './row.ts'

/** Figures of the very period that the registry prints, or that the ledger or the loads of the electricity record give. */
export function recomputedFigures(
  { actual, availability, match, reporting_year }: RegistryFeed,
  scope2: MarketBasedScope2 | null,
  ledger: LedgerOfPeriod | null,
  year: YearEmissions | null,
): RecomputedFigure[] {
  const registry = availability.status === 'available' && match === 'same_period' ? actual : null
  const [scope1, second] = [registry?.scope1_t ?? null, registry?.scope2_t ?? null]
  const both = scope1 === null || second === null ? null : scope1 + second
  const printed = `registry ${reporting_year}`
  const loads = 'the loads of the electricity record'
  const figures: readonly Named[] = [
    ['scope1_t', scope1, printed],
    ['scope2_location_t', second, printed],
    ['scope1_and_2_t', both, printed],
    ['net_energy_gj', registry?.net_energy?.gj ?? null, printed],
    ['scope2_location_t', numberOf(scope2?.totals.location_based_t), loads],
    ['scope2_market_t', numberOf(scope2?.totals.market_based_t), loads],
    ...(ledger === null || year === null ? [] : ofYear(ledger, year)),
  ]
  return figures.flatMap(([measure, value, reference]) =>
    value === null ? [] : [{ measure, value, reference }],
  )
}

type Named = readonly [RecomputedFigure['measure'], number | null, string]

const ofYear = (ledger: LedgerOfPeriod, year: YearEmissions): Named[] =>
  (['scope1_t', 'scope2_location_t', 'scope1_and_2_t', 'scope3_t'] as const).map((measure) => [
    measure,
    year[measure],
    ledgerReference(ledger),
  ])

const numberOf = (text: string | null | undefined): number | null =>
  text === null || text === undefined ? null : Number(text)
