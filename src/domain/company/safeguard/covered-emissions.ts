import type { CoveredEmissions } from '../emissions/required-rate.ts'
import type { Outcome } from '../outcome.ts'
import type { SafeguardMechanism } from './safeguard.ts'

/** What the mechanism covers of the company, where it covers anything. */
export const coveredOf = ({ result }: Outcome<SafeguardMechanism>): CoveredEmissions | null =>
  result === null || result.coverage !== 'covered'
    ? null
    : {
        reporting_year: result.reporting_year,
        covered_t: result.covered_emissions_t,
        before_decline_t: result.covered_before_decline_t,
      }
