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
      <RuleSteps steps={steps} bands={bands} />
    </details>
  )
}

/** Rule by rule: what came of it, and why. */
export function RuleSteps({
  steps,
  bands,
}: {
  readonly steps: readonly Step[]
  readonly bands: Risk['bands']
}) {
  return (
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
  )
}

const nameOf = ({ rule }: Step): string => rule.slice(rule.lastIndexOf('.') + 1)

/** What was measured, which limits the band has, and how far the next one is: each a sentence, as far as it applies. */
function explain(step: Step, bands: Risk['bands']): string {
  const table = bands[nameOf(step)]
  const inputs = Object.entries(step.inputs).filter(([, value]) => value !== null)
  const measured = inputs.filter(([, value]) => typeof value === 'number')
  const [only] = measured
  const sentences = [
    table !== undefined && measured.length === 1 && only !== undefined
      ? `${short(Number(only[1]))} (${table.measure}${metricOf(step)}).`
      : inputs.map(([name, value]) => `${words(name)}: ${textOf(value)}.`).join(' '),
    step.threshold === null ? '' : `This band: ${step.threshold}.`,
    table?.bands.find(({ name }) => name === step.result)?.meaning ?? '',
    step.distance_to_next_band === null || step.next_band === null
      ? ''
      : distanceText(
          step.distance_to_next_band,
          unitOf(table?.measure),
          RESULTS[step.next_band] ?? textOf(step.next_band),
        ),
  ]
  return typeset(sentences.filter((sentence) => sentence !== '').join(' '))
}

const distanceText = (distance: number, unit: string, next: string): string =>
  distance === 0
    ? `Exactly at the limit of the next band (${next}).`
    : `${short(distance, 2)}${unit} from the next band (${next}).`

/** A percentile names what it ranks. */
const metricOf = ({ inputs }: Step): string =>
  typeof inputs['metric'] === 'string' ? `: ${words(inputs['metric']).toLowerCase()}` : ''

/** The unit of a distance between bands, where its measure has a short one. */
const unitOf = (measure = ''): string =>
  measure.startsWith('percentile') ? ' points' : measure.startsWith('%') ? ' percentage points' : ''

/** Results that are not the name of a band, in words. */
const RESULTS: Readonly<Record<string, string>> = { one_up: 'one band higher', two_up: 'two bands higher' }

/** With a true minus and the small two, as everywhere on the page. */
const typeset = (text: string): string => text.replaceAll(/(?<!\w)-(?=\d)/g, '−').replaceAll('CO2', 'CO₂')

const textOf = (value: number | string | boolean | null): string =>
  typeof value === 'number' ? short(value) : String(value).replaceAll('_', ' ')
