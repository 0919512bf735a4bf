import type { ImportPreview } from '../operations/disclosure/imports/import-file.ts'
import { table } from './output.ts'

const ROWS_SHOWN = 50

/** An import for people: faults, or what changes; then what is worth a look. */
export function describeImport(
  { faults, warnings, changes, totals, present }: ImportPreview,
  applied: { readonly version: number; readonly changed: boolean } | null,
): string {
  const parts = [
    faults.length > 0
      ? shortened(
          ['where', 'column', 'value', 'what is wrong'],
          faults.map(({ at, column, value, message }) => [at ?? 'file', column ?? '', value ?? '', message]),
        )
      : shortened(
          ['change', 'item', 'where', 'what changes'],
          changes.map(({ change, name, at, members }) => [change, name, at ?? '', members.join(', ')]),
        ),
    warnings.map(({ at, message }) => `${at === null ? '' : `${at}: `}${message}`).join('\n'),
    totals === null || faults.length > 0
      ? ''
      : `${totals.before} ${totals.unit} before, ${totals.after} ${totals.unit} after.`,
    faults.length > 0
      ? ''
      : applied === null
        ? `Nothing was saved. ${present === undefined ? 'The record would be new' : `Version ${present.version} is current`}; add --apply to save it.`
        : `${applied.changed ? 'Written as' : 'Nothing changed; it is still'} version ${applied.version}.`,
  ]
  return parts.flatMap((part) => (part === '' ? [] : [part.trimEnd()])).join('\n\n')
}

const shortened = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length <= ROWS_SHOWN
    ? table(head, rows)
    : `${table(head, rows.slice(0, ROWS_SHOWN))}\nand ${rows.length - ROWS_SHOWN} more; --json prints all`
