import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { BarRows } from '../../../components/chart/bar-rows.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { date } from '../../../format/words.ts'
import styles from '../settings.module.css'
import { DayChart } from './day-chart.tsx'

const OPERATIONS = 8

export const useUsage = () =>
  useQuery({ queryKey: ['usage'], staleTime: 0, queryFn: () => answer(api.GET('/v1/usage')) })

/** Requests of this month by day and by operation. */
export function UsagePart({ usage }: { readonly usage: ReturnType<typeof useUsage> }) {
  return (
    <section className={styles['part']}>
      <h2>Usage this month</h2>
      <Loaded query={usage} skeleton={<Skeleton height={420} />}>
        {(data) =>
          data.data.length === 0 ? (
            <Message title="No requests yet this month" />
          ) : (
            <div className={styles['columns']}>
              <DayChart usage={data} />
              <BarRows
                title="By operation"
                summary={`${exact(data.total.requests)} requests, ${exact(data.total.items)} items, from ${date(data.from)} to ${date(data.to)} (UTC).`}
                unit="Requests"
                nameWidth={190}
                bars={byOperation(data)}
              />
            </div>
          )
        }
      </Loaded>
    </section>
  )
}

/** The operations asked most, and all others together. */
function byOperation({ data }: Schema<'Usage'>) {
  const sums = new Map<string, number>()
  for (const { operation, requests } of data) sums.set(operation, (sums.get(operation) ?? 0) + requests)
  const bars = [...sums]
    .map(([name, value]) => ({ name, value }))
    .sort((a, b) => b.value - a.value || (a.name < b.name ? -1 : 1))
  const others = bars.slice(OPERATIONS).reduce((sum, { value }) => sum + value, 0)
  const most = bars.slice(0, OPERATIONS)
  return others === 0 ? most : [...most, { name: 'all other operations', value: others, quiet: true }]
}
