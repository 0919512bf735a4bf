import { useState } from 'react'
import styles from './chart.module.css'
import { DirectLabel } from './marks.tsx'

interface Place {
  readonly x: number
  readonly text: string
}

/**
 * Says what is under the pointer, place by place. It adds nothing that the chart's table does not say, so that a keyboard
 * or a screen reader misses nothing.
 */
export function Pointer({
  places,
  top,
  bottom,
  width,
}: {
  readonly places: readonly Place[]
  readonly top: number
  readonly bottom: number
  readonly width: number
}) {
  const [shown, point] = useState<Place>()
  return (
    <g onPointerLeave={() => point(undefined)}>
      {shown === undefined ? null : (
        <g className={styles['pointed']}>
          <line x1={shown.x} x2={shown.x} y1={top} y2={bottom} />
          <DirectLabel
            x={shown.x}
            y={top - 8}
            text={shown.text}
            tone="pointed"
            anchor={shown.x > width * 0.75 ? 'end' : shown.x < width * 0.25 ? 'start' : 'middle'}
          />
        </g>
      )}
      <rect
        className={styles['sensor']}
        width={width}
        y={top}
        height={bottom - top}
        onPointerMove={({ clientX, currentTarget }) =>
          point(nearest(places, clientX - currentTarget.getBoundingClientRect().left))
        }
      />
    </g>
  )
}

function nearest(places: readonly Place[], x: number): Place | undefined {
  let best = places[0]
  for (const place of places) if (Math.abs(place.x - x) < Math.abs((best?.x ?? 0) - x)) best = place
  return best
}
