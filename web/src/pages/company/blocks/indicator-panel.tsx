import { Absence } from '../../../components/absence.tsx'
import { Sourced } from '../../../components/figure.tsx'
import { Skeleton } from '../../../components/skeleton.tsx'
import { changeText, indicatorName, unitText } from '../../../format/indicators.ts'
import { words } from '../../../format/words.ts'
import styles from '../company.module.css'
import { useClaims } from '../company-context.ts'
import type { Indicator, IndicatorSeries } from '../use-climate-series.ts'
import { INDICATOR_CHART_HEIGHT, IndicatorChart } from './indicator-chart.tsx'

/** One indicator: how far the latest ten years are from the baseline, and all years as a line. */
export function IndicatorPanel({
  indicator,
  saidAlready,
  years,
  source,
}: {
  readonly indicator: Indicator
  /** What the block says about all of them. */
  readonly saidAlready: string | null | undefined
  /** Undefined until they are loaded. */
  readonly years: IndicatorSeries['years'] | undefined
  /** Who published them. */
  readonly source: string | undefined
}) {
  const claim = useClaims('climate_context')
  const title = indicatorName(indicator.indicator)
  const { summary, series } = indicator
  if (summary === null || summary === undefined)
    return (
      <div className={styles['panel']}>
        <h3>{title}</h3>
        <Absence availability={indicator.availability} />
      </div>
    )
  const unit = unitText(summary.unit)
  return (
    <div className={styles['panel']}>
      <p className={styles['change']}>
        <Sourced
          claim={claim({
            title,
            value: changeText(summary),
            by: { formula: 'climate_indicator', about: { indicator: indicator.indicator } },
          })}
        />
      </p>
      {years === undefined ? (
        <Skeleton height={INDICATOR_CHART_HEIGHT} />
      ) : (
        <IndicatorChart title={title} unit={unit} summary={summary} years={years} source={source} />
      )}
      <p className={styles['remark']}>
        {series === null || series === undefined ? null : `${words(series.kind)} ${series.name}. `}
        {indicator.availability.detail === saidAlready ? null : indicator.availability.detail}
      </p>
    </div>
  )
}
