import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { answer, api, type Schema } from '../../../api/client.ts'
import { BarRows } from '../../../components/chart/bar-rows.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { saveText } from '../../../download.ts'
import { writeDelimited } from '../../../format/delimited.ts'
import { exact } from '../../../format/numbers.ts'
import { date } from '../../../format/words.ts'
import styles from '../settings.module.css'
import { DayChart } from './day-chart.tsx'
import { daysOf, monthsBefore } from './months.ts'

const OPERATIONS = 8

/** Usage of a month such as 2026-11; undefined: of this one. */
export const useUsage = (month: string | undefined) =>
  useQuery({
    queryKey: ['usage', month],
    staleTime: 0,
    queryFn: () =>
      answer(api.GET('/v1/usage', { params: { query: month === undefined ? {} : daysOf(month) } })),
  })

/** Requests of a month by day and by operation, as charts, tables and a file. */
export function UsagePart({
  usage,
  month,
  onMonth,
}: {
  readonly usage: ReturnType<typeof useUsage>
  readonly month: string | undefined
  readonly onMonth: (month: string | undefined) => void
}) {
  const [today] = useState(() => new Date())
  return (
    <section className={styles['part']}>
      <div className={styles['title']}>
        <h2>Usage</h2>
        <div className={styles['picker']}>
          <label>
            Month{' '}
            <select
              value={month ?? ''}
              onChange={({ currentTarget }) => onMonth(currentTarget.value || undefined)}
            >
              <option value="">This month</option>
              {monthsBefore(today, 12).map((one) => (
                <option key={one} value={one}>
                  {date(`${one}-01`).slice(2)}
                </option>
              ))}
            </select>
          </label>
          {usage.data === undefined || usage.data.data.length === 0 ? null : (
            <Button variant="default" size="xs" onClick={() => save(usage.data)}>
              Download as CSV
            </Button>
          )}
        </div>
      </div>
      <Loaded query={usage} skeleton={<Skeleton height={420} />}>
        {(data) =>
          data.data.length === 0 ? (
            <Message title="No requests in this month" />
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

/** Every day and operation, with every digit. */
const save = ({ from, to, data }: Schema<'Usage'>): void =>
  saveText(
    `usage-${from}-${to}.csv`,
    `${writeDelimited(
      [
        ['Day (UTC)', 'Operation', 'Requests', 'Items'],
        ...data.map(({ day, operation, requests, items }) => [day, operation, requests, items]),
      ],
      ',',
    )}\r\n`,
    'text/csv;charset=utf-8',
  )

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
