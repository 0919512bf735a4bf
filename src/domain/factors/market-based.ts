import { add, type Rational, rational, toText, ZERO } from './rational.ts'
import { residualElectricity } from './residual-electricity.ts'

/** What the market-based method takes off purchased electricity before the residual mix factor applies. */
export interface MarketBased {
  /** Renewable power percentage of the period, as a fraction. */
  readonly renewable_power_percentage: number
  /** The same of a state's own scheme, as a fraction; 0 unless given. */
  readonly jurisdictional_renewable_power_percentage?: number | undefined
  /** Electricity exempt from the state's scheme, kWh. */
  readonly exempt_kwh?: number | undefined
  /** Certificates surrendered voluntarily, one for each MWh. */
  readonly certificates_surrendered_mwh?: number | undefined
  /** Certificates created from generation on site, one for each MWh. */
  readonly certificates_onsite_mwh?: number | undefined
}

/** The residual with the arithmetic as a line that a reader can follow. */
export function residualQuantity(
  quantity: Rational,
  {
    renewable_power_percentage: national,
    jurisdictional_renewable_power_percentage: state = 0,
    exempt_kwh: exempt = 0,
    certificates_surrendered_mwh: surrendered = 0,
    certificates_onsite_mwh: onsite = 0,
  }: MarketBased,
): { residual: Rational; step: string } {
  const residual = residualElectricity({
    quantity,
    exemptFromTarget: ZERO,
    exemptFromScheme: rational(exempt),
    national: rational(national),
    state: rational(state),
    surrendered: rational(surrendered),
    onSite: rational(onsite),
    greenpower: ZERO,
    greenpowerWithShare: ZERO,
  })
  const share = toText(add(rational(national), rational(state)))
  return {
    residual,
    step: `max(0, (${toText(quantity)} - ${exempt}) × (1 - ${share}) + ${exempt} × (1 - ${national}) - (${surrendered} - ${onsite}) × 1000) = ${toText(residual)} kWh`,
  }
}
