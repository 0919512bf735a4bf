import { Link, useParams, useSearchParams } from 'wouter'
import type { Facilities, ListedFacility, LocatedFacility } from '../../../components/facility/facility.ts'
import { facilityAddress, facilityKey } from '../../../components/facility/facility-address.ts'
import { useFacilities } from '../../../components/facility/use-facilities.ts'
import { Loaded } from '../../../components/loaded.tsx'
import { Message } from '../../../components/message.tsx'
import { PageLayout } from '../../../components/page-layout.tsx'
import { usePageTitle } from '../../../shell/use-page-title.ts'
import { ClimateAtPlace } from './climate-at-place.tsx'
import { FacilityHeader } from './header.tsx'
import { PlaceAndHazards } from './place-and-hazards.tsx'
import { SafeguardYears } from './safeguard-years.tsx'

/** One facility: its operator, its years under the Safeguard Mechanism, and the climate and hazards where it stands. */
export function Page() {
  const { name = '' } = useParams()
  const [parameters] = useSearchParams()
  const facilities = useFacilities()
  const state = parameters.get('state')
  const found = facilities.data === undefined ? [] : named(facilities.data.data, name, state)
  usePageTitle(found[0]?.name ?? 'Facility')
  return (
    <Loaded query={facilities} page>
      {() => {
        const [facility, ...others] = found
        if (facility === undefined) return <NoFacility />
        if (others.length > 0) return <SeveralFacilities found={found} />
        return <FacilityPage facility={facility} />
      }}
    </Loaded>
  )
}

/** Facilities of a name, in one state where the address says so. Two states may each have one of the same name. */
function named(data: Facilities, name: string, state: string | null): readonly ListedFacility[] {
  const wanted = facilityKey(name)
  const same = [...data.facilities, ...data.not_located].filter((one) => facilityKey(one.name) === wanted)
  const here = same.filter((one) => one.state === state)
  return here.length > 0 ? here : same
}

const isLocated = (facility: ListedFacility): facility is LocatedFacility => 'bands' in facility

function FacilityPage({ facility }: { readonly facility: ListedFacility }) {
  return (
    <PageLayout>
      <FacilityHeader facility={facility} />
      {facility.tables.includes('safeguard') ? <SafeguardYears facility={facility} /> : null}
      {isLocated(facility) ? (
        <>
          <PlaceAndHazards facility={facility} />
          <ClimateAtPlace facility={facility} />
        </>
      ) : (
        <Message title={facility.second_opinion === null ? 'Location unknown' : 'Location disputed'}>
          <p>
            {facility.second_opinion === null
              ? 'No published list gives a location for this facility'
              : `Two sources place this facility ${Math.round(facility.second_opinion.distance_km)} km apart`}
            , so there is no climate or hazard data for it. The operator can declare it as a site in the
            disclosure workspace.
          </p>
        </Message>
      )}
    </PageLayout>
  )
}

const NoFacility = () => (
  <Message title="No such facility" page>
    <p>
      No facility of this name is in the newest Safeguard and generation tables. It may have closed or have a
      new name. <Link href="/facilities">All facilities</Link>
    </p>
  </Message>
)

const SeveralFacilities = ({ found }: { readonly found: readonly ListedFacility[] }) => (
  <Message title={`${found.length} facilities have this name`} page>
    <ul>
      {found.map(({ id, name, state }) => (
        <li key={`${id} ${state}`}>
          <Link href={facilityAddress(name, state)}>
            {name}, {state ?? 'several states'}
          </Link>
        </li>
      ))}
    </ul>
  </Message>
)
