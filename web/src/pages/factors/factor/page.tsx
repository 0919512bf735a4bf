import { useState } from 'react'
import { Link, useParams, useSearchParams } from 'wouter'
import { Absence } from '../../../components/absence.tsx'
import { sourceLine } from '../../../components/chart/source-line.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { factorName } from '../factor-names.ts'
import styles from '../factors.module.css'
import { type Basis, useFactor } from '../use-factors.ts'
import { Calculator } from './calculator.tsx'
import { Citation } from './citation.tsx'
import { Editions } from './editions.tsx'
import { FactorHeader } from './header.tsx'
import { History } from './history.tsx'

/** One factor: its value now, in every edition, gas by gas, and the result for a quantity. */
export function Page() {
  const { id: written = '' } = useParams()
  // The router leaves %40 as it is; a row's id has an @ before its edition.
  const id = written.replaceAll('%40', '@')
  const [basis, setBasis] = useState<Basis>('native')
  const [parameters] = useSearchParams()
  const factor = useFactor(id, basis)
  usePageTitle(factor.data === undefined ? 'Emission factor' : factorName(factor.data.data))
  return (
    <PageLayout>
      <p>
        <Link href={`/factors?${parameters}`}>
          {parameters.has('q') ? 'Back to the search' : 'Emission factors'}
        </Link>
      </p>
      <Loaded query={factor} page>
        {({ data, meta }) => (
          <article className={styles['factor']} aria-busy={factor.isPlaceholderData}>
            <FactorHeader factor={data} meta={meta} basis={basis} onBasis={setBasis} />
            <Absence availability={data.availability} />
            <div className={styles['sides']}>
              <Calculator factor={data} basis={basis} />
              <History factor={data} source={sourceLine(meta)} />
            </div>
            <Editions factor={data} basis={basis} />
            <Citation factor={data} />
          </article>
        )}
      </Loaded>
    </PageLayout>
  )
}
