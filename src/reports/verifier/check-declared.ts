import type { Body, Documents } from './documents.ts'
import { canonical, differences } from './json.ts'
import type { Finding } from './verification.ts'

/** Units that a statement's figures are in, by the end of their name. */
const UNITS: readonly (readonly [end: string, unit: string])[] = [
  ['_t', 't CO2-e'],
  ['_gj', 'GJ'],
]
const STANDING = new Set(['active', 'achieved', 'revised'])
const BOUNDARY = [
  'approach',
  'rationale',
  'entities',
  'method_elections',
  'reliefs',
  'exclusions',
  'changes',
  'base_year_policy',
]

/** What the report says that the company declared: word for word what the records in provenance.json say. */
export function checkDeclared({ report, provenance }: Documents): Finding[] {
  const { declared } = report
  const bodyOf = (kind: string): Body | undefined =>
    provenance.records.find(({ record }) => record === kind)?.body
  const targets = bodyOf('emission_targets')
  const boundary = bodyOf('organisational_boundary')
  const risks = bodyOf('risks')
  const said = bodyOf('s2_statements')
  const expected = {
    ...(said?.['message'] === undefined ? {} : { message: said['message'] }),
    statements: listOf(said?.['statements']),
    targets: listOf(targets?.['targets']).filter(({ status }) => STANDING.has(String(status))),
    no_target: targets?.['no_target'] ?? null,
    boundary:
      boundary === undefined ? null : Object.fromEntries(BOUNDARY.map((name) => [name, boundary[name]])),
    // Bundles from before the register have no such member.
    ...('risks' in declared || risks !== undefined ? { risks: risks ?? null } : {}),
    earlier: earlierOf(provenance.readiness_facts.earlier_statements?.body),
  }
  // Most often all of it is the same, and one comparison of text is far quicker than one of each place.
  if (canonical(declared) === canonical(expected)) return []
  return differences(declared, expected).map(({ pointer, stated, recomputed }) => ({
    kind: 'tie',
    where: `report.json/declared${pointer}`,
    detail: 'the record in provenance.json differs',
    stated: stated ?? null,
    recomputed: recomputed ?? null,
  }))
}

function earlierOf(body: Body | undefined): object | null {
  if (body === undefined) return null
  const figures = listOf(body['statements'])
    .filter(({ kind }) => kind === 'disclosure')
    .flatMap(({ requirement_id, figures: own }) =>
      listOf(own).map(({ measure, value }) => ({ requirement_id, measure, value, unit: unitOf(measure) })),
    )
  return { period: body['period'], figures }
}

const unitOf = (measure: unknown): string | undefined =>
  UNITS.find(([end]) => String(measure).endsWith(end))?.[1]

const listOf = (value: unknown): readonly Body[] => (Array.isArray(value) ? (value as Body[]) : [])
