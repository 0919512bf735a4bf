import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ShowMore } from '../../../components/show-more.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { date, moment } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import { type SavedPortfolio, useVersions } from '../use-portfolios.ts'

/** Who saved which version, and when. */
export function Versions({ portfolio: { id } }: { readonly portfolio: SavedPortfolio }) {
  const versions = useVersions(id)
  return (
    <section className={styles['part']} aria-labelledby="versions">
      <h2 id="versions">Versions</h2>
      <Loaded query={versions} skeleton={<Skeleton height={160} />}>
        {({ pages }) => (
          <ScrollTable label="Versions of the portfolio" stacked>
            <thead>
              <tr>
                <th scope="col">Version</th>
                <th scope="col">Saved</th>
                <th scope="col">By</th>
                <th scope="col">Name</th>
                <th scope="col">Balance date</th>
                <th scope="col">Holdings</th>
              </tr>
            </thead>
            <tbody>
              {pages
                .flatMap(({ data }) => data)
                .map(({ version, authored_at: at, authored_by_name: by, authored_by: id, ...one }) => (
                  <tr key={version}>
                    <th scope="row">Version {version}</th>
                    <td data-label="Saved">{moment(at)}</td>
                    <td data-label="By">{by ?? id}</td>
                    <td data-label="Name">
                      {one.deletion_reason === null ? one.name : `Deleted: ${one.deletion_reason}`}
                    </td>
                    <td data-label="Balance date">
                      {one.balance_date === null ? '' : date(one.balance_date)}
                    </td>
                    <td data-label="Holdings">{exact(one.holding_count)}</td>
                  </tr>
                ))}
            </tbody>
          </ScrollTable>
        )}
      </Loaded>
      <ShowMore query={versions} />
    </section>
  )
}
