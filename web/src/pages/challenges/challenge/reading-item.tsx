import { memo } from 'react'
import { Link } from 'wouter'
import { exact } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../challenges.module.css'
import { kindOf } from '../verdicts.ts'
import type { Reading } from './use-challenge.ts'

type Compared = Reading['compared'][number]

/** One number: what is printed, where, its verdict, what it was compared with, and what to do next. */
export const ReadingItem = memo(function ReadingItem({
  reading,
  isChosen,
  recordsAt,
  onChoose,
}: {
  readonly reading: Reading
  readonly isChosen: boolean
  readonly recordsAt: string
  readonly onChoose: (reading: Reading) => void
}) {
  const { verdict, quote, why, settle, compared } = reading
  const kind = kindOf(verdict)
  return (
    <li data-number={reading.number} data-chosen={isChosen} data-kind={kind}>
      <button type="button" aria-pressed={isChosen} onClick={() => onChoose(reading)}>
        <strong>{quote}</strong>
        <span data-kind={kind}>{words(verdict)}</span>
        <small>
          {placeOf(reading)}. {readAs(reading)}
        </small>
      </button>
      {compared.length === 0 ? null : (
        <ul className={styles['sides']}>
          {compared.map((side) => (
            <li key={`${side.what} ${side.value} ${side.source}`}>
              Compared with {side.what}: <strong>{valueOf(side)}</strong> ({side.source})
              {isChosen ? <Rows side={side} recordsAt={recordsAt} /> : null}
            </li>
          ))}
        </ul>
      )}
      {isChosen || kind === 'contradicts' ? <p>{why}</p> : null}
      {settle === null || (!isChosen && kind !== 'contradicts') ? null : (
        <p>
          <strong>Next:</strong> {settle}
        </p>
      )}
    </li>
  )
})

const placeOf = ({ page, line }: Reading): string =>
  page === null ? `Line ${line}` : `Page ${page}, line ${line}`

/** Units in which a value says more than what is printed; rates and foreign money are left as they are printed. */
const UNITS: Readonly<Record<string, string>> = {
  t: ' t',
  GJ: ' GJ',
  percent: '%',
  percentage_points: ' percentage points',
  AUD: ' Australian dollars',
  celsius: ' °C',
}

/** What the number was taken to be; undefined where the words around it do not say. */
function readAs({ value, unit, subject, year }: Reading): string | undefined {
  const counted = unit === null ? undefined : UNITS[unit]
  const parts = [counted === undefined ? null : `${exact(value)}${counted}`, subject, year]
  const said = parts.filter((part) => part !== null)
  return said.length === 0 ? undefined : `Read as ${said.join(', ')}.`
}

const valueOf = ({ value, unit }: Compared): string => `${exact(value)} ${unit}`

/** The rows of published files behind a figure, or the way to the record that declares it. */
function Rows({
  side: { evidence, pointer },
  recordsAt,
}: {
  readonly side: Compared
  readonly recordsAt: string
}) {
  if (pointer !== null)
    return (
      <small className={styles['row']}>
        <Link href={recordsAt}>Open the statements</Link>
      </small>
    )
  return evidence.map(({ dataset, release, ref, field, value_text }) => (
    <small key={`${release} ${ref} ${field}`} className={styles['row']}>
      <Link href={`/data/${dataset}`}>{dataset}</Link>, {ref}, {field}
      {value_text === null ? null : `: “${value_text}”`}
    </small>
  ))
}
