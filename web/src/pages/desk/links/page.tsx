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
import { type ConfirmedLink, type Proposal, useConfirmedLinks, useLinkProposals } from './use-links.ts'

/** Facilities whose company a person has to name, and the links that people confirmed. */
export function Page() {
  usePageTitle('Links at the data desk')
  const proposals = useLinkProposals()
  const confirmed = useConfirmedLinks().data?.pages.flatMap(({ data }) => data) ?? []
  const [asked, setAsked] = useState<string>()
  return (
    <PageLayout>
      <DeskHeader lead="The Safeguard tables name a facility and its responsible emitter, but not the company that controls them. Where the link is uncertain, a person decides." />
      {asked === undefined ? null : <AskedLink key={asked} id={asked} />}
      <Loaded query={proposals} page skeleton={<Skeleton height={500} />}>
        {({ data }) => {
          const open = data.proposals.filter((proposal) => !confirmed.some(isAbout(proposal)))
          return (
            <section className={styles['part']}>
              <h2>Facilities without a certain company</h2>
              <p>{leadOf(open.length, data.facilities, data.reporting_year)}</p>
              {data.registry_loaded ? null : (
                <p>
                  The registry of {data.reporting_year} is not loaded, so only names and earlier links can be
                  compared.
                </p>
              )}
              {open.map((proposal) => (
                <ProposedLink
                  key={`${proposal.facility} ${proposal.responsible_emitter}`}
                  proposal={proposal}
                  onAsked={setAsked}
                />
              ))}
            </section>
          )
        }}
      </Loaded>
      <ConfirmedLinks />
    </PageLayout>
  )
}

/** A link that was just confirmed is listed at once; the proposals follow with the next snapshot. */
const isAbout =
  ({ facility, reporting_year, responsible_emitter }: Proposal) =>
  (link: ConfirmedLink): boolean =>
    link.state === 'in_force' &&
    link.facility === facility &&
    link.reporting_year === reporting_year &&
    link.responsible_emitter === responsible_emitter

function leadOf(open: number, all: number, year: string): string {
  const facilities = `${exact(all)} facilities of ${year}, the newest year that is loaded`
  if (open === 0) return `Nothing to do: all ${facilities} have a link or a decision.`
  return `${open === 1 ? 'One is' : `${exact(open)} are`} open of ${facilities}, largest emissions first.`
}
