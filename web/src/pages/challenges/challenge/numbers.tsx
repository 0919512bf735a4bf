import { Button } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'wouter'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { useKeys } from '../../../shell/use-keys.ts'
import styles from '../challenges.module.css'
import type { Challenge } from '../use-challenges.ts'
import { type Filter, filterOf, isShown } from '../verdicts.ts'
import { FilterChoice } from './filter-choice.tsx'
import type { Mark } from './page-text.ts'
import { ReadingList } from './reading-list.tsx'
import { ReportPane } from './report-pane.tsx'
import type { Result } from './summary.tsx'
import { type Reading, useReadings } from './use-challenge.ts'

/** The page that the reader turned to, while this number was chosen. */
interface Turned {
  readonly number: number | undefined
  readonly part: number
}

/** The pages as they were read beside the list of numbers: what is chosen in one is shown in the other. */
export function Numbers({
  challenge: { id, abn, period },
  result,
}: {
  readonly challenge: Challenge
  readonly result: Result
}) {
  const [filter, number, choose] = useChoice(result)
  const list = useReadings(id, filter)
  const readings = useMemo(() => list.data?.pages.flatMap(({ data }) => data) ?? [], [list.data])
  const at = readings.findIndex((one) => one.number === number)
  const chosen = readings[at]
  const [turned, setTurned] = useState<Turned>()
  const part = turned?.number === number ? (turned?.part ?? 1) : (chosen?.place.part ?? 1)

  // A link may name a number far down the list: pages of it are asked for until it is there.
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list
  const isFurther = number !== undefined && chosen === undefined && (readings.at(-1)?.number ?? 0) < number
  useEffect(() => {
    if (isFurther && hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [isFurther, hasNextPage, isFetchingNextPage, fetchNextPage])

  const step = (by: 1 | -1): void => {
    const next = at === -1 ? readings[by === 1 ? 0 : readings.length - 1] : readings[at + by]
    if (next !== undefined) choose(filter, next.number)
    else if (by === 1 && hasNextPage && !isFetchingNextPage)
      void fetchNextPage().then(({ data }) => {
        const further = data?.pages.at(-1)?.data[0]
        if (further !== undefined) choose(filter, further.number)
      })
  }
  const forward = (): void => step(1)
  const back = (): void => step(-1)
  useKeys({ n: forward, j: forward, p: back, k: back })
  const total = shownBy(filter, result)

  return (
    <section className={styles['numbers']} aria-labelledby="numbers-title">
      <div className={styles['tools']}>
        <h2 id="numbers-title">Numbers</h2>
        <FilterChoice filter={filter} result={result} onChange={(next) => choose(next, undefined)} />
        <div className={`${styles['steps']} screen-only`}>
          <Button variant="default" size="xs" disabled={at === 0 || readings.length === 0} onClick={back}>
            Previous (p)
          </Button>
          <Button
            variant="default"
            size="xs"
            disabled={readings.length === 0 || (at === readings.length - 1 && !hasNextPage)}
            onClick={forward}
          >
            Next (n)
          </Button>
          <p role="status">{stepText(chosen, at, total)}</p>
        </div>
      </div>
      <div className={styles['panes']}>
        <ReportPane
          id={id}
          part={part}
          onPart={(to) => setTurned({ number, part: to })}
          chosen={chosen}
          number={number}
          filter={filter}
          onChoose={({ number: marked, verdict }: Mark) =>
            choose(isShown(filter, verdict) ? filter : 'all', marked)
          }
        />
        {list.error !== null && readings.length === 0 ? (
          <ProblemMessage error={list.error} retry={() => void list.refetch()} />
        ) : list.isPending ? (
          <Skeleton height={480} />
        ) : (
          <ReadingList
            readings={readings}
            number={number}
            query={list}
            recordsAt={`/workspace/${abn}/statements?${new URLSearchParams({ period: `${period.start}/${period.end}` })}`}
            onChoose={(one) => {
              setTurned(undefined)
              choose(filter, one.number)
            }}
          />
        )}
      </div>
    </section>
  )
}

/** What the list shows and which number is chosen; in the address, so that a link shows the same to everyone. */
function useChoice(result: Result) {
  const [parameters, setParameters] = useSearchParams()
  const filter = filterOf(parameters.get('show')) ?? (result.contradicting > 0 ? 'contradicting' : 'all')
  const asked = Number(parameters.get('number'))
  const number = Number.isInteger(asked) && asked > 0 ? asked : undefined
  const choose = (show: Filter, next: number | undefined): void =>
    setParameters({ show, ...(next === undefined ? {} : { number: String(next) }) }, { replace: true })
  return [filter, number, choose] as const
}

function shownBy(filter: Filter, { numbers, contradicting, counts }: Result): number {
  if (filter === 'all') return numbers
  return filter === 'contradicting' ? contradicting : (counts[filter] ?? 0)
}

const stepText = (chosen: Reading | undefined, at: number, total: number): string =>
  chosen === undefined
    ? `${exact(total)} shown`
    : `${exact(at + 1)} of ${exact(total)}: ${chosen.quote}, ${words(chosen.verdict).toLowerCase()}`
