import { Block } from '../block.tsx'
import styles from '../company.module.css'
import { useCurrentCompany } from '../company-context.ts'
import { IndicatorPanel } from './indicator-panel.tsx'

/** What the climate at the head office has done since the baseline of 1981-2010. */
export function ClimateNow() {
  const { climate_context: context } = useCurrentCompany().profile
  const place = context?.location
  return (
    <Block id="climate" title="The climate so far" data={context}>
      <p className={styles['remark']}>
        At the head office{place?.postcode ? `, postcode ${place.postcode}` : ''}: the latest ten years
        against 1981 to 2010.
      </p>
      <div className={styles['panels']}>
        {(context?.indicators ?? []).map((indicator) => (
          <IndicatorPanel key={indicator.indicator} indicator={indicator} />
        ))}
      </div>
    </Block>
  )
}
