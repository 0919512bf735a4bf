import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { date } from '../../../format/words.ts'
import styles from '../form/form.module.css'
import type { Members, Value } from '../form/schema.ts'
import { type Difference, differencesOf, merged, pathText } from './differences.ts'
import type { StoredRecord } from './record-api.ts'

/** Somebody saved in the meantime: every field that differs, and for each whose is kept. */
export function Conflict({
  mine,
  theirs,
  keep,
  takeTheirs,
}: {
  readonly mine: Members
  readonly theirs: StoredRecord
  /** Saves what was chosen in place of theirs. */
  readonly keep: (chosen: Members) => void
  readonly takeTheirs: () => void
}) {
  const group = useId()
  const differences = differencesOf(mine, theirs.body)
  const [given, setGiven] = useState<ReadonlySet<string>>(new Set())
  const choose = (path: string, isTheirs: boolean): void => {
    const next = new Set(given)
    if (isTheirs) next.add(path)
    else next.delete(path)
    setGiven(next)
  }
  const kept = differences.filter(({ path }) => !given.has(pathText(path)))
  return (
    <section className={styles['outcome']} data-tone="alert" role="alert" aria-labelledby={`${group}-title`}>
      <h3 id={`${group}-title`}>Someone else saved version {theirs.version}</h3>
      <p>
        On {date(theirs.authoredAt)}, by {theirs.authoredBy}. Your changes are not lost. Choose which value to
        keep for each field.
      </p>
      <ScrollTable label="Fields that differ" tall>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Mine</th>
            <th scope="col">Theirs</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Choice
              key={pathText(difference.path)}
              difference={difference}
              group={`${group} ${pathText(difference.path)}`}
              isTheirs={given.has(pathText(difference.path))}
              choose={choose}
            />
          ))}
        </tbody>
      </ScrollTable>
      <div className={styles['choiceButtons']}>
        <Button onClick={() => keep(merged(theirs.body, kept) as Members)}>
          {given.size === 0 ? 'Keep mine and save' : 'Save choices'}
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          Use theirs
        </Button>
      </div>
    </section>
  )
}

function Choice({
  difference: { path, mine, theirs },
  group,
  isTheirs,
  choose,
}: {
  readonly difference: Difference
  readonly group: string
  readonly isTheirs: boolean
  readonly choose: (path: string, isTheirs: boolean) => void
}) {
  const name = pathText(path)
  const option = (side: 'Mine' | 'Theirs', value: Value | undefined) => (
    <td>
      <label>
        <input
          type="radio"
          name={group}
          aria-label={`${name}: ${side.toLowerCase()}`}
          checked={isTheirs === (side === 'Theirs')}
          onChange={() => choose(name, side === 'Theirs')}
        />{' '}
        {valueText(value)}
      </label>
    </td>
  )
  return (
    <tr>
      <th scope="row">{name}</th>
      {option('Mine', mine)}
      {option('Theirs', theirs)}
    </tr>
  )
}

/** A value of a record on one line. */
export function valueText(value: unknown): string {
  if (value === undefined) return 'not stated'
  if (typeof value === 'string') return value
  const text = JSON.stringify(value)
  return text.length > 160 ? `${text.slice(0, 160)}…` : text
}
