import { Link } from 'wouter'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import styles from '../desk.module.css'
import { type DeskChange, useDeskChange } from '../use-changes.ts'

/** What becomes of the link that was just asked for. Announced when it changes, because a worker changes it. */
export function AskedLink({ id }: { readonly id: string }) {
  const change = useDeskChange(id)
  return (
    <Loaded query={change} skeleton={<Skeleton height={60} />}>
      {({ data }) => (
        <div role="status" className={styles['state']} data-state={data.state}>
          <p>{textOf(data)}</p>
          {data.state === 'looks_wrong' || data.state === 'refused' ? (
            <p>
              <Link href={`/desk/changes/${id}`}>See why, and decide</Link>
            </p>
          ) : null}
        </div>
      )}
    </Loaded>
  )
}

function textOf({ state, link, effects }: DeskChange): string {
  const about = `${link?.facility} of ${link?.reporting_year}`
  const owner = link?.company === null ? 'no known company' : (link?.company.name ?? '')
  switch (state) {
    case 'checking':
    case 'applying':
      return `${about}: comparing answers for all companies before linking it to ${owner}.`
    case 'applied':
      return `${about} is linked to ${owner}. The link applies to all tenants.`
    case 'looks_wrong':
      return `${about} is not linked yet: ${effects?.looks_wrong.length ?? 0} of the effects look wrong.`
    case 'refused':
      return `${about} was not linked.`
    case 'ready':
      break
  }
  return `${about} is ready to be linked to ${owner}.`
}
