import { useSearchParams } from 'wouter'
import { words } from '../../../format/words.ts'
import { useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { ScoreBar, scoreText } from './score-bar.tsx'

/** The four pillars, each with its state and score; pressed, it shows its requirements. */
export function Pillars() {
  const { pillars } = useWorkspace().readiness
  const [parameters, setParameters] = useSearchParams()
  const show = (pillar: string): void => {
    const next = new URLSearchParams(parameters)
    next.set('pillar', pillar)
    setParameters(next)
    document.getElementById('requirements')?.scrollIntoView()
  }
  return (
    <section aria-labelledby="pillars-title" className={styles['block']}>
      <h2 id="pillars-title">By pillar</h2>
      <div className={styles['pillars']}>
        {pillars.map(({ pillar, readiness_state, score }) => (
          <button key={pillar} type="button" onClick={() => show(pillar)}>
            <strong>{words(pillar)}</strong>
            <ScoreBar score={score} label={words(pillar)} />
            <span>{scoreText(score)}</span>
            <span>{words(readiness_state)}</span>
          </button>
        ))}
      </div>
    </section>
  )
}
