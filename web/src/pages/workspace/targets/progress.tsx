import { useQuery } from '@tanstack/react-query'
import { answer, api } from '../../../api/client.ts'
import { Absence } from '../../../components/absence.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { ProgressChart } from './progress-chart.tsx'

/** How far each target is, year by year. */
export function Progress() {
  const { abn, period } = useWorkspace()
  const progress = useQuery({
    queryKey: ['workspace', abn, 'progress', period],
    queryFn: ({ signal }) =>
      answer(
        api.GET('/v1/companies/{abn}/emission-targets/progress', {
          params: { path: { abn }, query: { period } },
          signal,
        }),
      ),
  })
  return (
    <section aria-labelledby="progress-title" className={styles['block']}>
      <h2 id="progress-title">Progress</h2>
      <Loaded query={progress} skeleton={<Skeleton height={320} />}>
        {({ data }) => (
          <>
            <Absence availability={data.availability} />
            {data.targets.length > 0 || data.availability.status !== 'available' ? null : (
              <p className={styles['remark']}>
                No active targets. Set a draft’s status to active to track it.
              </p>
            )}
            {data.targets.map((target) => (
              <ProgressChart key={target.target_id} target={target} />
            ))}
          </>
        )}
      </Loaded>
    </section>
  )
}
