import { Button, SegmentedControl } from '@mantine/core'
import { useState } from 'react'
import { STAGES } from '../../components/hazard-map/reading.ts'
import { Loaded } from '../../components/loaded.tsx'
import { ScrollTable } from '../../components/scroll-table.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { words } from '../../format/words.ts'
import styles from './portfolio.module.css'
import { type HazardCounts, useHazardCounts } from './use-hazard-counts.ts'

const BANDS = ['extreme', 'very_high', 'high', 'moderate', 'low'] as const

/** How many companies are in each band of each hazard, now and in a warmer world. Asked for, because it counts against the quota. */
export function Hazards({
  abns,
  snapshot,
}: {
  readonly abns: readonly string[]
  readonly snapshot: string | undefined
}) {
  const [wanted, want] = useState(false)
  const counts = useHazardCounts(abns, snapshot, wanted)
  return (
    <section className={styles['hazards']} aria-label="Physical hazards">
      <h2>Physical hazards</h2>
      {wanted ? (
        <Loaded query={counts} skeleton={<Skeleton height={480} />}>
          {(data) => <HazardTable counts={data} />}
        </Loaded>
      ) : (
        <>
          <p className={styles['found']}>
            Companies by hazard and band, now and at 1.5, 2 and 3 °C of global warming. This asks for the risk
            of each company and counts against your quota as the table does.
          </p>
          <div className="screen-only">
            <Button variant="default" disabled={snapshot === undefined} onClick={() => want(true)}>
              Count hazards
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function HazardTable({ counts }: { readonly counts: HazardCounts }) {
  const stages = STAGES.filter(({ id }) => counts.has(id))
  const [chosen, choose] = useState('now')
  const stage = stages.find(({ id }) => id === chosen) ?? STAGES[0]
  const rows = counts.get(stage.id) ?? []
  return (
    <>
      <p className={styles['found']}>
        Companies by the worst band among their located sites, {stage.long}. Companies without a located site,
        and hazards without public data, count as not assessed: that does not mean safe. A scenario counts
        sites with a band both now and then; beside it are the same sites now.
      </p>
      <SegmentedControl
        className="screen-only"
        aria-label="Global warming"
        value={stage.id}
        onChange={choose}
        data={stages.map(({ id, label }) => ({ value: id, label }))}
      />
      <ScrollTable label={`Companies by hazard and band, ${stage.long}`} numeric tall>
        <thead>
          <tr>
            <th scope="col">Hazard</th>
            {BANDS.map((band) => (
              <th key={band} scope="col">
                {words(band)}
              </th>
            ))}
            <th scope="col">Not assessed</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ hazard, byBand, nowByBand, notAssessed }) => (
            <tr key={hazard}>
              <th scope="row">{words(hazard)}</th>
              {BANDS.map((band) => (
                <td key={band}>
                  {byBand.get(band) ?? 0}
                  {stage.id === 'now' ? null : <small> (now {nowByBand.get(band) ?? 0})</small>}
                </td>
              ))}
              <td>{notAssessed}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}
