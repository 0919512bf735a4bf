import { Link } from 'wouter'
import { CompanySearch } from '../../../components/company-search/company-search.tsx'
import { abnText } from '../../../format/words.ts'
import { readRecent } from '../../../recent.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../workspace.module.css'
import { InProgress } from './in-progress.tsx'
import { OwnDrafts } from './own-drafts.tsx'
import { Tour } from './tour.tsx'

/** Whose climate report is it? */
export function Page() {
  usePageTitle('Disclosure')
  const recent = readRecent()
  return (
    <div className={styles['start']}>
      <h1>Prepare a climate disclosure</h1>
      <p>
        See how complete your AASB S2 evidence is, what to do next, and create a signed bundle that an auditor
        can recalculate. Choose a company.
      </p>
      <CompanySearch large autoFocus place="/workspace" />
      <OwnDrafts />
      <InProgress />
      <Tour />
      {recent.length === 0 ? null : (
        <section>
          <h2>Recently viewed</h2>
          <ul className={styles['records']}>
            {recent.map(({ abn, name }) => (
              <li key={abn}>
                <Link href={`/workspace/${abn}`}>{name}</Link>
                <span>{abnText(abn)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
