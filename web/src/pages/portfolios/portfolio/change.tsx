import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, signed, tonnes } from '../../../format/numbers.ts'
import { date, moment } from '../../../format/words.ts'
import { useSnapshots } from '../../data/use-data.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import { type FinancedData, type SavedPortfolio, useFinanced, useVersions } from '../use-portfolios.ts'

const CAUSES = [
  ['amount_t', 'Amount outstanding', 'More or less is lent or owned.'],
  ['attribution_t', 'Attribution', 'EVIC, or equity and debt, changed.'],
  ['emissions_t', 'Emissions', 'Companies emitted more or less.'],
  ['newly_covered_t', 'Coverage', 'Holdings came, went, or became known.'],
  ['method_t', 'Method', 'Another source or way of counting.'],
] as const

/** What the portfolio is compared with: the version before unless somebody chooses another one or earlier data. */
export function useComparison({ id, version }: SavedPortfolio, snapshot: string) {
  const versions = useVersions(id)
  const saved = versions.data?.pages.flatMap((page) => page.data) ?? []
  const earlier = saved.filter((one) => one.version < version && one.deletion_reason === null)
  const all = useSnapshots().data?.data ?? []
  const older = all.slice(all.findIndex((one) => one.snapshot === snapshot) + 1)
  const [chosen, choose] = useState<number>()
  const [data, setData] = useState<string>()
  const before = chosen ?? earlier[0]?.version ?? version
  return {
    isPending: versions.isPending,
    earlier,
    older,
    before,
    choose,
    data,
    setData,
    question: {
      ...(before === version ? {} : { compared_with: before }),
      ...(data === undefined ? {} : { compared_with_snapshot: data }),
    },
  }
}

/** What changed since an earlier version or earlier data, by cause; the causes add up. */
export function Change({
  portfolio,
  snapshot,
  comparison,
}: {
  readonly portfolio: SavedPortfolio
  readonly snapshot: string
  readonly comparison: ReturnType<typeof useComparison>
}) {
  const { version } = portfolio
  const { earlier, older, before, choose, data, setData } = comparison
  return (
    <section className={styles['part']} aria-labelledby="change">
      <div className={styles['tools']}>
        <h2 id="change">Change since an earlier version</h2>
        {earlier.length + older.length === 0 ? null : (
          <>
            <NativeSelect
              className="screen-only"
              label="Compare with"
              value={String(before)}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
              data={[
                { value: String(version), label: `Version ${version}, this one` },
                ...earlier.map((one) => ({
                  value: String(one.version),
                  label: `Version ${one.version}, ${moment(one.authored_at)}`,
                })),
              ]}
            />
            <NativeSelect
              className="screen-only"
              label="With data of"
              value={data ?? ''}
              onChange={({ currentTarget: { value } }) => setData(value === '' ? undefined : value)}
              data={[
                { value: '', label: 'The same day' },
                ...older.map((one) => ({
                  value: one.snapshot,
                  label: one.in_force_from === null ? one.snapshot : date(one.in_force_from),
                })),
              ]}
            />
          </>
        )}
      </div>
      {comparison.isPending ? (
        <Skeleton height={260} />
      ) : before === version && data === undefined ? (
        <p className={styles['remark']}>
          {earlier.length === 0
            ? 'This is the first version, so there is no earlier one to compare with.'
            : 'Choose an earlier version or earlier data.'}
        </p>
      ) : (
        <Compared
          portfolio={portfolio}
          question={{ ...comparison.question, snapshot }}
          before={data === undefined ? `Version ${before}` : `Version ${before}, earlier data`}
        />
      )}
    </section>
  )
}

function Compared({
  portfolio,
  question,
  before,
}: {
  readonly portfolio: SavedPortfolio
  readonly question: Parameters<typeof useFinanced>[1]
  readonly before: string
}) {
  const compared = useFinanced(portfolio, { ...question, holdings: false })
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
  readonly before: string
}) {
  return (
    <>
      <div className={styles['narrow']}>
        <ScrollTable label={`Change since ${before.toLowerCase()}, by cause`} numeric>
          <thead>
            <tr>
              <th scope="col">Financed scope 1 and 2</th>
              <th scope="col">t CO₂-e</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{before}</th>
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
