import type { Schema } from '../../../api/client.ts'
import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { type IndicatorSeries, useClimateSeries } from '../use-climate-series.ts'
import { IndicatorPanel } from './indicator-panel.tsx'

type Location = NonNullable<Schema<'ClimateContextBlock'>['location']>

/** What the climate at the head office, or at a facility where that is not known, has done since the baseline of 1981-2010. */
export function ClimateNow() {
  const { abn, asOf, profile } = useCurrentCompany()
  const { climate_context: context } = profile
  const series = useClimateSeries(abn, asOf)
  const place = context?.location
  return (
    <Block data={context}>
      <p className={styles['remark']}>
        {whereText(place)}: the latest ten years compared with 1981 to 2010. Grey line: each year. Shaded:
        usual range in 1981 to 2010. Thick line: mean of the latest ten years.
      </p>
      <div className={styles['panels']}>
        {(context?.indicators ?? []).map((indicator) => (
          <IndicatorPanel
            key={indicator.indicator}
            indicator={indicator}
            saidAlready={context?.availability.detail}
            source={series.data?.source}
            years={yearsOf(series.data?.indicators, indicator.indicator, series.isError)}
          />
        ))}
      </div>
    </Block>
  )
}

const whereText = (place: Location | undefined): string =>
  place?.facility === undefined
    ? `At the head office${place?.postcode ? `, postcode ${place.postcode}` : ''}`
    : `The office is not known. At ${place.facility.name}, the largest of ${place.facility.facilities_located} facilities with a known place`

/** Without the years the summary still stands, and is drawn alone. */
const yearsOf = (
  series: readonly IndicatorSeries[] | undefined,
  indicator: string,
  isLost: boolean,
): IndicatorSeries['years'] | undefined =>
  series?.find((one) => one.indicator === indicator)?.years ?? (isLost ? [] : undefined)
