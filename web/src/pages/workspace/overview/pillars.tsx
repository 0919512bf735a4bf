import { words } from '../../../format/words.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { useChoice } from './choice.ts'
import { REQUIREMENTS_TITLE } from './requirements.tsx'
import { ScoreCount } from './score-bar.tsx'

/** The four pillars, each with its state and score; pressed, it shows its requirements. */
export function Pillars() {
  const { pillars } = useWorkspace().readiness
  const [, choose] = useChoice()
  const show = (pillar: string): void => {
    choose({ pillar })
    const title = document.getElementById(REQUIREMENTS_TITLE)
    title?.focus({ preventScroll: true })
    title?.scrollIntoView()
  }
  return (
    <section aria-labelledby="pillars-title" className={styles['block']}>
      <h2 id="pillars-title">By pillar</h2>
      <div className={styles['pillars']}>
        {pillars.map(({ pillar, readiness_state, score, score_line }) => (
          <button key={pillar} type="button" onClick={() => show(pillar)}>
            <span className={styles['pillarName']}>{words(pillar)}</span>
            <ScoreCount score={score} scoreLine={score_line} label={words(pillar)} />
            <span>{words(readiness_state)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
