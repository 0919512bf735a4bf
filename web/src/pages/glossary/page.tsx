import { useEffect } from 'react'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { TERMS } from '../../glossary/terms.ts'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './glossary.module.css'

/** What the words of the trade and of this service mean. The address can name one of them. */
export function Page() {
  usePageTitle('Glossary')
  useEffect(() => {
    const term = document.getElementById(window.location.hash.slice(1))
    term?.scrollIntoView()
    term?.focus()
  }, [])
  return (
    <PageLayout>
      <PageHeader title="Glossary" lead="The terms used in Southerly, in plain words." />
      <dl className={styles['terms']}>
        {Object.entries(TERMS).map(([id, { name, meaning }]) => (
          <div key={id}>
            <dt id={id} tabIndex={-1}>
              {name}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </PageLayout>
  )
}
