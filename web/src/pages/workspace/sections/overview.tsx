import { Link } from 'wouter'
import { Term } from '../../../components/term.tsx'
import { date, words } from '../../../format/words.ts'
import { Contradictions } from '../overview/contradictions.tsx'
import { Duty } from '../overview/duty.tsx'
import { Gates } from '../overview/gates.tsx'
import { LastChange } from '../overview/last-change.tsx'
import { OpenComments } from '../overview/open-comments.tsx'
import { Pillars } from '../overview/pillars.tsx'
import { Records } from '../overview/records.tsx'
import { Requirements } from '../overview/requirements.tsx'
import { ScoreCount } from '../overview/score-bar.tsx'
import { placeOf, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'

const MEANING: Readonly<Record<string, string>> = {
  not_started: 'No records for this period yet. Start with the boundary.',
  in_progress: 'Evidence is in progress. Every mandatory item has some.',
  declared_complete: 'Every requirement is stated. Not all of it is supported by a document or a figure yet.',
  evidence_complete: 'Every requirement is supported by evidence or was set aside with a reason.',
  signed_off:
    'The evidence is complete, the statements are approved and the directors have made their declaration.',
}

const blockedText = (count: number): string =>
  count === 1 ? 'One mandatory item still needs evidence.' : `${count} mandatory items still need evidence.`

/** How far the evidence is, what is in the way, and what to do next. */
export function Overview() {
  const { abn, asked, readiness } = useWorkspace()
  const { readiness_state: state, score, standard, registry, review } = readiness
  return (
    <div className={styles['sectionBody']}>
      <section className={styles['state']} aria-labelledby="state-title">
        <div>
          <h2 id="state-title">{words(state)}</h2>
          <p>{state === 'blocked' ? blockedText(readiness.blocked_by.length) : MEANING[state]}</p>
          {state === 'evidence_complete' ? <p>{readiness.declaration.detail}</p> : null}
          <p>
            <Link href={placeOf(abn, 'review', asked)}>Review</Link>: {review.statement}
          </p>
        </div>
        <div className={styles['overall']}>
          <ScoreCount score={score} scoreLine={readiness.score_line} label="Overall" />
        </div>
      </section>
      <Contradictions />
      <Pillars />
      <LastChange />
      <Duty />
      <Records />
      <OpenComments />
      <Gates />
      <Requirements />
      <p className={styles['remark']}>
        {standard.reason}{' '}
        {registry.reporting_year === null ? '' : `Registry year shown: ${registry.reporting_year}. `}
        {registry.mismatch?.detail ?? ''}{' '}
        {registry.availability.expected_on === null
          ? ''
          : `Next release expected on ${date(registry.availability.expected_on)}.`}{' '}
        The <Term id="readiness">score</Term> measures evidence. It does not mean that a filing meets the law.
      </p>
    </div>
  )
}
