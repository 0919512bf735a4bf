import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import styles from '../form/form.module.css'
import type { Members, Value } from '../form/schema.ts'
import { type Difference, differencesOf, merged, pathText } from './differences.ts'
import { valueText } from './value-text.ts'

/** How the two sides are called. */
interface Sides {
  readonly mine: string
  readonly theirs: string
}

const OF_RECORDS = {
  mine: 'Mine',
  theirs: 'Theirs',
  buttons: { keep: 'Keep mine and save', theirs: 'Use theirs' },
}

/** What was written in the meantime: every field that differs, and for each whose is kept. */
export function Conflict({
  title,
  about,
  names = OF_RECORDS,
  buttons = OF_RECORDS.buttons,
  mine,
  theirs,
  keep,
  takeTheirs,
}: {
  readonly title: string
  readonly about: string
  readonly names?: Sides
  readonly buttons?: { readonly keep: string; readonly theirs: string }
  readonly mine: Members
  readonly theirs: Members
  /** Goes on with what was chosen in place of theirs. */
  readonly keep: (chosen: Members) => void
  readonly takeTheirs: () => void
}) {
  const group = useId()
  const differences = differencesOf(mine, theirs)
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
      <h3 id={`${group}-title`}>{title}</h3>
      <p>{about} Choose which value to keep for each field.</p>
      <ScrollTable label="Fields that differ" tall>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{names.mine}</th>
            <th scope="col">{names.theirs}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <Choice
              key={pathText(difference.path)}
              difference={difference}
              group={`${group} ${pathText(difference.path)}`}
              isTheirs={given.has(pathText(difference.path))}
              names={names}
              choose={choose}
            />
          ))}
        </tbody>
      </ScrollTable>
      <div className={styles['choiceButtons']}>
        <Button onClick={() => keep(merged(theirs, kept) as Members)}>
          {given.size === 0 ? buttons.keep : 'Save choices'}
        </Button>
        <Button variant="default" onClick={takeTheirs}>
          {buttons.theirs}
        </Button>
      </div>
    </section>
  )
}

function Choice({
  difference: { path, mine, theirs },
  group,
  names,
  isTheirs,
  choose,
}: {
  readonly difference: Difference
  readonly group: string
  readonly names: Sides
  readonly isTheirs: boolean
  readonly choose: (path: string, isTheirs: boolean) => void
}) {
  const name = pathText(path)
  const option = (side: keyof Sides, value: Value | undefined) => (
    <td>
      <label>
        <input
          type="radio"
          name={group}
          aria-label={`${name}: ${names[side].toLowerCase()}`}
          checked={isTheirs === (side === 'theirs')}
          onChange={() => choose(name, side === 'theirs')}
        />{' '}
        {valueText(value)}
      </label>
    </td>
  )
  return (
    <tr>
      <th scope="row">{name}</th>
      {option('mine', mine)}
      {option('theirs', theirs)}
    </tr>
  )
}
