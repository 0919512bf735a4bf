import { useCurrentCompany } from '../company-context.ts'
import { Amounts } from './amounts.tsx'
import { changedText } from './changed-text.ts'
import styles from './glance.module.css'
import { Rank } from './rank.tsx'
import { Risks } from './risks.tsx'

/** What most readers came for, on one screen: how much, which way, how risky, why, and what changed. */
export function Glance() {
  return (
    <section className={styles['glance']} aria-label="Headline figures">
      <Amounts />
      <div className={styles['cards']}>
        <Risks />
        <Rank />
      </div>
      <WhatChanged />
    </section>
  )
}

function WhatChanged() {
  const { emissions, emissions_trend: trend, safeguard_mechanism: safeguard } = useCurrentCompany().profile
  const changed = changedText(emissions?.history ?? [], trend, safeguard)
  if (changed === undefined)
    return emissions?.latest === undefined || emissions.latest === null ? null : (
      <p className={styles['changed']}>
        No change can be stated: the year before {emissions.latest.reporting_year} is not published for this
        company.
      </p>
    )
  return (
    <div className={styles['changed']}>
      <h2>What changed since {changed.since}</h2>
      <ul>
        {changed.sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  )
}
