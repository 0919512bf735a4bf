import type { Documents } from './documents.ts'
import { canonical, differences, hash } from './json.ts'
import type { FiguresEntry, ReviewEntry } from './review-entries.ts'
import type { Finding } from './verification.ts'

/** The words that every page of a bundle with other figures than the approved ones begins with. */
export const CHANGED_MARK = 'FIGURES CHANGED SINCE APPROVAL'

/** What the bundle says of its figures and their approval follows from its metrics, and the approved figures from what it says has changed. */
export function checkFigures({ manifest, report }: Documents): Finding[] {
  const { review } = report
  const { figures } = review
  const stated = manifest.review.figures
  const ofManifest = tie('manifest.json/review/figures', stated, figures?.state ?? null)
  if (figures === null || review.status !== 'approved')
    return [
      ...ofManifest,
      ...tie('report.json/review/figures', figures !== null, review.status === 'approved'),
    ]
  return [
    ...ofManifest,
    ...tie('report.json/review/figures', statedOf(figures), followsFrom(figures, review, report)),
    ...checkWords(review, figures),
  ]
}

const statedOf = ({
  state,
  snapshot_id,
  evidence_hash,
  sha256,
  compared,
  changed,
  approved,
}: FiguresEntry) => ({
  state,
  snapshot_id,
  evidence_hash,
  sha256,
  compared,
  to: Object.fromEntries(changed.map(({ metric_id, to }) => [metric_id, to])),
  unchanged: [],
  approved_sha256: approved?.sha256 ?? null,
})

function followsFrom(
  { approved, changed, snapshot_id }: FiguresEntry,
  { locked }: ReviewEntry,
  report: Documents['report'],
) {
  const now = new Map(
    report.metrics.flatMap(({ id, value }) => (value === null ? [] : [[id, value] as const])),
  )
  const before = new Map(now)
  for (const { metric_id, from } of changed)
    if (from === null) before.delete(metric_id)
    else before.set(metric_id, from)
  const hashOf = (values: ReadonlyMap<string, unknown>): string => hash(canonical(Object.fromEntries(values)))
  return {
    state: approved === null ? 'not_recorded' : changed.length > 0 ? 'changed' : 'as_approved',
    // A locked period is computed from the data that it was approved with.
    snapshot_id: locked !== null && approved !== null ? approved.snapshot_id : report.snapshot.id,
    evidence_hash: report.evidence_hash,
    sha256: hashOf(now),
    compared: approved === null ? 0 : new Set([...now.keys(), ...before.keys()]).size,
    to: Object.fromEntries(changed.map(({ metric_id }) => [metric_id, now.get(metric_id) ?? null])),
    unchanged: changed.filter(({ from, to }) => from === to).map(({ metric_id }) => metric_id),
    approved_sha256: approved === null ? null : hashOf(before),
    ...(snapshot_id === report.snapshot.id ? {} : { snapshot_id: report.snapshot.id }),
  }
}

/** What a reader has to know is in the sentence that every document shows. */
function checkWords({ statement, approvers }: ReviewEntry, { state, withdrawn }: FiguresEntry): Finding[] {
  const needed = [
    ...(state === 'changed' ? ['Figures changed since approval'] : []),
    ...(state === 'not_recorded' ? ['before figures were recorded'] : []),
    ...withdrawn.map(({ release }) => release),
    ...approvers.flatMap(({ name, invited_by_author: author }) =>
      author ? [`${name} was invited by`, author.name] : [],
    ),
  ]
  return needed
    .filter((words) => !statement.includes(words))
    .map((words) => ({
      kind: 'tie',
      where: 'report.json/review/statement',
      detail: 'it leaves out what the rest of the review says',
      stated: statement,
      recomputed: words,
    }))
}

const tie = (where: string, stated: unknown, recomputed: unknown): Finding[] =>
  differences(stated, recomputed).map((difference) => ({
    kind: 'tie',
    where: `${where}${difference.pointer}`,
    detail: 'it does not match the rest of the bundle',
    stated: difference.stated ?? null,
    recomputed: difference.recomputed ?? null,
  }))
