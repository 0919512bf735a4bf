import type { Point, Scene, Shape, Tone } from '../../pdf/scene.ts'
import { INK } from '../ink.ts'
import { element, empty, escaped } from './markup.ts'

/** A drawing as it stands in the PDF; who cannot see it reads the alternative. */
export const sceneSvg = ({ width, height, shapes }: Scene, alternative: string): string =>
  element(
    'svg',
    { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': alternative },
    shapes.map(drawn).join(''),
  )

const ink = (tone: Tone): string => `#${INK[tone]}`
const outline = (tone: Tone | undefined) =>
  tone === undefined ? {} : { stroke: ink(tone), 'stroke-width': 0.75 }
const path = (points: readonly Point[]): string => points.map(([x, y]) => `${x},${y}`).join(' ')

const ANCHORS = { left: 'start', centre: 'middle', right: 'end' } as const

function drawn(shape: Shape): string {
  switch (shape.kind) {
    case 'box': {
      const { x, y, width, height, fill } = shape
      return empty('rect', { x, y, width, height, fill: ink(fill), ...outline(shape.outline) })
    }
    case 'line':
      return empty('polyline', {
        points: path(shape.points),
        fill: 'none',
        stroke: ink(shape.tone),
        'stroke-width': shape.weight,
        'stroke-linejoin': 'round',
        'stroke-dasharray': shape.dashed === true ? '4 3' : undefined,
      })
    case 'area':
      return empty('polygon', { points: path(shape.points), fill: ink(shape.fill) })
    case 'dot':
      return empty('circle', {
        cx: shape.x,
        cy: shape.y,
        r: shape.radius,
        fill: ink(shape.fill),
        ...outline(shape.outline),
      })
    case 'text':
      break
  }
  const { x, y, text, anchor, size, tone, bold } = shape
  return element(
    'text',
    {
      x,
      y,
      'font-size': size,
      'font-weight': bold === true ? 600 : undefined,
      fill: ink(tone),
      'text-anchor': ANCHORS[anchor],
      'dominant-baseline': 'central',
    },
    escaped(text),
  )
}
