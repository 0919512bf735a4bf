import type { Schema } from '../../../api/client.ts'
import { Absence } from '../../../components/absence.tsx'
import { linearScale } from '../../../components/chart/scale.ts'
import { Sourced } from '../../../components/figure.tsx'
import { ordinal, short, signed } from '../../../format/numbers.ts'
import { words } from '../../../format/words.ts'
import styles from '../company.module.css'
import { useClaims } from '../company-context.ts'

type Indicator = NonNullable<Schema<'ClimateContextBlock'>['indicators']>[number]

const NAMES: Readonly<Record<string, string>> = {
  mean_temperature: 'Mean temperature',
  rainfall: 'Rainfall in a year',
  heat_days_35: 'Days at 35 °C or more',
  heat_days_40: 'Days at 40 °C or more',
}
const UNITS: Readonly<Record<string, string>> = { degC: '°C', mm: 'mm', days: 'days' }
const WIDTH = 220
const HEIGHT = 46
const MIDDLE = 20

/** One indicator: the usual range of the baseline as a bar, the latest ten years as a dot on it. */
export function IndicatorPanel({ indicator }: { readonly indicator: Indicator }) {
  const claim = useClaims('climate_context')
  const title = NAMES[indicator.indicator] ?? words(indicator.indicator)
  const { summary, series } = indicator
  if (summary === null || summary === undefined)
    return (
      <div className={styles['panel']}>
        <h3>{title}</h3>
        <Absence availability={indicator.availability} />
      </div>
    )
  const unit = UNITS[summary.unit] ?? summary.unit
  const { mean, standard_deviation: spread } = summary.baseline
  const marks = [mean - 2 * spread, mean + 2 * spread, summary.recent.mean, summary.latest.value]
  const x = linearScale([Math.min(...marks), Math.max(...marks)], [8, WIDTH - 8])
  return (
    <div className={styles['panel']}>
      <h3>{title}</h3>
      <p className={styles['change']}>
        <Sourced
          claim={claim({
            title,
            value: `${signed(summary.change)} ${unit}`,
            remarks: [
              `${short(summary.recent.mean, 4)} ${unit} over ${summary.recent.years[0]} to ${summary.recent.years.at(-1)}, against ${short(mean, 4)} ${unit} over 1981 to 2010.`,
            ],
          })}
        />
      </p>
      <svg
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={`Baseline ${short(mean, 4)} plus or minus ${short(spread)} ${unit}; latest ten years ${short(summary.recent.mean, 4)} ${unit}; ${summary.latest.year} ${short(summary.latest.value, 4)} ${unit}.`}
      >
        <line className={styles['strip']} x1={8} x2={WIDTH - 8} y1={MIDDLE} y2={MIDDLE} />
        <rect
          className={styles['quartiles']}
          x={x(mean - spread)}
          width={x(mean + spread) - x(mean - spread)}
          y={MIDDLE - 8}
          height={16}
        />
        <line className={styles['median']} x1={x(mean)} x2={x(mean)} y1={MIDDLE - 11} y2={MIDDLE + 11} />
        <circle className={styles['latest']} cx={x(summary.latest.value)} cy={MIDDLE} r={4} />
        <circle className={styles['own']} cx={x(summary.recent.mean)} cy={MIDDLE} r={6} />
      </svg>
      <p className={styles['remark']}>
        {summary.latest.year}: {short(summary.latest.value, 4)} {unit}, {ordinal(summary.latest.percentile)}{' '}
        percentile of {summary.complete_years} years.
        {series === null || series === undefined ? '' : ` ${words(series.kind)} ${series.name}.`}
      </p>
      {indicator.availability.status === 'available' ? null : (
        <p className={styles['remark']}>{indicator.availability.detail}</p>
      )}
    </div>
  )
}
