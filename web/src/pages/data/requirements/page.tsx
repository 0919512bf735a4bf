import { useSearchParams } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { ByPillar } from '../../../components/by-pillar/by-pillar.tsx'
import { requirementCount } from '../../../components/by-pillar/pillars-of.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../data.module.css'
import { DataHeader } from '../views.tsx'
import { isAnswered } from './coverage.ts'
import { CoverageKey } from './coverage-key.tsx'
import { FILTERS, RequirementFilters } from './filters.tsx'
import { RequirementTable } from './requirement-table.tsx'
import { useRequirements } from './use-requirements.ts'

/** What AASB S2 asks for, requirement by requirement, and how much of it public data can answer. */
export function Page() {
  usePageTitle('AASB S2')
  const [parameters] = useSearchParams()
  const filters = Object.fromEntries(
    ['q', ...FILTERS.map(({ name }) => name)].flatMap((name) => {
      const value = parameters.get(name)
      return value === null || value === '' ? [] : [[name, value]]
    }),
  )
  const { version: _, ...narrowing } = filters
  const requirements = useRequirements(filters)
  return (
    <PageLayout>
      <DataHeader lead="The requirements of AASB S2 in our own words, and how far public data covers each one. Companies state the rest in their disclosure workspace. Requirements marked “not scored” are guidance or context and do not count towards readiness." />
      <RequirementFilters />
      <Loaded query={requirements} skeleton={<Skeleton height={800} />}>
        {(rows) =>
          rows.length === 0 ? (
            <Message title="No matching requirements">
              <p>Remove a filter or a word.</p>
            </Message>
          ) : (
            <>
              <section aria-labelledby="coverage-title" className={styles['part']}>
                <h2 id="coverage-title">What public data covers</h2>
                <CoverageKey rows={rows} />
              </section>
              <section aria-labelledby="requirements-title" className={styles['part']}>
                <h2 id="requirements-title">Requirements</h2>
                <ByPillar rows={rows} isOpen={Object.keys(narrowing).length > 0} about={countsOf}>
                  {(pillar, label) => <RequirementTable label={label} rows={pillar} />}
                </ByPillar>
              </section>
            </>
          )
        }
      </Loaded>
    </PageLayout>
  )
}

/** "9 requirements, public data for 2". */
function countsOf(rows: readonly Schema<'Requirement'>[]): string {
  const asked = rows.filter((row) => !row.is_heading)
  return `${requirementCount(asked.length)}, public data for ${asked.filter(isAnswered).length || 'none'}`
}
