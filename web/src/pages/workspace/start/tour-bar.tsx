import { Link } from 'wouter'
import { useAsked, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { STEPS, TOUR } from './tour-steps.ts'
import { readVisited } from './visited.ts'

/** Where someone stands who walks through the tour: what to do here, and the way on. */
export function TourBar({ section }: { readonly section: string }) {
  const { abn, period } = useWorkspace()
  const [asked] = useAsked()
  const at = STEPS.findIndex(({ place }) =>
    new URL(place, window.location.href).pathname.endsWith(`/${section}`),
  )
  const step = STEPS[at]
  const isTour = abn === TOUR.abn && (asked.period === TOUR.period || period === TOUR.days)
  if (!isTour || step === undefined || section === '' || readVisited().length === 0) return null
  const next = STEPS[at + 1]
  return (
    <aside className={`${styles['tour']} screen-only`} aria-label="Tour">
      <p>
        <strong>
          Step {at + 1} of {STEPS.length}: {step.title}.
        </strong>{' '}
        {step.what}
      </p>
      <p>
        {next === undefined ? null : (
          <>
            Next: <Link href={next.place}>{next.title}</Link> ·{' '}
          </>
        )}
        <Link href="/workspace">All steps</Link>
      </p>
    </aside>
  )
}
