import { NativeSelect, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { SortHeader } from '../../../components/window-table/sort-header.tsx'
import type { Sorting } from '../../../components/window-table/sorting.ts'
import { WindowTable } from '../../../components/window-table/window-table.tsx'
import { ABSENT, aud, exact, short, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../portfolios.module.css'
import type { FinancedHolding } from '../use-portfolios.ts'
import { holdingName } from './holding-text.ts'

interface Column {
  readonly field: string
  readonly title: string
  readonly width: number
  readonly numeric: boolean
  readonly value: (holding: FinancedHolding) => string | number | null
  readonly text: (holding: FinancedHolding) => string
}

const COLUMNS: readonly Column[] = [
  {
    field: 'asset_class',
    title: 'Asset class',
    width: 104,
    numeric: false,
    value: (one) => one.asset_class,
    text: (one) => words(one.asset_class),
  },
  figure('outstanding', 'Outstanding', 90, (one) => one.outstanding_aud, aud),
  figure('factor', 'Factor', 80, (one) => one.attribution_factor, factorText),
  figure('scope1', 'Scope 1', 72, (one) => one.scope1_t, tonnes),
  figure('scope2', 'Scope 2', 72, (one) => one.scope2_t, tonnes),
  figure('total', 'Scope 1 and 2', 106, (one) => one.scope1_and_2_t, tonnes),
  figure('score', 'Score', 54, (one) => one.data_quality, exact),
  band('transition', 'Transition', ({ transition_band: level }) => level),
  band('physical', 'Physical', ({ physical_band: level }) => level),
  {
    field: 'why',
    title: 'Why',
    width: 164,
    numeric: false,
    value: (one) => one.why,
    text: (one) => one.why,
  },
]

/** Parts of a large company are small: three digits of per cent. */
function factorText(value: number | null): string {
  return value === null ? ABSENT : `${short(value * 100)}%`
}

function figure(
  field: string,
  title: string,
  width: number,
  value: (holding: FinancedHolding) => number | null,
  text: (value: number | null) => string,
): Column {
  return { field, title, width, numeric: true, value, text: (holding) => text(value(holding)) }
}

const ORDER: readonly Band[] = ['low', 'moderate', 'high', 'very_high', 'extreme']
type Band = NonNullable<FinancedHolding['transition_band']>

/** A band of risk, in the order of severity. */
function band(field: string, title: string, of: (holding: FinancedHolding) => Band | null): Column {
  const place = (level: Band | null): number | null => (level === null ? null : ORDER.indexOf(level))
  return {
    field,
    title,
    width: 80,
    numeric: false,
    value: (one) => place(of(one)),
    text: (one) => {
      const level = of(one)
      return level === null ? ABSENT : words(level)
    },
  }
}

const BANDS: ReadonlySet<string> = new Set(['transition', 'physical'])

type Show = FinancedHolding['status'] | 'all' | 'flagged'

/** Every holding with its financed emissions, or why it has none. */
export function Holdings({
  holdings,
  hasBands,
  choose,
}: {
  readonly holdings: readonly FinancedHolding[]
  /** Bands of risk are asked for apart. */
  readonly hasBands: boolean
  readonly choose: (holding: FinancedHolding) => void
}) {
  const [sorting, sort] = useState<Sorting>({ field: 'total', descending: true })
  const [find, setFind] = useState('')
  const [show, setShow] = useState<Show>('all')
  const columns = hasBands ? COLUMNS : COLUMNS.filter(({ field }) => !BANDS.has(field))
  const rows = useMemo(
    () =>
      sorted(
        holdings.filter((one) => isShown(one, show) && holds(one, find)),
        sorting,
      ),
    [holdings, show, find, sorting],
  )
  const count = (which: Show): string =>
    holdings.filter((one) => isShown(one, which)).length.toLocaleString('en-AU')
  return (
    <section className={styles['part']} aria-labelledby="holdings">
      <div className={styles['tools']}>
        <h2 id="holdings">Holdings</h2>
        <p role="status">
          {rows.length.toLocaleString('en-AU')} of {holdings.length.toLocaleString('en-AU')} shown
        </p>
        <TextInput
          className="screen-only"
          label="Find"
          placeholder="company, ABN, id, class"
          value={find}
          onChange={({ currentTarget }) => setFind(currentTarget.value)}
        />
        <NativeSelect
          className="screen-only"
          label="Show"
          value={show}
          data={[
            { value: 'all', label: `All (${count('all')})` },
            { value: 'covered', label: `Covered (${count('covered')})` },
            { value: 'not_covered', label: `Not covered (${count('not_covered')})` },
            { value: 'refused', label: `Refused (${count('refused')})` },
            { value: 'flagged', label: `To look at (${count('flagged')})` },
          ]}
          onChange={({ currentTarget }) => setShow(currentTarget.value as Show)}
        />
      </div>
      <WindowTable
        label="Holdings of the portfolio"
        withPage
        columns={columns}
        firstWidth={170}
        rows={rows}
        head={
          <>
            <SortHeader field="name" title="Company" sorting={sorting} onSort={sort} />
            {columns.map(({ field, title, numeric }) => (
              <SortHeader key={field} {...{ field, title, numeric, sorting }} onSort={sort} />
            ))}
          </>
        }
      >
        {(holding, position) => (
          <tr key={holding.id} aria-rowindex={position} data-quiet={holding.status !== 'covered'}>
            <th scope="row">
              <button
                type="button"
                onClick={() => choose(holding)}
                title={holdingName(holding)}
                data-clamp="true"
              >
                {holdingName(holding)}
              </button>
            </th>
            {columns.map(({ field, numeric, text }) => (
              <td
                key={field}
                data-numeric={numeric}
                title={text(holding)}
                className={field === 'why' ? styles['why'] : undefined}
              >
                {numeric ? text(holding) : <span data-clamp="true">{text(holding)}</span>}
              </td>
            ))}
          </tr>
        )}
      </WindowTable>
      <p className={styles['remark']}>
        Tonnes of CO₂-e are those financed. {ABSENT} is not known, never zero. Press a company for its
        sources.{' '}
        {hasBands ? 'A band that is not known is not safe.' : 'Show amounts by risk to see the bands.'}
      </p>
    </section>
  )
}

const isShown = (holding: FinancedHolding, show: Show): boolean =>
  show === 'all' || (show === 'flagged' ? holding.flags.length > 0 : holding.status === show)

function holds(holding: FinancedHolding, find: string): boolean {
  const wanted = find.trim().toLowerCase()
  if (wanted === '') return true
  const { id, abn, name, asset_class, why, reason_code } = holding
  const digits = /^[\d\s]+$/.test(wanted) ? wanted.replaceAll(/\s/g, '') : wanted
  return [id, abn, name, words(asset_class), why, reason_code].some(
    (text) => text?.toLowerCase().includes(digits) === true,
  )
}

/** In order of a column; what is not known comes last in either direction. */
function sorted(
  holdings: readonly FinancedHolding[],
  { field, descending }: Sorting,
): readonly FinancedHolding[] {
  const value = COLUMNS.find((column) => column.field === field)?.value ?? holdingName
  const direction = descending ? -1 : 1
  return holdings.toSorted((left, right) => {
    const [a, b] = [value(left), value(right)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b))
    return order * direction
  })
}
