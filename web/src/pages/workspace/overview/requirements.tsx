import { ByPillar } from '../../../components/by-pillar/by-pillar.tsx'
import { requirementCount } from '../../../components/by-pillar/pillars-of.ts'
import { type Requirement, useWorkspace } from '../use-workspace.ts'
import styles from '../workspace.module.css'
import { fits, isNarrowed, STATUSES, useChoice } from './choice.ts'
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
        <p className={styles['remark']}>No matching requirements.</p>
      ) : (
        <ByPillar rows={chosen} isOpen={isNarrowed(choice)} about={countsOf}>
          {(pillar, label) => <RequirementTable label={label} rows={pillar} />}
        </ByPillar>
      )}
    </section>
  )
}

/** "9 requirements, 8 open". */
function countsOf(rows: readonly Requirement[]): string {
  const open = rows.filter((row) => STATUSES['open']?.(row)).length
  return `${requirementCount(rows.length)}, ${open === 0 ? 'none' : open} open`
}
