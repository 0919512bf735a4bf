import { publicationText } from '../domain/publication.ts'
import { describeDecision } from '../operations/ingest/findings.ts'
import type { Loaded } from '../operations/ingest/ingest.ts'
import { describeCoverage } from './describe-coverage.ts'
import { describeDiff } from './describe-diff.ts'
import { describeSummary } from './describe-reading.ts'

const OUTCOMES: Readonly<Record<Loaded['outcome'], string>> = {
  loaded: 'is loaded',
  unchanged: 'was loaded before; nothing changed',
  checked: 'would be loaded; nothing was saved',
}

/** A load for people: what was read, what differs, what changed for whom. */
export const describeLoaded = (loaded: Loaded): string => {
  const { outcome, release, snapshot } = loaded
  return [
    ...('cells' in loaded ? describeCells(loaded) : describeRows(loaded)),
    `release   ${release.id}, ${publicationText(release)}, ${OUTCOMES[outcome]}`,
    `snapshot  ${snapshot ?? 'none'}`,
  ].join('\n')
}

const describeRows = ({
  summary,
  diff,
  warnings,
  coverage,
}: Extract<Loaded, { diff: unknown }>): string[] => [
  ...(summary === null ? [] : [describeSummary(summary)]),
  ...(summary?.decisions ?? []).map((decision) => `decided   ${describeDecision(decision)}`),
  ...(diff === null ? [] : [describeDiff(diff)]),
  ...warnings.map(({ message }) => `warning   ${message}`),
  ...describeCoverage(coverage),
]

const describeCells = ({
  cells,
  years,
  notes,
  warnings,
  coverage,
}: Extract<Loaded, { cells: number }>): string[] => [
  `cells     ${cells}, years ${years[0]}-${years.at(-1)} (${years.length})`,
  ...notes.map((note) => `note      ${note}`),
  ...warnings.map(({ message }) => `warning   ${message}`),
  ...describeCoverage(coverage),
]
