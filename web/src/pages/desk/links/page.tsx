import { useState } from 'react'
import { Loaded } from '../../../components/loaded.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact } from '../../../format/numbers.ts'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import styles from '../desk.module.css'
import { DeskHeader } from '../header.tsx'
import { AskedLink } from './asked-link.tsx'
import { ConfirmedLinks } from './confirmed-links.tsx'
import { ProposedLink } from './proposed-link.tsx'
import { useLinkProposals } from './use-links.ts'

/** Facilities whose company a person has to name, and the links that people confirmed. */
export function Page() {
  usePageTitle('Links at the data desk')
  const proposals = useLinkProposals()
  const [asked, setAsked] = useState<string>()
  return (
    <PageLayout>
      <DeskHeader lead="The Safeguard tables name a facility and its emitter, not the company that controls them. Where no link is certain, a person says whose facility it is." />
      {asked === undefined ? null : <AskedLink key={asked} id={asked} />}
      <Loaded query={proposals} page skeleton={<Skeleton height={500} />}>
        {({ data }) => (
          <section className={styles['part']}>
            <h2>Facilities without a certain company</h2>
            <p>{leadOf(data.proposals.length, data.facilities, data.reporting_year)}</p>
            {data.registry_loaded ? null : (
              <p>
                The registry of {data.reporting_year} is not loaded, so only names and earlier links are
                compared.
              </p>
            )}
            {data.proposals.map((proposal) => (
              <ProposedLink
                key={`${proposal.facility} ${proposal.responsible_emitter}`}
                proposal={proposal}
                onAsked={setAsked}
              />
            ))}
          </section>
        )}
      </Loaded>
      <ConfirmedLinks />
    </PageLayout>
  )
}

function leadOf(open: number, all: number, year: string): string {
  const facilities = `${exact(all)} facilities of ${year}, the newest year that is loaded`
  if (open === 0) return `Nothing is open: all ${facilities} have a link or a decision.`
  return `${open === 1 ? 'One is' : `${exact(open)} are`} open of ${facilities}, largest emissions first.`
}
