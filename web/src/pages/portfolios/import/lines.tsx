import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { WindowTable } from '../../../components/window-table/window-table.tsx'
import { aud } from '../../../format/numbers.ts'
import { sentence, words } from '../../../format/words.ts'
import { counted } from '../names.ts'
import styles from '../portfolios.module.css'
import type { BookLine, Preview } from './use-book-import.ts'

const STATES: Readonly<Record<BookLine['status'], string>> = {
  taken: 'Taken',
  doubtful: 'Waits for a choice',
  refused: 'Refused',
  left_out: 'Left out',
}
const ORDER = ['taken', 'doubtful', 'refused', 'left_out'] as const

const COLUMNS = [
  { field: 'text', title: 'Company in the book', width: 180 },
  { field: 'status', title: 'What becomes of it', width: 145 },
  { field: 'amount', title: 'Outstanding', width: 105 },
  { field: 'class', title: 'Asset class', width: 130 },
  { field: 'why', title: 'Why', width: 420 },
] as const

/** Every line of the file with what becomes of it. */
export function Lines({ preview: { lines, counts, amounts_aud: amounts } }: { readonly preview: Preview }) {
  const [status, setStatus] = useState<BookLine['status'] | 'all'>('all')
  const shown = status === 'all' ? lines : lines.filter((line) => line.status === status)
  return (
    <section className={styles['part']} aria-labelledby="book-lines">
      <div className={styles['tools']}>
        <h2 id="book-lines">Lines of the file</h2>
        <p role="status">{counted(shown.length, 'line')} shown</p>
        <NativeSelect
          label="Show"
          value={status}
          data={[
            { value: 'all', label: `All (${counts.lines.toLocaleString('en-AU')})` },
            ...ORDER.map((one) => ({
              value: one,
              label: `${STATES[one]} (${counts[one].toLocaleString('en-AU')})`,
            })),
          ]}
          onChange={({ currentTarget }) => setStatus(currentTarget.value as typeof status)}
        />
      </div>
      <p>
        {counted(counts.lines, 'line')}: {counts.taken.toLocaleString('en-AU')} taken ({aud(amounts.taken)}),{' '}
        {counts.doubtful.toLocaleString('en-AU')} waiting for a choice ({aud(amounts.doubtful)}),{' '}
        {counts.refused.toLocaleString('en-AU')} refused ({aud(amounts.refused)} as far as it can be read),{' '}
        {counts.left_out.toLocaleString('en-AU')} left out as totals.
      </p>
      <WindowTable
        label="Each line of the file"
        columns={COLUMNS}
        firstWidth={92}
        rows={shown}
        head={
          <>
            <th scope="col">Where</th>
            {COLUMNS.map(({ field, title }) => (
              <th key={field} scope="col" data-numeric={field === 'amount'}>
                {title}
              </th>
            ))}
          </>
        }
      >
        {(line, position) => {
          const why = line.reasons.map(reasonText).join(' ')
          return (
            <tr key={`${line.at} ${line.row}`} aria-rowindex={position} data-status={line.status}>
              <th scope="row" title={line.at}>
                {line.at}
              </th>
              <td title={line.text ?? undefined}>
                <span data-clamp="true">{line.text ?? ''}</span>
              </td>
              <td>{STATES[line.status]}</td>
              <td data-numeric="true">{aud(line.outstanding_aud)}</td>
              <td>{line.asset_class === null ? '' : words(line.asset_class)}</td>
              <td title={why}>
                <span data-clamp="true">{why}</span>
              </td>
            </tr>
          )
        }}
      </WindowTable>
    </section>
  )
}

/** What a person can do on this page, where the service says how to send it. */
const MESSAGES: Readonly<Record<string, string>> = {
  asset_class_unknown: 'is not a known asset class: choose what it means under Columns',
}

function reasonText({ code, column, value, message, at }: BookLine['reasons'][number]): string {
  const text = MESSAGES[code] ?? message
  return `${column === null ? '' : `${column}, ${at}: `}${value === null ? sentence(text) : `“${value}” ${text}.`}`
}
