import { useId } from 'react'
import { words } from '../../format/words.ts'
import styles from './hazard-map.module.css'
import { STAGES, type Stage } from './reading.ts'

/** Which hazard, and how warm a world: a list and a slider, both native, so that keys and screen readers know them. */
export function HazardChoice({
  hazards,
  hazard,
  onHazard,
  stage,
  onStage,
}: {
  readonly hazards: readonly { readonly id: string; readonly isKnown: boolean }[]
  readonly hazard: string
  readonly onHazard: (hazard: string) => void
  readonly stage: Stage
  readonly onStage: (stage: Stage) => void
}) {
  const id = useId()
  return (
    <div className={`${styles['choice']} screen-only`}>
      <label htmlFor={`${id}-hazard`}>Hazard</label>
      <select id={`${id}-hazard`} value={hazard} onChange={(event) => onHazard(event.currentTarget.value)}>
        {hazards.map((one) => (
          <option key={one.id} value={one.id}>
            {words(one.id)}
            {one.isKnown ? '' : ' (no data)'}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-stage`}>Global warming</label>
      <div className={styles['slider']}>
        <input
          id={`${id}-stage`}
          type="range"
          min={0}
          max={STAGES.length - 1}
          step={1}
          value={STAGES.indexOf(stage)}
          aria-valuetext={stage.long}
          onChange={(event) => onStage(STAGES[Number(event.currentTarget.value)] ?? STAGES[0])}
        />
        <div className={styles['ticks']} aria-hidden="true">
          {STAGES.map((one) => (
            <span key={one.id} data-chosen={one === stage}>
              {one.label}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}
