/** A drawing in points, its origin at the top left. Colours are roles that the templates turn into ink. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** Roles differ in lightness as much as in hue, so that they stay apart in greyscale and for the colour-blind. */
export type Tone = 'ink' | 'muted' | 'grid' | 'pale' | 'accent' | 'second' | 'band' | 'alarm' | 'paper'

export type Point = readonly [x: number, y: number]

export type Shape =
  | {
      readonly kind: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly fill: Tone
      readonly outline?: Tone
    }
  | {
      readonly kind: 'line'
      readonly points: readonly Point[]
      readonly tone: Tone
      readonly weight: number
      readonly dashed?: boolean
    }
  | { readonly kind: 'area'; readonly points: readonly Point[]; readonly fill: Tone }
  | {
      readonly kind: 'dot'
      readonly x: number
      readonly y: number
      readonly radius: number
      readonly fill: Tone
      readonly outline?: Tone
    }
  | {
      readonly kind: 'text'
      readonly x: number
      /** The middle of the line of text. */
      readonly y: number
      readonly text: string
      readonly anchor: 'left' | 'centre' | 'right'
      readonly size: number
      readonly tone: Tone
      readonly bold?: boolean
    }

/** The width of the page between its margins. */
export const PAGE_WIDTH = 482

export const rule = (from: Point, to: Point, tone: Tone = 'grid', weight = 0.5): Shape => ({
  kind: 'line',
  points: [from, to],
  tone,
  weight,
})

export const label = (
  x: number,
  y: number,
  text: string,
  anchor: 'left' | 'centre' | 'right' = 'left',
  tone: Tone = 'muted',
): Shape => ({ kind: 'text', x, y, text, anchor, size: 7.5, tone })

/** A legend in one row: a small box or line of each tone with its meaning. */
export function legend(y: number, entries: readonly { tone: Tone; text: string; line?: boolean }[]): Shape[] {
  let x = 0
  return entries.flatMap(({ tone, text, line }) => {
    const mark: Shape = line
      ? {
          kind: 'line',
          points: [
            [x, y],
            [x + 12, y],
          ],
          tone,
          weight: 1.5,
        }
      : { kind: 'box', x, y: y - 3.5, width: 9, height: 7, fill: tone }
    const shapes = [mark, label(x + 15, y, text, 'left', 'ink')]
    x += 15 + textWidth(text) + 16
    return shapes
  })
}

/** Near enough to keep labels apart: Inter's average letter is 0.56 of its size. */
export const textWidth = (text: string, size = 7.5): number => text.length * size * 0.56

/** Points are rounded so that the last bits of a division never reach the file. */
export const at = (value: number): number => Math.round(value * 100) / 100
