import type { Schema } from '../../../api/client.ts'
import { BandMeter } from '../../../components/band-meter.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { unitText } from '../../../format/indicators.ts'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'

type Hazard = NonNullable<Schema<'HazardsBlock'>['hazards']>[number]

/** Every hazard at the head office, those without a band too: a missing line would read as no hazard. */
export function Hazards() {
  const { hazards, climate_context: climate } = useCurrentCompany().profile
  const facility = climate?.location?.facility
  return (
    <Block data={hazards}>
      <p className={styles['remark']}>
        {facility === undefined
          ? 'At the head office'
          : `At ${facility.name}, because the head office is unknown`}
        . {hazards?.statement}
      </p>
      <ScrollTable label="Hazards with their bands and figures" stacked>
        <thead>
          <tr>
            <th scope="col">Hazard</th>
            <th scope="col">Band</th>
            <th scope="col">Figures, or why they are missing</th>
          </tr>
        </thead>
        <tbody>
          {(hazards?.hazards ?? []).map((hazard) => (
            <tr key={hazard.hazard}>
              <th scope="row">{words(hazard.hazard)}</th>
              <td data-label="Band">
                {hazard.band === null ? 'none' : <BandMeter band={hazard.band} />}
                {hazard.is_stale ? <small>{` old record, to ${hazard.latest_year}`}</small> : null}
              </td>
              <td data-label="Figures">
                {hazard.reason === null ? <Figures hazard={hazard} /> : <small>{hazard.reason.detail}</small>}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      <Happened disasters={hazards?.declared_disasters ?? null} />
    </Block>
  )
}

type Disasters = Schema<'HazardsBlock'>['declared_disasters']

/** What happened there, below the hazards: a count is no band. */
function Happened({ disasters }: { readonly disasters: Disasters }) {
  if (disasters === null || disasters === undefined) return null
  return (
    <>
      <h4>Declared disasters</h4>
      <p className={styles['remark']}>{disasters.statement}</p>
      {disasters.areas.map(({ lga_code, lga, events, reason, names }) => (
        <details key={lga_code}>
          <summary>{`${lga}: ${events === null ? 'not in the list' : `${events} listed since 2019`}`}</summary>
          {reason === null ? null : <p>{reason}</p>}
          <ul>
            {names.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </details>
      ))}
    </>
  )
}

function Figures({ hazard }: { readonly hazard: Hazard }) {
  return (
    <>
      {hazard.indicators.map(({ id, value, unit, period }) => (
        <div
          key={id}
        >{`${words(id)}: ${Number(value.toPrecision(4))}${unit === '1' ? '' : ` ${unitText(unit)}`} (${period})`}</div>
      ))}
    </>
  )
}
