import { add, multiply, type Rational, rational, subtract, toText } from './rational.ts'

/** What the market-based method takes off purchased electricity before the residual mix factor applies. */
export interface MarketBased {
  /** Renewable power percentage of the period, as a fraction. */
  readonly renewable_power_percentage: number
  /** The same of a state's own scheme, as a fraction; 0 unless given. */
  readonly jurisdictional_renewable_power_percentage?: number | undefined
  /** Electricity exempt from the renewable energy target, kWh. */
  readonly exempt_kwh?: number | undefined
  /** Certificates surrendered voluntarily, one for each MWh. */
  readonly certificates_surrendered_mwh?: number | undefined
  /** Certificates created from generation on site, one for each MWh. */
  readonly certificates_onsite_mwh?: number | undefined
}

/**
 * Electricity that nothing renewable stands behind, kWh: exempt electricity, the rest less its renewable share, less
 * certificates surrendered net of those created on site.
 */
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
  const share = add(rational(national), rational(state))
  const liable = subtract(quantity, rational(exempt))
  const certificates = multiply(subtract(rational(surrendered), rational(onsite)), rational(1000))
  const residual = subtract(
    add(multiply(liable, subtract(rational(1), share)), rational(exempt)),
    certificates,
  )
  return {
    residual,
    step: `(${toText(quantity)} - ${exempt}) × (1 - ${toText(share)}) + ${exempt} - (${surrendered} - ${onsite}) × 1000 = ${toText(residual)} kWh`,
  }
}
