import type { LedgerLine } from './line.ts'

/** Orders in which lines can be listed; those that are equal follow as they were taken. */
export const LINE_ORDERS = ['taken', 'newest', 'from', 'emissions'] as const
export type LineOrder = (typeof LINE_ORDERS)[number]

/** A line as far as it is searched and sorted. */
export interface ListedLine {
  readonly ordinal: number
  readonly id: string
  readonly line: LedgerLine
  /** Of all scopes; null where nothing was computed. */
  readonly t: number | null
}

/** Where a line stands in an order: smaller numbers come first. */
export function placeIn(order: LineOrder, { ordinal, line, t }: ListedLine): number {
  if (order === 'newest') return -ordinal
  if (order === 'from') return Number(line.from.replaceAll('-', ''))
  if (order === 'emissions') return t === null ? Number.MAX_VALUE : -t
  return ordinal
}

/** Finds lines by what people read of them: every word that was typed is in one of their texts. */
export function searchOf(text: string): (line: Pick<ListedLine, 'id' | 'line'>) => boolean {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  return ({
    id,
    line: { activity, use, facility, entity_abn, factor_id, unit, note, estimate, document },
  }) => {
    const texts = [id, activity, use, facility, entity_abn, factor_id, unit, note, estimate, document?.name]
    const all = texts
      .filter((one) => one !== undefined)
      .join('\n')
      .toLowerCase()
    return words.every((word) => all.includes(word))
  }
}
