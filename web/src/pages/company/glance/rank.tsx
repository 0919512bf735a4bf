import { Figure } from '../../../components/figure.tsx'
import { ordinal } from '../../../format/numbers.ts'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import { PartLink } from '../part-link.tsx'
import styles from './glance.module.css'

/** Where the company stands among its peers, or why it has no rank. */
export function Rank() {
  const { sector_benchmark: sector } = useCurrentCompany().profile
  const claim = useClaims('sector_benchmark')
  if (sector === undefined) return null
  const { headline } = sector
  if (headline === undefined || headline === null)
    return (
      <div className={styles['card']}>
        <PartLink id="sector">Among its peers</PartLink>
        <strong>No rank</strong>
        <p>
          {NO_RANK[(sector.headline_availability ?? sector.availability).reason_code ?? ''] ??
            'Peer figures do not support a rank.'}
        </p>
      </div>
    )
  const metric = METRIC_NAMES[headline.metric] ?? headline.metric
  return (
    <div className={styles['card']}>
      <Figure
        claim={claim({
          title: 'Among its peers',
          value: `${ordinal(headline.percentile)} percentile`,
          remarks: [
            `By ${metric} in ${headline.unit}, among ${headline.n} reporters of ${sector.title}, ${sector.reporting_year}.`,
            ...(headline.note === null ? [] : [headline.note]),
            'Transition risk uses this percentile as its “benchmark position”.',
          ],
          by: {
            formula: 'sector_position',
            steps: new RegExp(`^(members\\.|headline_|${headline.metric}_)`),
          },
        })}
        note={`by ${metric}, of ${headline.n} in ${sector.title}`}
      />
    </div>
  )
}

/** Why there is no rank, in a sentence; the part about peers says it in full. */
const NO_RANK: Readonly<Record<string, string>> = {
  too_few_alike: 'Fewer than ten comparable reporters; broader classes are too different.',
  too_few_peers: 'Too few reporters in its industry class this year.',
  no_class: 'Its industry class is unknown.',
  no_income_row: 'No income is published to compare its emissions by.',
  income_not_positive: 'No income is published to compare its emissions by.',
  income_boundary_differs: 'Its published income is of another boundary than its emissions.',
}

/** What a percentile ranks, in a few words. */
const METRIC_NAMES: Readonly<Record<string, string>> = {
  energy_intensity: 'emissions per energy',
  income_intensity: 'emissions per income',
}
