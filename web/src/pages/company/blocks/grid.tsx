import { sourceLine } from '../../../components/chart/source-line.ts'
import { Sourced } from '../../../components/figure.tsx'
import { Loaded } from '../../../components/loaded.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { exact, percent, short, signed } from '../../../format/numbers.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useClaims, useCurrentCompany } from '../company-context.ts'
import { useGridSeries } from '../use-company.ts'
import { GridChart } from './grid-chart.tsx'

/** How clean the grid is that the company's head office is on, or its facilities where that is not known. */
export function Grid() {
  const { asOf, profile } = useCurrentCompany()
  const grid = profile.grid_intensity
  const claim = useClaims('grid_intensity')
  const series = useGridSeries(grid?.region ?? undefined, asOf)
  const year = grid?.twelve_months
  return (
    <Block data={grid}>
      <Loaded query={series} skeleton={<Skeleton height={286} />}>
        {({ data, meta }) => <GridChart region={data.name} series={data.series} source={sourceLine(meta)} />}
      </Loaded>
      {year || !grid?.national_factor ? null : (
        <p className={styles['remark']}>
          <Sourced
            claim={claim({
              title: `National scope 2 factor, edition ${grid.national_factor.edition}`,
              value: `${exact(grid.national_factor.scope2_kg_per_kwh)} kg CO₂-e per kWh`,
            })}
          />{' '}
          from the national factors for {grid.national_factor.edition}. {grid.statement}
        </p>
      )}
      {year === undefined || year === null ? null : (
        <p className={styles['remark']}>
          <Sourced
            claim={claim({
              title: 'Intensity of the latest twelve months',
              value: `${short(year.intensity_t_per_mwh)} t CO₂-e per MWh`,
              remarks: [`${year.first_day} to ${year.last_day}`],
              by: { formula: 'grid_intensity' },
            })}
          />{' '}
          over the latest twelve months, {signed(grid?.five_year_change?.percent, percent)} in five years.{' '}
          {grid?.statement}
        </p>
      )}
      {grid?.region_decision?.rule === 'facilities' ? (
        <p className={styles['remark']}>{grid.region_decision.note}</p>
      ) : null}
    </Block>
  )
}
