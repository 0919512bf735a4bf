import type { Findings } from '../reading/findings.ts'
import type { ClassLine, PrintedCode } from './levels.ts'
import type { AnzsicRow } from './row.ts'

/**
 * Every code once, with the title and parent that most of its lines print. A line that prints another one is a finding: its
 * class is kept, and the others speak for the code.
 */
export function agreedCodes(
  file: string,
  lines: readonly ClassLine[],
  findings: Findings,
): ReadonlyMap<string, AnzsicRow> {
  const printed = lines.flatMap(({ at, codes }) => codes.map((code) => ({ ...code, at })))
  const rows = new Map<string, AnzsicRow>()
  for (const [code, all] of Map.groupBy(printed, (one) => one.code)) {
    // A line in doubt may be left out, and the levels above its class must not go with it.
    const first = all.find(({ at }) => findings.rulesOf(at).length === 0) ?? all[0]!
    const title = mostOf(all.map((one) => one.title))
    const parent = mostOf(all.map((one) => one.parent))
    const { level } = first.level
    for (const one of all) {
      const differing = differenceOf(one, title, parent)
      if (differing !== undefined)
        findings.add(
          'code_described_otherwise',
          {
            file,
            at: `${one.at} (${level})`,
            ...differing,
            problem: `is not what the other lines print for ${code}`,
          },
          { decision: 'take', reason: 'What most lines print was read.' },
        )
    }
    rows.set(code, {
      level,
      code,
      title: title ?? '',
      parent_code: parent,
      division_code: (parent === null ? undefined : rows.get(parent)?.division_code) ?? code,
      row_ref: first.at,
    })
  }
  return rows
}

function differenceOf(
  { level, title: ownTitle, parent: ownParent }: PrintedCode,
  title: string | null,
  parent: string | null,
): { readonly column: string; readonly value: string | null; readonly expected: string } | undefined {
  if (ownTitle !== title) return { column: level.level, value: ownTitle, expected: title ?? '' }
  if (ownParent !== parent)
    return { column: `${level.level}_code`, value: ownParent, expected: `one that belongs to ${parent}` }
  return undefined
}

/** The value that is there most often; of several, the first. */
function mostOf<T>(values: readonly T[]): T | null {
  const counts = Map.groupBy(values, (value) => value)
  const most = Math.max(...[...counts.values()].map(({ length }) => length))
  return [...counts].find(([, { length }]) => length === most)?.[0] ?? null
}
