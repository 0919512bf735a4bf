import type { DueSource, FileOutcome, UpdateReport } from '../operations/update/report.ts'
import { table } from './output.ts'

const WORDS: Readonly<Record<FileOutcome['outcome'], string>> = {
  current: 'nothing new',
  loaded: 'loaded',
  would_load: 'would be loaded',
  waiting: 'waits for a decision',
  left: 'not loaded, as decided',
  failed: 'failed',
}

/** What came of one file, with what it rests on. */
export function describeOutcome({
  source,
  name,
  outcome,
  release,
  messages,
  file,
  next,
}: FileOutcome): string {
  return [
    `${source}  ${name}: ${WORDS[outcome]}${release === null ? '' : ` (${release})`}`,
    ...messages.flatMap((message) => message.split('\n')).map((line) => `  ${line}`),
    ...(file === null ? [] : [`  kept in ${file}`]),
    ...(next === null ? [] : [`  next: ${next}`]),
  ].join('\n')
}

/** The report: every file in a line, then what is due and where to get it. */
export function describeUpdate({ files, due }: UpdateReport): string {
  const outcomes = files.map(({ source, name, outcome, release, messages }) => [
    source,
    name,
    WORDS[outcome],
    release ?? messages[0]?.split('\n')[0] ?? '',
  ])
  return [
    files.length === 0
      ? 'None of these sources has a known address.'
      : table(['source', 'file', 'outcome', ''], outcomes),
    '',
    describeDue(due),
  ].join('\n')
}

/** Sources with a day to expect something by. `southerly update --json` has all, and who says so. */
function describeDue(due: readonly DueSource[]): string {
  const shown = due.filter(({ state }) => state !== 'no_fixed_day')
  if (shown.length === 0) return 'No source has a fixed date.'
  return table(
    ['source', 'held', 'next', 'expected', 'how', 'publisher and page'],
    shown.map((row) => [
      row.source,
      row.newest_held ?? 'nothing',
      row.next_edition ?? '',
      describeDay(row),
      row.obtained === 'by_update' ? 'update' : 'by hand',
      `${row.publisher}, ${row.page}`,
    ]),
  )
}

function describeDay({ state, expected_from, expected_by }: DueSource): string {
  if (expected_by === null) return ''
  const span = expected_from === null ? `by ${expected_by}` : `${expected_from} to ${expected_by}`
  return state === 'due' ? `due, ${span}` : span
}
