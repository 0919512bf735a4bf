import type { Schema } from '../../../api/client.ts'
import { ColumnTable, type TextColumn } from '../../../components/column-table.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { date, moment } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import { type SavedPortfolio, useVersions } from '../use-portfolios.ts'

type Version = Schema<'PortfolioHistory'>['data'][number]

const COLUMNS: readonly [TextColumn<Version>, ...TextColumn<Version>[]] = [
  { title: 'Version', text: ({ version }) => `Version ${version}` },
  { title: 'Saved', text: ({ authored_at: at }) => moment(at) },
  { title: 'By', text: ({ authored_by_name: name, authored_by: id }) => name ?? id },
  { title: 'Name', text: ({ deletion_reason: why, name }) => (why === null ? name : `Deleted: ${why}`) },
  { title: 'Balance date', text: ({ balance_date: day }) => (day === null ? '' : date(day)) },
  { title: 'Holdings', text: ({ holding_count: count }) => exact(count) },
]

/** Who saved which version, and when. */
export function Versions({ portfolio: { id } }: { readonly portfolio: SavedPortfolio }) {
  const versions = useVersions(id)
  return (
    <section className={styles['part']} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Loaded query={versions} skeleton={<Skeleton height={160} />}>
        {({ pages }) => (
          <ColumnTable
            label="Versions of the portfolio"
            stacked
            columns={COLUMNS}
            rows={pages.flatMap(({ data }) => data)}
            keyOf={({ version }) => version}
          />
        )}
      </Loaded>
      <ShowMore query={versions} />
    </section>
  )
}
