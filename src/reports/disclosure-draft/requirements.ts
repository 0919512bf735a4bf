import type { S2Statement } from '../../domain/disclosure/records/s2-statements.ts'
import type { DisclosureReport, ReportRequirement } from '../../domain/disclosure/report/report.ts'
import headings from '../../frameworks/aasb-s2/draft-headings.json' with { type: 'json' }
import { requirementsOf } from '../../frameworks/aasb-s2/registry.ts'
import { type Requirement, VERSIONS } from '../../frameworks/aasb-s2/requirement.ts'

/** A requirement as the draft tells it: what the standard asks, how it stands, and what the company says. */
export interface DraftRequirement {
  readonly id: string
  /** What the standard asks, as the index says it. */
  readonly title: string
  /** What a report calls it. */
  readonly heading: string
  readonly pillar: string
  /** The whole paragraph that it belongs to, such as 29 of 29(a)(i)(1). */
  readonly group: { readonly id: string; readonly heading: string }
  /** Null for one that counts for nothing and is stated anyway. */
  readonly row: ReportRequirement | null
  readonly statement: S2Statement | null
}

/** Requirements that count, are gates, or that the company speaks about, in the order of the standard. */
export function draftRequirements({ standard, readiness, declared }: DisclosureReport): DraftRequirement[] {
  const version = VERSIONS.find((one) => one === standard.version)
  if (version === undefined) throw new RangeError(`the registry has no version ${standard.version}`)
  const all = requirementsOf(version)
  const byId = new Map(all.map((requirement) => [requirement.id, requirement]))
  const rows = new Map(readiness.requirements.map((row) => [row.requirement_id, row]))
  const statements = new Map(declared.statements.map((statement) => [statement.requirement_id, statement]))
  return all
    .filter(({ id }) => rows.has(id) || statements.has(id))
    .map((requirement) => ({
      id: requirement.id,
      title: requirement.title,
      heading: headingOf(requirement),
      pillar: requirement.pillar,
      group: groupOf(requirement, byId),
      row: rows.get(requirement.id) ?? null,
      statement: statements.get(requirement.id) ?? null,
    }))
}

/** What the company says about a requirement in its own words; null where it says nothing, or only why it is set aside. */
export const saidOf = ({ statement }: DraftRequirement): string | null =>
  statement?.kind === 'disclosure' ? (statement.statement ?? null) : null

/** A set-aside requirement is listed in the basis of preparation, unless the company speaks about it anyway. */
export const isSetAside = (requirement: DraftRequirement): boolean => {
  const { row, statement } = requirement
  const isOut = row === null ? statement !== null && statement.kind !== 'disclosure' : row.set_aside !== null
  return isOut && saidOf(requirement) === null
}

const HEADINGS = new Map(Object.entries(headings))

const headingOf = ({ id, title }: Requirement): string => HEADINGS.get(id) ?? title.replace('CO2', 'CO₂')

function groupOf(
  requirement: Requirement,
  byId: ReadonlyMap<string, Requirement>,
): { readonly id: string; readonly heading: string } {
  const parent = requirement.parent_id === null ? undefined : byId.get(requirement.parent_id)
  return parent === undefined
    ? { id: requirement.id, heading: headingOf(requirement) }
    : groupOf(parent, byId)
}
