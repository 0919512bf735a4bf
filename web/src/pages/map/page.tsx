import { Link, useSearchParams } from 'wouter'
import type { Facilities } from '../../components/facility/facility.ts'
import { facilityPlaces } from '../../components/facility/facility-places.ts'
import { useFacilities } from '../../components/facility/use-facilities.ts'
import { HazardChoice } from '../../components/hazard-map/hazard-choice.tsx'
import { HazardMap } from '../../components/hazard-map/hazard-map.tsx'
import { PlaceTable } from '../../components/hazard-map/place-table.tsx'
import { isKnown, STAGES } from '../../components/hazard-map/reading.ts'
import { Loaded } from '../../components/loaded.tsx'
import { PageHeader, PageLayout } from '../../components/page-layout.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { usePageTitle } from '../../shell/use-page-title.ts'
import styles from './map.module.css'

/** Every located facility of the country by hazard and warming. */
export function Page() {
  usePageTitle('Map')
  const facilities = useFacilities()
  return (
    <PageLayout>
      <PageHeader
        title="Map"
        lead="Facilities from the newest Safeguard and generation tables, by hazard, today and at higher warming levels. Bands come from public data for each location. No band means unknown, not safe."
      />
      <Loaded query={facilities} skeleton={<Skeleton height={600} />}>
        {({ data }) => <NationalMap data={data} />}
      </Loaded>
    </PageLayout>
  )
}

/** The choice is in the address, so that a view can be sent to others. */
function useChoice(hazards: readonly string[]) {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('hazard')
  const hazard = hazards.find((one) => one === asked) ?? hazards[0] ?? ''
  const stage = STAGES.find(({ id }) => id === parameters.get('warming')) ?? STAGES[0]
  const change = (name: string, value: string): void =>
    setParameters((before) => ({ ...Object.fromEntries(before), [name]: value }), { replace: true })
  return { hazard, stage, word: parameters.get('find') ?? '', change }
}

function NationalMap({ data }: { readonly data: Facilities }) {
  const places = facilityPlaces(data.facilities)
  const hazards = data.hazards.map((one) => one.hazard)
  const { hazard, stage, word, change } = useChoice(hazards)
  const wanted = word.trim().toLowerCase()
  const shown = places.filter(({ name, about }) => `${name} ${about}`.toLowerCase().includes(wanted))
  return (
    <>
      <HazardChoice
        hazards={hazards.map((id) => ({ id, isKnown: isKnown(places, id) }))}
        hazard={hazard}
        onHazard={(one) => change('hazard', one)}
        stage={stage}
        onStage={({ id }) => change('warming', id)}
      />
      <label className={`${styles['search']} screen-only`}>
        Facility, owner or state
        <input type="search" value={word} onChange={(event) => change('find', event.currentTarget.value)} />
      </label>
      <div className={styles['map']}>
        <HazardMap places={shown} hazard={hazard} stage={stage} />
        <PlaceTable label="Facilities" places={shown} hazard={hazard} stage={stage} />
      </div>
      <p className={styles['remark']}>
        {data.not_located.length} facilities have no known location and are not on the map.{' '}
        <Link href="/facilities">List of all facilities</Link>. {data.statements.join(' ')}
      </p>
    </>
  )
}
