import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

/** From the registry's figures to those of the standard, line by line. */
export function Reconciliation() {
  const { abn, period } = useWorkspace()
  const reconciliation = useQuery({
    queryKey: ['workspace', abn, 'reconciliation', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/organisational-boundary/reconciliation', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
  })
  return (
    <section aria-labelledby="reconciliation-title" className={styles['block']}>
      <h2 id="reconciliation-title">From NGER to AASB S2</h2>
      <Loaded query={reconciliation} skeleton={<Skeleton height={240} />}>
        {({ data }) => (
          <>
            <p className={styles['remark']}>
              {data.registry_t === null
                ? 'The registry has no scope 1 and 2 figures for exactly this period.'
                : `Registry scope 1 and 2 for exactly this period: ${tonnes(data.registry_t)}.`}{' '}
              The lines are not added together.
            </p>
            <ScrollTable label="Lines of the reconciliation" tall stacked>
              <thead>
                <tr>
                  <th scope="col">Line</th>
                  <th scope="col">Registry</th>
                  <th scope="col">Standard</th>
                  <th scope="col">What to do</th>
                </tr>
              </thead>
              <tbody>
                {data.lines.map((line) => (
                  <tr key={line.line}>
                    <th scope="row">
                      {words(line.line)}
                      <small>
                        {line.difference === 'none' ? 'No difference' : words(line.difference)}
                        {line.size_t === null || line.difference === 'none' ? '' : `, ${tonnes(line.size_t)}`}
                      </small>
                    </th>
                    <td data-label="Registry">{line.registry}</td>
                    <td data-label="Standard">{line.standard}</td>
                    <td data-label="What to do">{line.what_to_do ?? 'Nothing'}</td>
                  </tr>
                ))}
              </tbody>
            </ScrollTable>
          </>
        )}
      </Loaded>
    </section>
  )
}
