import type { DisclosureReport } from '../domain/disclosure/report/report.ts'
import type { FigureChange } from '../domain/review/figures.ts'
import { isApproved } from '../domain/review/standing.ts'
import { statementSubject } from '../domain/review/subjects.ts'
import { day, figure, unit } from './format.ts'
import type { Column } from './pdf/document.ts'

type Review = DisclosureReport['review']

/** Who approved, and how they became a member: a reader judges by it how far apart author and approver are. */
export const approverLines = ({ approvers }: Review): string[] =>
  approvers.map(({ name, approved, last_at, invited_at, invited_by }) => {
    const parts = approved === 1 ? 'one part' : `${approved} parts`
    const by = invited_by === null ? '' : ` by ${invited_by.name}`
    const invited = invited_at === null ? '' : ` Invited on ${day(invited_at.slice(0, 10))}${by}.`
    return `${name} approved ${parts}, last on ${day(last_at.slice(0, 10))}.${invited}`
  })

/** Who approved the statement on a requirement; null while no one has. */
export function approverOf({ subjects }: Review, requirementId: string): string | null {
  const found = subjects.find(({ subject }) => subject === statementSubject(requirementId))
  return found !== undefined && isApproved(found) ? (found.decided_by?.name ?? null) : null
}

/** Figures that a table shows; report.json lists them all. */
const MOST_CHANGED = 200

interface ChangedFigures {
  readonly caption: string
  readonly columns: readonly Column[]
  readonly rows: readonly (readonly [label: string, from: string, to: string, unit: string])[]
  /** What the table leaves out, in words; null where it leaves out nothing. */
  readonly rest: string | null
}

/** The figures that are not what was approved, as a table; null where all are. */
export function changedFigures({ figures }: Review): ChangedFigures | null {
  if (figures === null || figures.state !== 'changed') return null
  const rest = figures.changed.length - MOST_CHANGED
  return {
    caption: 'Figures changed since approval',
    columns: [
      { title: 'Figure', share: 1.8, align: 'left' },
      { title: 'Approved', share: 1, align: 'right' },
      { title: 'Now', share: 1, align: 'right' },
      { title: 'Unit', share: 0.6, align: 'left' },
    ],
    rows: figures.changed
      .slice(0, MOST_CHANGED)
      .map(({ label, from, to, unit: name }) => [
        label.replace('CO2', 'CO₂'),
        shown(from),
        shown(to),
        unit(name),
      ]),
    rest:
      rest > 0
        ? `${rest} more figures have changed; report.json of the evidence bundle lists them all.`
        : null,
  }
}

const shown = (value: FigureChange['from']): string =>
  value === null ? 'none' : typeof value === 'number' ? figure(value) : value
