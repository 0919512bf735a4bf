import { short } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../company.module.css'
import type { Risk } from '../use-company.ts'

type Step = NonNullable<Risk['transition']['trace']>[number]

/** The rules that led to a band, opened by a question: what was looked at, against which limit, and how far the next band is. */
export function RuleTrace({
  question,
  steps,
  bands,
}: {
  readonly question: string
  readonly steps: readonly Step[]
  readonly bands: Risk['bands']
}) {
  if (steps.length === 0) return null
  return (
    <details className={styles['trace']}>
      <summary>{question}</summary>
      <ol>
        {steps.map((step) => (
          <li key={step.rule}>
            <p>
              <strong>{words(nameOf(step))}</strong>: {words(step.result).toLowerCase()}
            </p>
            <p className={styles['remark']}>{explain(step, bands)}</p>
          </li>
        ))}
      </ol>
    </details>
  )
}

const nameOf = ({ rule }: Step): string => rule.slice(rule.lastIndexOf('.') + 1)

function explain(step: Step, bands: Risk['bands']): string {
  const inputs = Object.entries(step.inputs)
    .filter(([, value]) => value !== null)
    .map(
      ([name, value]) =>
        `${name.replaceAll('_', ' ')} ${typeof value === 'number' ? short(value) : String(value).replaceAll('_', ' ')}`,
    )
  const table = bands[nameOf(step)]
  const meaning = table?.bands.find(({ name }) => name === step.result)?.meaning
  const limit =
    step.threshold === null
      ? []
      : [`the limit is ${step.threshold}${table === undefined ? '' : ` (${table.measure})`}`]
  const next =
    step.distance_to_next_band === null || step.next_band === null
      ? []
      : [`${short(step.distance_to_next_band)} from ${step.next_band.replaceAll('_', ' ')}`]
  const sentence = [...inputs, ...limit, ...next].join('; ')
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.${meaning === undefined ? '' : ` ${meaning}`}`
}
