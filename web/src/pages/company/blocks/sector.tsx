import { SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { PeerLinks } from './peer-links.tsx'
import { StripPlot } from './strip-plot.tsx'

const NAMES: Readonly<Record<string, string>> = {
  scope1_and_2: 'Scope 1 and 2',
  scope1: 'Scope 1',
  scope2: 'Scope 2',
  energy_intensity: 'Per energy',
  income_intensity: 'Per income',
}

/** Where the company stands among the reporters of its class. */
export function Sector() {
  const { sector_benchmark: sector } = useCurrentCompany().profile
  const [metric, setMetric] = useState<string>(sector?.headline?.metric ?? 'income_intensity')
  const metrics = sector?.metrics ?? []
  const chosen = metrics.find((candidate) => candidate.metric === metric) ?? metrics[0]
  return (
    <Block data={sector}>
      <div className={`${styles['metrics']} screen-only`}>
        <SegmentedControl
          size="xs"
          aria-label="Figure to compare"
          data={metrics.map((candidate) => ({
            value: candidate.metric,
            label: NAMES[candidate.metric] ?? words(candidate.metric),
          }))}
          value={chosen?.metric ?? metric}
          onChange={setMetric}
        />
      </div>
      {chosen === undefined || sector === undefined ? null : (
        <>
          <StripPlot metric={chosen} name={NAMES[chosen.metric] ?? chosen.metric} sector={sector} />
          <PeerLinks metric={chosen.metric} value={chosen.value} sector={sector} />
        </>
      )}
    </Block>
  )
}
