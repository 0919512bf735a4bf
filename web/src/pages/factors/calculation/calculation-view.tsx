import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { answer, api, type Schema } from '../../../api/client.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { Message } from '../../../components/message.tsx'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import { saveText } from '../../../download.ts'
import { writeDelimited } from '../../../format/delimited.ts'
import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { unitText } from '../factor-names.ts'
import styles from '../factors.module.css'
import type { Line } from './line.ts'
import { LineTable } from './line-table.tsx'
import { useLines } from './lines.ts'
import { resultTable } from './result-table.ts'

type Calculation = Schema<'EmissionCalculation'>

/** Several quantities at once: each line with its own factor and edition, totals by scope, and a table to take away. */
export function CalculationView() {
  const [lines, write] = useLines()
  const calculation = useCalculation(lines)
  if (lines.length === 0)
    return (
      <Message title="No lines yet">
        <p>Search for a factor, enter a quantity and choose “Add to calculation”.</p>
      </Message>
    )
  const current = calculation.isPlaceholderData ? undefined : calculation.data
  return (
    <div className={styles['results']}>
      {calculation.error === null ? null : (
        <ProblemMessage error={calculation.error} retry={() => void calculation.refetch()} />
      )}
      <LineTable lines={lines} results={current?.results ?? []} onChange={write} />
      {current === undefined ? null : <Totals calculation={current} />}
      <div className={styles['actions']}>
        <Button
          variant="default"
          size="xs"
          disabled={current === undefined}
          onClick={() => {
            if (current !== undefined) save(lines, current)
          }}
        >
          Download as CSV
        </Button>
        {current === undefined ? null : (
          <CopyButton text={() => writeDelimited(resultTable(lines, current.results), '\t')}>
            Copy for a spreadsheet
          </CopyButton>
        )}
        <Button variant="subtle" size="xs" onClick={() => write([])}>
          Remove all lines
        </Button>
      </div>
    </div>
  )
}

const useCalculation = (lines: readonly Line[]) => {
  const items = lines.map(({ rowId, quantity, unit }) => ({ factor: { row_id: rowId }, quantity, unit }))
  return useQuery({
    queryKey: ['calculation', items],
    enabled: items.length > 0,
    queryFn: ({ signal }) => answer(api.POST('/v1/emission-factors/calculate', { body: { items }, signal })),
    placeholderData: (previous) => previous,
  })
}

/** Sums by scope. A line that could not be calculated is in none of them, and that is said. */
function Totals({ calculation: { totals, summary } }: { readonly calculation: Calculation }) {
  return (
    <section aria-label="Totals">
      <dl className={styles['gases']}>
        {totals.map(({ group, value, unit }) => (
          <div key={group}>
            <dt>{words(group)}</dt>
            <dd>
              {exact(value)} {unitText(unit)}
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles['kind']} role="status">
        Location-based and market-based figures are never added together.
        {summary.failed === 0
          ? ''
          : ` ${summary.failed === 1 ? '1 line' : `${summary.failed} lines`} left out of the totals: see the errors above.`}
      </p>
    </section>
  )
}

const save = (lines: readonly Line[], { results }: Calculation): void =>
  // The mark in front has spreadsheets read the file as UTF-8.
  saveText(
    'emissions-calculation.csv',
    `\uFEFF${writeDelimited(resultTable(lines, results), ',')}\r\n`,
    'text/csv;charset=utf-8',
  )
