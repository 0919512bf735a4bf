import type { ReleaseDiff } from '../operations/releases/snapshot-diff.ts'
import { count, printValue } from './describe-reading.ts'

const SHOWN = 10

/** What changed between two releases, for people: counts and the first rows that differ. */
export function describeDiff(diff: ReleaseDiff): string {
  const rest = diff.added + diff.removed + diff.changed - Math.min(SHOWN, diff.rows.length)
  return [
    `${diff.before ?? 'nothing'} -> ${diff.after ?? 'nothing'}: ${count(diff.added)} added, ${count(diff.removed)} removed, ${count(diff.changed)} changed`,
    ...diff.rows.slice(0, SHOWN).map((row) => {
      const key = printValue(Object.values(row.key))
      const fields = Object.entries(row.fields).map(
        ([field, { before, after }]) => `${field} ${print(before)} -> ${print(after)}`,
      )
      return `  ${row.change} ${key}${row.change === 'changed' ? `: ${fields.join(', ')}` : ''}`
    }),
    ...(rest > 0 ? [`  ... and ${count(rest)} more; --json prints up to 1,000`] : []),
  ].join('\n')
}

const print = (value: unknown): string => (typeof value === 'number' ? count(value) : JSON.stringify(value))
