import { Link } from 'wouter'
import type { Schema } from '../../../api/client.ts'
import { BandMeter } from '../../../components/band-meter.tsx'
import { facilityAddress } from '../../../components/facility/facility-address.ts'
import { Sourced } from '../../../components/figure.tsx'
import { ScrollTable } from '../../../components/scroll-table.tsx'
import { exact, percent, signed, tonnes } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import { PositionBar } from './position-bar.tsx'

type Facility = NonNullable<Schema<'SafeguardMechanismBlock'>['facilities']>[number]

type FormerFacility = NonNullable<Schema<'SafeguardMechanismBlock'>['former_facilities']>[number]

/** Each facility under the Safeguard Mechanism against its baseline. */
export function Safeguard() {
  const { safeguard_mechanism: safeguard } = useCurrentCompany().profile
  const latest = (safeguard?.facilities ?? [])
    .filter((facility) => facility.reporting_year === safeguard?.reporting_year)
    .toSorted((a, b) => b.covered_emissions_t - a.covered_emissions_t)
  return (
    <Block data={safeguard}>
      {latest.length === 0 ? (
        <p className={styles['remark']}>
          {safeguard?.coverage === 'covered_in_earlier_years' ? 'Covered in earlier years only. ' : ''}
          {safeguard?.coverage_note}
        </p>
      ) : (
        <>
          <p className={styles['remark']}>
            {latest.length === 1 ? 'One facility' : `${latest.length} facilities`} in{' '}
            {safeguard?.reporting_year}, {tonnes(safeguard?.covered_emissions_t)} of covered emissions
            {safeguard?.share_of_scope1 === null || safeguard?.share_of_scope1 === undefined
              ? ''
              : `, ${percent(safeguard.share_of_scope1 * 100)} of scope 1`}
            .{outlookText(safeguard?.outlook)}
          </p>
          <FacilityTable facilities={latest} />
        </>
      )}
      <FormerFacilities former={safeguard?.former_facilities ?? []} year={safeguard?.reporting_year ?? ''} />
    </Block>
  )
}

const NOW: Readonly<Record<FormerFacility['now'], (year: string) => string>> = {
  not_listed: (year) => `not listed for ${year}`,
  controlled_by_another: (year) => `controlled by another company in ${year}`,
  control_not_known: (year) => `listed in ${year}; its controller is unknown`,
}

/** Facilities that the company had, each by the last row that is printed of it. */
function FormerFacilities({
  former,
  year,
}: {
  readonly former: readonly FormerFacility[]
  readonly year: string
}) {
  const claim = useClaims('safeguard_mechanism')
  if (former.length === 0) return null
  return (
    <ScrollTable label="Former facilities" stacked>
      <thead>
        <tr>
          <th scope="col">Former facility</th>
          <th scope="col">Last year</th>
          <th scope="col" className={styles['number']}>
            Covered then, t CO₂-e
          </th>
        </tr>
      </thead>
      <tbody>
        {former.map((one) => (
          <tr key={one.facility}>
            <th scope="row">
              {one.facility}
              <small>
                {NOW[one.now](year)}
                {one.listed_as === null
                  ? ''
                  : `: ${one.listed_as.controlling_corporation ?? one.listed_as.responsible_emitter}`}
              </small>
            </th>
            <td data-label="Last year">{one.last_reporting_year}</td>
            <td className={styles['number']} data-label="Covered then, t CO₂-e">
              <Sourced
                claim={claim({
                  title: one.facility,
                  value: exact(one.covered_emissions_t),
                  remarks: [`Covered emissions in ${one.last_reporting_year}, t CO2-e.`],
                  only: (input) => input.observed === one.last_reporting_year,
                })}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function FacilityTable({ facilities }: { readonly facilities: readonly Facility[] }) {
  const claim = useClaims('safeguard_mechanism')
  return (
    <ScrollTable label="Facilities" stacked>
      <thead>
        <tr>
          <th scope="col">Facility</th>
          <th scope="col" className={styles['number']}>
            Covered, t CO₂-e
          </th>
          <th scope="col" className={styles['number']}>
            Baseline, t CO₂-e
          </th>
          <th scope="col" className={styles['number']}>
            Against the baseline
          </th>
          <th scope="col">Exposure</th>
        </tr>
      </thead>
      <tbody>
        {facilities.map((facility) => (
          <tr key={facility.facility}>
            <th scope="row">
              <Link href={facilityAddress(facility.facility)}>{facility.facility}</Link>
              <small>{words(facility.status)}</small>
            </th>
            <td className={styles['number']} data-label="Covered, t CO₂-e">
              <Sourced
                claim={claim({
                  title: facility.facility,
                  value: exact(facility.covered_emissions_t),
                  remarks: [`Covered emissions in ${facility.reporting_year}, t CO2-e.`],
                  only: (input) =>
                    input.field.includes(facility.facility) || input.observed === facility.reporting_year,
                  by: {
                    formula: 'safeguard_position',
                    steps:
                      /^(facilities\.(net_position_t|status|exceedance_percent|band|shortfall_t)|band|covered_emissions_t|share_of_scope1|actual_shortfall_t)$/,
                  },
                })}
              />
            </td>
            <td className={styles['number']} data-label="Baseline, t CO₂-e">
              {exact(facility.baseline_t)}
            </td>
            <td className={styles['number']} data-label="Against the baseline">
              <PositionBar percent={facility.exceedance_percent} />
              <span className={styles['share']}>{signed(facility.exceedance_percent, percent)}</span>
            </td>
            <td data-label="Exposure">
              <BandMeter band={facility.band} />
            </td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  )
}

function outlookText(outlook: Schema<'SafeguardMechanismBlock'>['outlook']): string {
  const last = outlook?.years.at(-1)
  const actual =
    outlook?.actual_shortfall_t === null || outlook?.actual_shortfall_t === undefined
      ? ''
      : ` They were ${tonnes(outlook.actual_shortfall_t)} above their baselines, before units.`
  if (last === undefined || last.shortfall_t === 0) return actual
  const weak = (outlook?.facilities ?? []).filter(
    ({ flags, years }) => flags.includes('weak_trend') && years.some((year) => (year.shortfall_t ?? 0) > 0),
  )
  const care =
    weak.length === 0
      ? ''
      : ` Treat with care: ${weak.map(({ facility }) => facility).join(', ')} ${weak.length === 1 ? 'has' : 'have'} a trend with few data points or a wide interval.`
  return `${actual} On their trend, facilities would be ${tonnes(last.shortfall_t)} above their declining baselines in ${last.reporting_year}.${care}`
}
