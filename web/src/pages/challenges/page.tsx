import { Link, useSearchParams } from 'wouter'
import { Loaded } from '../../components/loaded.tsx'
import { PageLayout } from '../../components/page-layout.tsx'
import { ShowMore } from '../../components/show-more.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { abnText } from '../../format/words.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import { WorkHeader } from '../work/header.tsx'
import styles from '../work/work.module.css'
import { periodLabel } from '../workspace/periods.ts'
import { useRight } from '../workspace/review/use-right.ts'
import { ChallengeTable } from './challenge-table.tsx'
import { ErrorRate } from './error-rate.tsx'
import { StartChallenge } from './start-challenge.tsx'
import { type About, useChallenges } from './use-challenges.ts'

/** Compares the numbers of a filed report with what is published and declared, and lists the reports that were compared. */
export function Page() {
  usePageTitle('Challenged reports')
  const [parameters] = useSearchParams()
  const about: About = {
    abn: parameters.get('abn')?.replaceAll(/\D/g, '') || undefined,
    period: parameters.get('period') ?? undefined,
    file: parameters.get('file') ?? undefined,
  }
  const challenges = useChallenges(about)
  const mayStart = useRight('tenant:write')
  return (
    <PageLayout>
      <WorkHeader />
      {mayStart ? <StartChallenge key={`${about.abn} ${about.period} ${about.file}`} about={about} /> : null}
      <section className={styles['part']}>
        <h2>Challenged reports</h2>
        <Narrowed about={about} />
        <Loaded query={challenges} skeleton={<Skeleton height={240} />}>
          {({ pages }) => {
            const rows = pages.flatMap(({ data }) => data)
            return rows.length === 0 ? (
              <p>
                No report has been challenged yet.{' '}
                {mayStart
                  ? 'Drop one above to see which of its numbers agree with what is published and declared.'
                  : 'A preparer can start with a report.'}
              </p>
            ) : (
              <ChallengeTable rows={rows} />
            )
          }}
        </Loaded>
        <ShowMore query={challenges} />
        <ErrorRate />
      </section>
    </PageLayout>
  )
}

/** Says that the list is of one company or period, with the way to all. */
function Narrowed({ about: { abn, period } }: { readonly about: About }) {
  if (abn === undefined && period === undefined) return null
  const parts = [
    ...(abn === undefined ? [] : [`ABN ${abnText(abn)}`]),
    ...(period === undefined ? [] : [periodLabel(period)]),
  ]
  return (
    <p>
      Only {parts.join(', ')}. <Link href="/challenges">Show all</Link>
    </p>
  )
}
