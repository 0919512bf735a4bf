import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { exact, percent, signed, tonnes } from '../../format/numbers.ts'
import { abnText } from '../../format/words.ts'
import { ScrollTable } from '../scroll-table.tsx'
import { type Change, changesInto } from './changes.ts'
import styles from './registry.module.css'
import type { Registry, Reporter } from './registry.ts'
import { saveTable } from './save-table.ts'

const SHOWN = 15

/** The companies whose emissions rose and fell most from one year to the next. */
export function ChangesView({
  registry,
  reporters,
  year,
}: {
  readonly registry: Registry
  readonly reporters: readonly Reporter[]
  readonly year: number
}) {
  const [name, before] = [registry.years[year]?.reporting_year, registry.years[year - 1]?.reporting_year]
  if (before === undefined)
    return <p className={styles['remark']}>{name} is the first year of the registry: choose a later one.</p>
  const { changes, entered, left, isAcrossBreak } = changesInto(registry, reporters, year)
  const rises = changes.filter((change) => change.tonnes > 0)
  const falls = changes.filter((change) => change.tonnes < 0).toReversed()
  return (
    <section className={styles['part']} aria-label="Rises and falls">
      <div className={styles['tools']}>
        <p>
          {rises.length} rises and {falls.length} falls
        </p>
        <Button
          variant="default"
          size="xs"
          onClick={() => save(changes, [before, name ?? ''], registry.source)}
        >
          Save as CSV
        </Button>
      </div>
      <p className={styles['remark']}>
        From {before} to {name}, of {changes.length.toLocaleString('en-AU')} companies that published both
        years: {rises.length} rose, {falls.length} fell. {entered} appeared and {left} dropped out; they are
        in neither list. A sale or purchase of a facility changes the figures like a real rise or fall does.
        {isAcrossBreak
          ? ` Global warming potentials changed in ${name}, so part of a change may be the new potentials.`
          : ''}
      </p>
      <div className={styles['pair']}>
        <ChangeTable title={`Biggest rises, ${name}`} changes={rises} />
        <ChangeTable title={`Biggest falls, ${name}`} changes={falls} />
      </div>
    </section>
  )
}

function save(changes: readonly Change[], [before, now]: readonly [string, string], source: string): void {
  const rows = [
    ['Company', 'ABN', `${before}, t CO2-e`, `${now}, t CO2-e`, 'Change, t CO2-e', 'Change, per cent'],
    ...changes.map((change) => [
      change.reporter.name,
      abnText(change.reporter.abn),
      change.before,
      change.now,
      change.tonnes,
      change.percent,
    ]),
  ]
  saveTable(`changes-${now}`, rows, source)
}

function ChangeTable({ title, changes }: { readonly title: string; readonly changes: readonly Change[] }) {
  return (
    <div className={styles['part']}>
      <h2>{title}</h2>
      {changes.length === 0 ? (
        <p className={styles['remark']}>None.</p>
      ) : (
        <ScrollTable label={title} numeric tall>
          <thead>
            <tr>
              <th scope="col">Company</th>
              <th scope="col">Change, t CO₂-e</th>
              <th scope="col">Per cent</th>
              <th scope="col">Now</th>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, SHOWN).map((change) => (
              <tr key={change.reporter.abn}>
                <th scope="row">
                  <Link href={`/companies/${change.reporter.abn}`}>{change.reporter.name}</Link>
                </th>
                <td title={`${exact(change.tonnes)} t`}>{signed(change.tonnes, tonnes)}</td>
                <td>{signed(change.percent, percent)}</td>
                <td title={`${exact(change.now)} t`}>{tonnes(change.now)}</td>
              </tr>
            ))}
          </tbody>
        </ScrollTable>
      )}
      {changes.length > SHOWN ? (
        <p className={styles['remark']}>
          The {SHOWN} biggest of {changes.length}. The table has all of them: sort it by “Year on year”.
        </p>
      ) : null}
    </div>
  )
}
