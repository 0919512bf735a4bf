import { useState } from 'react'
import { HazardChoice } from '../../../components/hazard-map/hazard-choice.tsx'
import { HazardMap } from '../../../components/hazard-map/hazard-map.tsx'
import { PlaceTable } from '../../../components/hazard-map/place-table.tsx'
import { isKnown, STAGES, type Stage } from '../../../components/hazard-map/reading.ts'
import { ProblemMessage } from '../../../components/problem-message.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { type Risk, useSiteHazards } from '../use-company.ts'
import { OVERALL, placesOf } from './site-places.ts'

/** The sites on the map, by hazard and warming, and the same as a table. */
export function SiteHazards({ sites }: { readonly sites: Risk['physical']['site_bands'] }) {
  const { abn, asOf, profile } = useCurrentCompany()
  const [hazard, choose] = useState(OVERALL)
  const [stage, moveTo] = useState<Stage>(STAGES[0])
  const hazards = useSiteHazards(abn, asOf)
  const risks = hazards.data?.data.sites
  const places = placesOf(sites, risks)
  const known = [
    OVERALL,
    ...(risks?.find((site) => site.hazards.length > 0)?.hazards ?? []).map((one) => one.hazard),
  ]
  const { location: office, indicators } = profile.climate_context ?? {}
  return (
    <>
      <HazardChoice
        hazards={known.map((id) => ({ id, isKnown: isKnown(places, id) }))}
        hazard={hazard}
        onHazard={choose}
        stage={stage}
        onStage={moveTo}
      />
      {hazards.error === null ? null : (
        <ProblemMessage error={hazards.error} retry={() => void hazards.refetch()} />
      )}
      <div className={styles['map']}>
        <HazardMap
          places={places}
          hazard={hazard}
          stage={stage}
          office={office?.kind === 'head_office' ? office : null}
          cells={(indicators ?? []).flatMap(({ series }) => series ?? [])}
        />
        <PlaceTable label="List of sites" places={places} hazard={hazard} stage={stage} />
      </div>
    </>
  )
}
