import { useId } from 'react'
import { useSearchParams } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { date } from '../../../format/words.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../data.module.css'
import { useDatasets, useSnapshotDiff, useSnapshots } from '../use-data.ts'
import { DataHeader } from '../views.tsx'
import { ChangeCard } from './change-card.tsx'

/** What is different between two snapshots: releases, rows, and single values. The address holds the two. */
export function Page() {
  usePageTitle('What changed')
  const [parameters, setParameters] = useSearchParams()
  const snapshots = useSnapshots()
  const datasets = useDatasets().data?.data ?? []
  const known = snapshots.data?.data ?? []
  const to = parameters.get('to') ?? known[0]?.snapshot
  const from = parameters.get('from') ?? known[1]?.snapshot
  const diff = useSnapshotDiff(from, to)
  const choose = (name: 'from' | 'to', value: string): void =>
    setParameters({ from: from ?? '', to: to ?? '', [name]: value })
  return (
    <PageLayout>
      <DataHeader lead="Compare two snapshots to see which releases were replaced and which rows were added, removed or restated." />
      <Loaded query={snapshots} skeleton={<Skeleton height={60} />}>
        {() =>
          from === undefined ? (
            <Message title="There is only one snapshot">
              <p>Nothing has changed yet.</p>
            </Message>
          ) : (
            <div className={styles['pickers']}>
              <Picker label="From" value={from} days={known} onChoose={(value) => choose('from', value)} />
              <Picker label="To" value={to ?? ''} days={known} onChoose={(value) => choose('to', value)} />
            </div>
          )
        }
      </Loaded>
      {from === undefined ? null : (
        <Loaded query={diff} skeleton={<Skeleton height={600} />}>
          {({ data: { changes } }) => (
            <div className={styles['part']} aria-busy={diff.isPlaceholderData}>
              <p role="status">
                {changes.length === 0
                  ? 'No differences.'
                  : `${changes.length === 1 ? 'One part' : `${changes.length} parts`} of the data differ.`}
              </p>
              {changes.map((change) => (
                <ChangeCard
                  key={`${change.source} ${change.slot}`}
                  change={change}
                  title={datasets.find(({ source }) => source === change.source)?.title}
                />
              ))}
            </div>
          )}
        </Loaded>
      )}
    </PageLayout>
  )
}

function Picker({
  label,
  value,
  days,
  onChoose,
}: {
  readonly label: string
  readonly value: string
  readonly days: readonly {
    readonly snapshot: string
    readonly in_force_from: string | null
    readonly as_of: string
  }[]
  readonly onChoose: (snapshot: string) => void
}) {
  const id = useId()
  return (
    <span>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
        {days.map(({ snapshot, in_force_from, as_of }) => (
          <option key={snapshot} value={snapshot}>
            {date(in_force_from ?? as_of)}
          </option>
        ))}
      </select>
    </span>
  )
}
