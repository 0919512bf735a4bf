import styles from '../company.module.css'

const WIDTH = 96
const HEIGHT = 10
/** Beyond this the bar is full; the number beside it says how far. */
const FULL = 50

/** A bar to the left of a middle line when below, to the right when above. */
export function PositionBar({ percent }: { readonly percent: number | null }) {
  const length = percent === null ? 0 : (Math.min(Math.abs(percent), FULL) / FULL) * (WIDTH / 2)
  const above = percent !== null && percent > 0
  return (
    <svg className={styles['position']} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <rect
        data-above={above}
        x={above ? WIDTH / 2 : WIDTH / 2 - length}
        width={length}
        y={1}
        height={HEIGHT - 2}
      />
      <line x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={HEIGHT} />
    </svg>
  )
}
