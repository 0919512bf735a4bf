import { add, multiply, type Rational, rational, subtract, ZERO } from './rational.ts'

/** What the residual of purchased electricity is made of. */
export interface ResidualTerms {
  /** Purchased electricity, kWh. */
  readonly quantity: Rational
  /** Part of it that is exempt from a state's scheme, kWh. */
  readonly exempt: Rational
  /** Renewable power percentage of the period, as a fraction. */
  readonly national: Rational
  /** The same of a state's own scheme, as a fraction. */
  readonly state: Rational
  /** Certificates surrendered voluntarily, MWh. */
  readonly surrendered: Rational
  /** Certificates created from generation on site, MWh. */
  readonly onSite: Rational
  /** Accredited GreenPower bought, MWh. */
  readonly greenpower: Rational
}

/**
 * Electricity that nothing renewable stands behind, kWh, at least 0:
 * (Q - exempt)(1 - (RPP + JRPP)) + exempt (1 - RPP) - 1000 (surrendered - on-site) - 1000 GreenPower.
 * In fractions, so that the publisher's example comes out to the digit.
 */
export function residualElectricity(terms: ResidualTerms): Rational {
  const one = rational(1)
  const liable = multiply(
    subtract(terms.quantity, terms.exempt),
    subtract(one, add(terms.national, terms.state)),
  )
  const exempt = multiply(terms.exempt, subtract(one, terms.national))
  const claimed = multiply(add(subtract(terms.surrendered, terms.onSite), terms.greenpower), rational(1000))
  const residual = subtract(add(liable, exempt), claimed)
  return residual.numerator < 0n ? ZERO : residual
}
