import type { Period } from '../../period.ts'

/** A period as one text, in keys and addresses: 2025-07-01/2026-06-30. Empty for what is about no single period. */
export const periodText = (period: Period | null): string =>
  period === null ? '' : `${period.start}/${period.end}`

/** The period that such a text means. */
export function periodOfText(text: string): Period | null {
  const [start, end] = text.split('/')
  return start === undefined || end === undefined ? null : { start, end }
}
