import type { OperatorDecision } from '../operator-decision.ts'
import type { LoadFinding } from './load-findings.ts'

/** A figure that one release prints and another one does not. */
export interface LostFigure {
  /** The field that it is of. */
  readonly measure: string
  /** Company, facility or region. */
  readonly name: string
  readonly abn: string | null
  readonly figure: number
  /** What names the row in both releases: who it is about, then the other fields of its key. */
  readonly about: readonly unknown[]
  /** False where the row itself is gone. */
  readonly is_listed: boolean
}

/** Findings that are reported one by one; many more indicate a problem with the file, not with companies. */
const MOST_TOLD = 100

/** Figures that a new issue of a table no longer prints: publishers correct figures, but seldom take one back. */
export function figureFindings(lost: readonly LostFigure[], slot: string): LoadFinding[] {
  const rest = lost.length - MOST_TOLD
  return [
    ...lost.slice(0, MOST_TOLD).map(
      (one): LoadFinding => ({
        kind: 'figure_lost',
        abn: one.abn,
        message: `${nameOf(one, slot)}: ${one.measure} was ${one.figure} in ${slot} and ${one.is_listed ? 'has no figure now' : 'is no longer listed'}.`,
      }),
    ),
    ...(rest > 0
      ? [{ kind: 'figure_lost', abn: null, message: `${rest} more figures of ${slot} are lost.` } as const]
      : []),
  ]
}

/** Rows that a person left out of a file are not lost by the publisher. Where no one knows whose they are, so many are. */
export function notLeftOut(
  lost: readonly LostFigure[],
  decisions: readonly Pick<OperatorDecision, 'decision' | 'about'>[],
): LostFigure[] {
  const left = decisions.filter(({ decision }) => decision === 'leave_out')
  const known = new Set(left.flatMap(({ about }) => (about === null ? [] : Object.values(about))))
  const isKnown = ({ abn, name }: LostFigure): boolean => known.has(abn ?? name) || known.has(name)
  const others = lost.filter((one) => one.is_listed || !isKnown(one))
  const gone = new Set(others.filter(({ is_listed }) => !is_listed).map(({ about }) => JSON.stringify(about)))
  const nobodys = left.filter(({ about }) => about === null).length
  return gone.size <= nobodys ? others.filter(({ is_listed }) => is_listed) : others
}

const NAMED = 5

/** Figures of the year before that the next year leaves empty: usual for a few companies, so it is only said. */
export function emptiedCells(
  lost: readonly LostFigure[],
  years: { readonly from: string; readonly to: string },
): string[] {
  const listed = lost.filter(({ is_listed }) => is_listed)
  return [...Map.groupBy(listed, ({ measure }) => measure)].map(([measure, all]) => {
    const rest = all.length - NAMED
    const named = all.slice(0, NAMED).map((one) => `${nameOf(one, years.from)} ${one.figure}`)
    return `${measure}: ${all.length === 1 ? 'one row has' : `${all.length} rows have`} no figure in ${years.to} and had one in ${years.from}: ${named.join('; ')}${rest > 0 ? `; and ${rest} more` : ''}.`
  })
}

/** A company by its ABN, anything else by all that names its row; the year is said beside it. */
const nameOf = ({ name, abn, about }: LostFigure, slot: string): string =>
  abn === null
    ? [name, ...about.slice(1).filter((part) => part !== null && part !== slot)].join(', ')
    : `${name} (${abn})`
