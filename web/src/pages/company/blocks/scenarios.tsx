import type { Schema } from '../../../api/client.ts'
import { BandMeter } from '../../../components/band-meter.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { ABSENT, signed } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'

type Analysis = Schema<'ScenarioAnalysisBlock'>
type Scenario = NonNullable<Analysis['scenarios']>[number]
type Hazard = Schema<'ScenarioHazard'>

/** The place in worlds warmed by 1.5 and 3 °C: every hazard in the baseline, now and then. */
export function Scenarios() {
  const { scenario_analysis: analysis } = useCurrentCompany().profile
  const scenarios = analysis?.scenarios ?? []
  return (
    <Block data={analysis}>
      <p className={styles['remark']}>
        {whose(analysis)} Changes for {analysis?.region?.name}, a region covering about a quarter of the
        continent, compared with {analysis?.baseline}. Each value is now plus what is still to come: the model
        median, with the 10th to 90th percentile range. A warming level is a point that a pathway passes
        through, not a stable climate.
      </p>
      {scenarios.map((scenario) => (
        <ScenarioTable key={scenario.id} scenario={scenario} />
      ))}
    </Block>
  )
}

const whose = (analysis: Analysis | undefined): string =>
  analysis?.place?.quality === 'head_office'
    ? 'Location: head office. It gives context and does not represent the company’s sites.'
    : 'Location: the facility with the largest emissions.'

function ScenarioTable({ scenario }: { readonly scenario: Scenario }) {
  const title = `At ${scenario.level_c} °C of global warming`
  const projected = scenario.hazards.filter(({ status }) => status === 'projected')
  const absent = scenario.hazards.filter(({ status }) => status === 'absent')
  return (
    <div className={styles['column']}>
      <h3>{title}</h3>
      <p className={styles['remark']}>
        {scenario.statement} {reachedText(scenario)}
      </p>
      {projected.length === 0 ? null : (
        <ScrollTable label={title} tall stacked>
          <thead>
            <tr>
              <th scope="col">Hazard</th>
              <th scope="col">Baseline</th>
              <th scope="col">Now</th>
              <th scope="col">At this level</th>
              <th scope="col">Band now</th>
              <th scope="col">Band at this level</th>
              <th scope="col">In words</th>
            </tr>
          </thead>
          <tbody>
            {projected.map((hazard) => (
              <HazardRow key={hazard.hazard} hazard={hazard} />
            ))}
          </tbody>
        </ScrollTable>
      )}
      <ul className={styles['remark']}>
        {absent.map(({ hazard, reason }) => (
          <li key={hazard}>
            {words(hazard)}: not projected. {reason?.detail}
          </li>
        ))}
      </ul>
    </div>
  )
}

function HazardRow({ hazard }: { readonly hazard: Hazard }) {
  const [indicator] = hazard.indicators
  if (indicator === undefined) return null
  const { baseline, now, at_level: then, change: fromBaseline, change_from_now: fromNow, unit } = indicator
  const shown = (value: number): string => `${value.toFixed(1)} ${UNITS[unit] ?? unit}`
  return (
    <tr>
      <th scope="row">{words(hazard.hazard)}</th>
      <td data-label="Baseline">{baseline === null ? ABSENT : shown(baseline.value)}</td>
      <td data-label="Now">
        {now === null ? ABSENT : shown(now.value)}
        <small>{now === null ? '' : `${now.period}, at ${now.warming_c.toFixed(2)} °C of warming`}</small>
      </td>
      <td data-label="At this level">
        {shown(then.central)}
        <small>{`${then.low.toFixed(1)} to ${then.high.toFixed(1)}`}</small>
        {baseline === null || fromBaseline === null ? null : (
          <small>{`${change(fromBaseline.central)} from ${baseline.period}`}</small>
        )}
        <small>{fromNow === null ? 'now is not known' : `${change(fromNow.central)} from now`}</small>
      </td>
      <td data-label="Band now">
        <BandMeter band={hazard.band_now} />
      </td>
      <td data-label="Band at this level">
        <BandMeter band={hazard.band_then?.central} />
      </td>
      <td>{hazard.statement}</td>
    </tr>
  )
}

const change = (value: number): string => signed(value, (size) => size.toFixed(1))

const UNITS: Readonly<Record<string, string>> = { degC: '°C', days: 'days a year' }

/** When the pathways get there by AR6's best estimate. */
function reachedText({ reached }: Scenario): string {
  const years = reached.flatMap(({ pathway, best }) => (best === null ? [] : [`${pathway} ${best}`]))
  return years.length === 0
    ? 'No assessed pathway reaches this level by 2099 (AR6 best estimate).'
    : `Reached in (AR6 best estimate): ${years.join(', ')}.`
}
