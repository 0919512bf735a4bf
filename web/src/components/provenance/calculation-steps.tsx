import type { Schema } from '../../api/client.ts'
import { unitText } from '../../format/indicators.ts'
import { exact } from '../../format/numbers.ts'
import { words } from '../../format/words.ts'
import type { Evidence } from './claim.ts'
import styles from './provenance.module.css'

type Calculation = Schema<'ExplainedCalculation'>
type Worth = Pick<Calculation['steps'][number], 'value' | 'rows' | 'unit'> & {
  readonly missing?: string | null
}

/** The published formula of a figure: what it was given, where that is printed, and what each step came to. */
export function CalculationSteps({
  calculation: { title, given, steps },
  releases,
}: {
  readonly calculation: Calculation
  readonly releases: Evidence['releases']
}) {
  return (
    <section className={styles['calculation']}>
      <h3>How it is computed</h3>
      <p className={styles['remark']}>{title}.</p>
      <ul>
        {given.map((one) => (
          <li key={one.name}>
            <Line {...one} />
            <small>{originOf(one, releases)}</small>
          </li>
        ))}
      </ul>
      <ol>
        {steps.map((step) => (
          <li key={step.name}>
            <Line {...step} />
            <small>
              = <code>{step.formula}</code>
            </small>
          </li>
        ))}
      </ol>
    </section>
  )
}

const Line = (step: Worth & { readonly label: string; readonly name: string }) => (
  <p>
    <span>
      {step.label} <code>{step.name}</code>
    </span>
    <strong>{worthText(step)}</strong>
  </p>
)

/** Units that say nothing beside a value. */
const SILENT: ReadonlySet<string> = new Set(['1', 'text', 'truth', 'year'])

function worthText({ value, rows, unit, missing }: Worth): string {
  if (rows !== null) return rows === 1 ? '1 row' : `${exact(rows)} rows`
  if (value === null) return missing ? `none: ${missing.replaceAll('_', ' ')}` : 'not known'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'string') return words(value)
  if (unit === 'year') return String(value)
  return SILENT.has(unit) ? exact(value) : `${exact(value)} ${unitText(unit).replace('CO2', 'CO₂')}`
}

/** Where a figure is printed, or which formula gave it. */
function originOf(
  { sources, output_of }: Calculation['given'][number],
  releases: Evidence['releases'],
): string {
  if (output_of !== null) return `From the formula ${output_of.formula}, ${output_of.output}`
  const printedIn = sources.map(({ release, ref }) => {
    const found = releases.find((one) => one.release === release)
    return { title: found?.title ?? release, edition: found?.edition, ref }
  })
  return [...Map.groupBy(printedIn, ({ title }) => title)]
    .map(([title, of]) => {
      const editions = of.flatMap(({ edition }) => edition ?? []).toSorted()
      // A column of many years would name the same table as many times.
      if (of.length > 2) return `${title}, ${editions[0]} to ${editions.at(-1)} (${of.length} editions)`
      return of
        .map(({ edition, ref }) => [title, edition, ref].filter((part) => part !== undefined).join(', '))
        .join('; ')
    })
    .join('; ')
}
