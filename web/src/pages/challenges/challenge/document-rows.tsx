import { Link } from 'wouter'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact } from '../../../format/numbers.ts'
import { periodText, words } from '../../../format/words.ts'
import { placeOf } from '../../workspace/use-workspace.ts'
import styles from '../challenges.module.css'
import type { Challenge } from '../use-challenges.ts'
import type { Result } from './summary.tsx'

/** Amounts of electricity and of the ledger that name the file as their evidence, beside what it states. */
export function DocumentRows({
  challenge: { id, abn, period },
  result: { document_rows },
}: {
  readonly challenge: Challenge
  readonly result: Result
}) {
  const { total, checked, stated, rows } = document_rows
  if (total === 0) return null
  const of = (part: string): string =>
    placeOf(abn, part, {
      period: `${period.start}/${period.end}`,
      standardVersion: undefined,
      earlyAdoption: false,
    })
  return (
    <section className={styles['summary']} aria-labelledby="rows-title">
      <h2 id="rows-title">Amounts that use this file as evidence</h2>
      <p>
        {total === 1 ? 'One amount' : `${exact(total)} amounts`} of{' '}
        <Link href={of('electricity')}>Electricity</Link> and <Link href={of('ledger')}>Ledger</Link>{' '}
        {total === 1 ? 'names' : 'name'} this file.{' '}
        {checked < total ? `The first ${exact(checked)} were compared with its numbers. ` : ''}
        It states {exact(stated)} of {checked < total ? 'those' : 'them'}.
      </p>
      <ScrollTable label="Amounts and what the file states" tall stacked>
        <thead>
          <tr>
            <th scope="col">Amount</th>
            <th scope="col">Period</th>
            <th scope="col">Quantity</th>
            <th scope="col">In the file</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.pointer ?? row.ledger_line}>
              <th scope="row">{row.what}</th>
              <td data-label="Period">{periodText(`${row.period.start}/${row.period.end}`)}</td>
              <td data-label="Quantity">
                {exact(row.quantity)} {row.unit}
              </td>
              <td data-label="In the file">
                {words(row.verdict)}. {row.why}{' '}
                {row.number === null ? null : (
                  <Link href={`/challenges/${id}?show=all&number=${row.number}`}>Show it in the file</Link>
                )}
                {row.settle === null ? null : (
                  <small>
                    <strong>Next:</strong> {row.settle}
                  </small>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </section>
  )
}
