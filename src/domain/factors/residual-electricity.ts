import { add, multiply, type Rational, rational, subtract, ZERO } from './rational.ts'

/** What the residual of purchased electricity is made of. */
export interface ResidualTerms {
  /** Purchased electricity, kWh. */
  readonly quantity: Rational
  /** Part of it that is exempt from the renewable energy target, kWh. */
  readonly exemptFromTarget: Rational
  /** Part of it that is exempt from the scheme of its jurisdiction, kWh. */
  readonly exemptFromScheme: Rational
  /** Renewable power percentage of the period, as a fraction. */
  readonly national: Rational
  /** The same of the jurisdiction's own scheme, as a fraction. */
  readonly state: Rational
  /** Certificates surrendered voluntarily, MWh. */
  readonly surrendered: Rational
  /** Certificates created from generation on site, MWh. */
  readonly onSite: Rational
  /** Accredited GreenPower bought on top of the mandatory share, MWh. */
  readonly greenpower: Rational
  /** Accredited GreenPower that contains the mandatory share, MWh. */
  readonly greenpowerWithShare: Rational
}

/**
 * Electricity that nothing renewable is behind, kWh, at least 0:
 * Q - RPP (Q - exempt from the target) - JRPP (Q - exempt from the scheme) - 1000 (surrendered - on-site) - GreenPower.
 * In fractions, so that the publisher's example comes out to the digit.
 */
export function residualElectricity(terms: ResidualTerms): Rational {
  const { quantity, national, state, exemptFromTarget, exemptFromScheme } = terms
  const mandatory = add(
    multiply(national, subtract(quantity, exemptFromTarget)),
    multiply(state, subtract(quantity, exemptFromScheme)),
  )
  const certificates = multiply(subtract(terms.surrendered, terms.onSite), rational(1000))
  const claimed = add(certificates, greenpowerKwh(terms))
  const residual = subtract(subtract(quantity, mandatory), claimed)
  return residual.numerator < 0n ? ZERO : residual
}

/** GreenPower that counts, kWh. Of what contains the mandatory share only the rest counts: the share is taken off anyway. */
const greenpowerKwh = ({
  greenpower,
  greenpowerWithShare,
  national,
}: Pick<ResidualTerms, 'greenpower' | 'greenpowerWithShare' | 'national'>): Rational =>
  multiply(add(greenpower, multiply(greenpowerWithShare, subtract(rational(1), national))), rational(1000))
