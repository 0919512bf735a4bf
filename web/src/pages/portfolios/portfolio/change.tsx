import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, signed, tonnes } from '../../../format/numbers.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { type FinancedData, type SavedPortfolio, useFinanced } from '../use-portfolios.ts'

const CAUSES = [
  ['amount_t', 'Amount outstanding', 'More or less is lent or owned.'],
  ['attribution_t', 'Attribution', 'EVIC, or equity and debt, changed.'],
  ['emissions_t', 'Emissions', 'Companies emitted more or less.'],
  ['newly_covered_t', 'Coverage', 'Holdings came, went, or became known.'],
  ['method_t', 'Method', 'Another source or way of counting.'],
] as const

/** What changed since an earlier version, by cause; the causes add up. */
export function Change({
  portfolio,
  snapshot,
}: {
  readonly portfolio: SavedPortfolio
  readonly snapshot: string
}) {
  const { version, supersedes } = portfolio
  const [before, setBefore] = useState(supersedes)
  return (
    <section className={styles['part']} aria-labelledby="change">
      <div className={styles['tools']}>
        <h2 id="change">Change since an earlier version</h2>
        {before === null ? null : (
          <NativeSelect
            className="screen-only"
            label="Compare with"
            value={String(before)}
            data={Array.from({ length: version - 1 }, (_, at) => ({
              value: String(version - 1 - at),
              label: `Version ${version - 1 - at}`,
            }))}
            onChange={({ currentTarget }) => setBefore(Number(currentTarget.value))}
          />
        )}
      </div>
      {before === null ? (
        <p className={styles['remark']}>This is the first version, so there is nothing to compare with.</p>
      ) : (
        <Compared portfolio={portfolio} before={before} snapshot={snapshot} />
      )}
    </section>
  )
}

function Compared({
  portfolio,
  before,
  snapshot,
}: {
  readonly portfolio: SavedPortfolio
  readonly before: number
  readonly snapshot: string
}) {
  const compared = useFinanced(portfolio, { compared_with: before, holdings: false, snapshot })
  return (
    <Loaded query={compared} skeleton={<Skeleton height={260} />}>
      {({ data: { change } }) => (change === null ? null : <Causes change={change} before={before} />)}
    </Loaded>
  )
}

function Causes({
  change,
  before,
}: {
  readonly change: NonNullable<FinancedData['change']>
  readonly before: number
}) {
  return (
    <>
      <div className={styles['narrow']}>
        <ScrollTable label={`Change since version ${before}, by cause`} numeric>
          <thead>
            <tr>
              <th scope="col">Financed scope 1 and 2</th>
              <th scope="col">t CO₂-e</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">Version {before}</th>
              <td title={exact(change.before_t)}>{tonnes(change.before_t)}</td>
            </tr>
            {CAUSES.map(([member, name, what]) => (
              <tr key={member}>
                <th scope="row">
                  {name}
                  <small>{what}</small>
                </th>
                <td title={exact(change[member])}>{signed(change[member], tonnes)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Now</th>
              <td title={exact(change.after_t)}>{tonnes(change.after_t)}</td>
            </tr>
          </tbody>
        </ScrollTable>
      </div>
      <p className={styles['remark']}>
        {counted(change.added, 'holding')} added, {counted(change.removed, 'holding')} removed. The causes add
        up to {signed(change.change_t, tonnes)}.
      </p>
    </>
  )
}
