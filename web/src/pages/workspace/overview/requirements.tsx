import { words } from '../../../format/words.ts'
import { type Requirement, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { fits, isNarrowed, pillarsOf, STATUSES, useChoice } from './choice.ts'
import { RequirementFilters } from './requirement-filters.tsx'
import { RequirementTable } from './requirement-table.tsx'

export const REQUIREMENTS_TITLE = 'requirements-title'

/** Every requirement with its status and what to do next: a line for each pillar, opened by hand or by any choice. */
export function Requirements() {
  const { rows } = useWorkspace().readiness
  const [choice] = useChoice()
  const chosen = rows.filter((row) => fits(row, choice))
  return (
    <section aria-labelledby={REQUIREMENTS_TITLE} className={styles['block']}>
      <h2 id={REQUIREMENTS_TITLE} tabIndex={-1}>
        Requirements
      </h2>
      <RequirementFilters shown={chosen.length} />
      {chosen.length === 0 ? (
        <p className={styles['remark']}>No requirement fits this choice.</p>
      ) : (
        <div>
          {pillarsOf(chosen).map((pillar) => (
            <details key={pillar} className={styles['pillar']} open={isNarrowed(choice)}>
              <summary>
                <h3>{words(pillar)}</h3>
                <span>{countsOf(chosen.filter((row) => row.pillar === pillar))}</span>
              </summary>
              <RequirementTable
                label={`Requirements: ${words(pillar)}`}
                rows={chosen.filter((row) => row.pillar === pillar)}
              />
            </details>
          ))}
        </div>
      )}
    </section>
  )
}

/** "9 requirements, 8 open". */
function countsOf(rows: readonly Requirement[]): string {
  const open = rows.filter((row) => STATUSES['open']?.(row)).length
  return `${rows.length} ${rows.length === 1 ? 'requirement' : 'requirements'}, ${open === 0 ? 'none' : open} open`
}
