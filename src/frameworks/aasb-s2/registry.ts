import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { rememberedUpTo } from '../../domain/remembered-by.ts'
import headings from './headings.json' with { type: 'json' }
import referencePack from './reference-pack.json' with { type: 'json' }
import {
  type CoverageStatus,
  PILLARS,
  type Pillar,
  type Requirement,
  type StandardVersion,
  VERSIONS,
} from './requirement.ts'
import examples from './statement-examples.json' with { type: 'json' }

/** A row of requirements.csv: one paragraph over all versions. */
interface RegistryRow {
  readonly framework: Requirement['framework']
  readonly id: string
  readonly parent_id: string
  readonly part: string
  readonly pillar: string
  readonly title: string
  readonly type: string
  readonly obligation: string
  readonly applies_when: string
  readonly data_needs: string
  readonly service_coverage: keyof typeof COVERAGE
  readonly coverage_source: string
  readonly scored: 'yes' | 'no'
  readonly assured_year1: 'yes' | 'no'
  readonly protected_statement: string
  readonly v2024_09: string
  readonly v2025_12: string
  readonly ifrs_s2_ref: string
  readonly ifrs_sds_elements: string
  readonly cross_refs: string
  readonly note: string
}

const COVERAGE = {
  auto_government: 'covered',
  partial: 'partially_covered',
  tenant_authored: 'tenant_supplied',
  none: 'not_covered',
  not_applicable: 'not_applicable',
} as const satisfies Record<string, CoverageStatus>

const VERSION_COLUMN = { '2024-09': 'v2024_09', '2025-12': 'v2025_12' } as const satisfies Record<
  StandardVersion,
  keyof RegistryRow
>
const NOT_IN_VERSION = new Set(['deleted', 'absent'])
const HEADING_TITLES = new Map(Object.entries(headings))
const EXAMPLE_STATEMENTS = new Map(Object.entries(examples))
const REFERENCE_PACK = new Set(referencePack.ids)

/** Every requirement of a version, in the order of the standard, headings before what they hold. */
export const requirementsOf = rememberedUpTo(
  VERSIONS.length,
  (version: StandardVersion): readonly Requirement[] => compose(version),
)

/** A requirement by id or slug. */
export function findRequirement(version: StandardVersion, idOrSlug: string): Requirement | undefined {
  return requirementsOf(version).find(
    (requirement) => requirement.id === idOrSlug || requirement.slug === idOrSlug,
  )
}

/** The id as a path segment: what brackets and points separate, hyphens join. */
export const slugOf = (id: string): string =>
  id
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')

let rows: readonly RegistryRow[] | undefined

function registryRows(): readonly RegistryRow[] {
  rows ??= parse(readFileSync(new URL('requirements.csv', import.meta.url)), {
    columns: true,
  }) as RegistryRow[]
  return rows
}

function compose(version: StandardVersion): Requirement[] {
  const present = new Set(registryRows().map((row) => row.id))
  const composed: Requirement[] = []
  const addHeading = (id: string, child: RegistryRow): void => {
    if (present.has(id)) return
    present.add(id)
    const parent = parentOf(id)
    if (parent !== null) addHeading(parent, child)
    composed.push(heading(id, parent, child))
  }
  for (const row of registryRows()) {
    if (row.parent_id !== '') addHeading(row.parent_id, row)
    composed.push(requirement(row, version))
  }
  return composed
}

function requirement(row: RegistryRow, version: StandardVersion): Requirement {
  const status = row[VERSION_COLUMN[version]]
  const absent = NOT_IN_VERSION.has(status)
  const coverage = absent ? 'not_applicable' : COVERAGE[row.service_coverage]
  if (coverage === undefined)
    throw new Error(`requirements.csv: ${row.id} has the unknown coverage ${row.service_coverage}`)
  return {
    id: row.id,
    slug: slugOf(row.id),
    framework: row.framework,
    parent_id: emptyAsNull(row.parent_id),
    is_heading: false,
    part: row.part,
    pillar: pillar(row),
    title: row.title,
    type: row.type,
    obligation: row.obligation,
    applies_when: emptyAsNull(row.applies_when),
    data_needs: emptyAsNull(row.data_needs),
    example: EXAMPLE_STATEMENTS.get(row.id) ?? null,
    status_in_version: status,
    coverage_status: coverage,
    reference_coverage_status: referenceCoverage(row.id, coverage),
    coverage_source: emptyAsNull(row.coverage_source),
    scored: row.scored === 'yes' && !absent,
    assured_year1: row.assured_year1 === 'yes',
    protected_statement: emptyAsNull(row.protected_statement),
    ifrs_s2_ref: emptyAsNull(row.ifrs_s2_ref),
    taxonomy_elements: list(row.ifrs_sds_elements, '|'),
    cross_refs: list(row.cross_refs, ';'),
    note: emptyAsNull(row.note),
  }
}

/** A paragraph that others name as their parent and that says nothing by itself. */
function heading(id: string, parent: string | null, child: RegistryRow): Requirement {
  return {
    id,
    slug: slugOf(id),
    framework: child.framework,
    parent_id: parent,
    is_heading: true,
    part: child.part,
    pillar: pillar(child),
    title: headingTitle(id),
    type: 'heading',
    obligation: 'context',
    applies_when: null,
    data_needs: null,
    example: null,
    status_in_version: 'in_force',
    coverage_status: 'not_applicable',
    reference_coverage_status: 'not_applicable',
    coverage_source: null,
    scored: false,
    assured_year1: false,
    protected_statement: null,
    ifrs_s2_ref: null,
    taxonomy_elements: [],
    cross_refs: [],
    note: null,
  }
}

function headingTitle(id: string): string {
  const title = HEADING_TITLES.get(id)
  if (title === undefined)
    throw new Error(`headings.json: give ${id} a title, rows of requirements.csv are under it`)
  return title
}

/** What the reference pack alone gives: records and company data are the company pack's. */
function referenceCoverage(id: string, coverage: CoverageStatus): CoverageStatus {
  return coverage === 'not_applicable' || REFERENCE_PACK.has(id) ? coverage : 'not_covered'
}

/** `29(a)(i)` is under `29(a)`; a whole paragraph is under nothing. */
function parentOf(id: string): string | null {
  const match = /^(.+)\([^()]+\)$/.exec(id)
  return match?.[1] ?? null
}

function pillar(row: RegistryRow): Pillar {
  const found = PILLARS.find((candidate) => candidate === row.pillar)
  if (found === undefined) throw new Error(`requirements.csv: ${row.id} has the unknown pillar ${row.pillar}`)
  return found
}

const emptyAsNull = (text: string): string | null => (text === '' ? null : text)
const list = (text: string, separator: string): string[] =>
  text === '' ? [] : text.split(separator).map((item) => item.trim())
