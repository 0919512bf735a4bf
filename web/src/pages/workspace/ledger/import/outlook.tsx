import { Button } from '@mantine/core'
import { useState } from 'react'
import { ScrollTable } from '../../../../components/scroll-table.tsx'
import { exact, tonnes } from '../../../../format/numbers.ts'
import { withoutRequests } from '../../../../format/words.ts'
import { FaultTable } from '../../import/fault-table.tsx'
import styles from '../../workspace.module.css'
import { SCOPES } from '../scopes.ts'
import type { Preview } from './use-ledger-import.ts'

/** Problems that are shown at first. */
const SHOWN = 25

const DONE = { refused: 'skipped', doubtful: 'to check', left_out: 'left out' } as const
/** "1 line", "2 lines". */
export const lines = (count: number): string => `${exact(count)} ${count === 1 ? 'line' : 'lines'}`

/** What becomes of the rows, why some are skipped, and what the totals would be. */
export function Outlook({ preview }: { readonly preview: Preview }) {
  const [shown, setShown] = useState(SHOWN)
  const { summary, reasons, problems, effect } = preview
  return (
    <section aria-labelledby="ledger-outlook" className={styles['block']}>
      <h2 id="ledger-outlook">What would be loaded</h2>
      <p>
        {lines(summary.taken + summary.doubtful - summary.already_held)} of {lines(summary.rows)} would be
        added
        {summary.already_held === 0 ? '' : `, ${exact(summary.already_held)} are in the ledger already`}.
      </p>
      {reasons.length === 0 ? null : (
        <ul>
          {reasons.map(({ status, code, rows, message, first }) => (
            <li key={`${status} ${code}`}>
              {lines(rows)} {DONE[status]} ({first.join(', ')}
              {rows > first.length ? ' …' : ''}): {withoutRequests(message)}
            </li>
          ))}
        </ul>
      )}
      <ScrollTable label="Totals before and after" numeric>
        <thead>
          <tr>
            <th scope="col">Scope</th>
            <th scope="col">Now</th>
            <th scope="col">With this file</th>
          </tr>
        </thead>
        <tbody>
          {SCOPES.map(([member, name]) => (
            <tr key={member}>
              <th scope="row">{name}</th>
              <td>{tonnes(effect.before[member])}</td>
              <td>{tonnes(effect.after[member])}</td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {problems.length === 0 ? null : (
        <details>
          <summary>Line by line</summary>
          <FaultTable
            label="Lines that are skipped or to check"
            faults={problems
              .slice(0, shown)
              .map((problem) => ({ ...problem, message: withoutRequests(problem.message) }))}
          />
          {shown < problems.length ? (
            <Button variant="default" onClick={() => setShown(shown + SHOWN)}>
              Show more
            </Button>
          ) : preview.next_offset === null ? null : (
            <p className={styles['remark']}>
              These are the first {problems.length}. The list above counts all.
            </p>
          )}
        </details>
      )}
    </section>
  )
}
