import { RECORD_SCHEMAS } from 'virtual:record-schemas'
import type { paths } from '../../../../../clients/typescript/src/schema.ts'
import type { FieldSchema } from '../form/schema.ts'
import type { GUIDES } from '../guides/guides.ts'

/** A kind of record that the company writes, and where it is in the workspace. */
export interface RecordKind {
  /** As the API names it. */
  readonly name: string
  /** After `/workspace/{abn}/`. */
  readonly section: string
  /** After `/v1/companies/{abn}/`. */
  readonly route: string
  readonly title: string
  /** Whether every period has its own. */
  readonly perPeriod: boolean
}

/** A kind of record with a form and its own section. */
export interface FormKind extends RecordKind {
  readonly name: paths['/v1/me/record-drafts/{abn}/{kind}']['get']['parameters']['path']['kind']
  readonly section: keyof typeof GUIDES
}

export const RECORD_KINDS = {
  targets: {
    name: 'emission_targets',
    section: 'targets',
    route: 'emission-targets',
    title: 'Targets',
    perPeriod: false,
  },
  boundary: {
    name: 'organisational_boundary',
    section: 'boundary',
    route: 'organisational-boundary',
    title: 'Boundary',
    perPeriod: true,
  },
  electricity: {
    name: 'market_based_evidence',
    section: 'electricity',
    route: 'market-based-scope2/evidence',
    title: 'Electricity',
    perPeriod: true,
  },
  risks: {
    name: 'risks',
    section: 'risks',
    route: 'risks',
    title: 'Risks',
    perPeriod: true,
  },
  sites: { name: 'sites', section: 'sites', route: 'sites', title: 'Sites', perPeriod: false },
  statements: {
    name: 's2_statements',
    section: 'statements',
    route: 's2-statements',
    title: 'Statements',
    perPeriod: true,
  },
} as const satisfies Readonly<Record<string, FormKind>>

export function schemaOf({ route }: RecordKind): FieldSchema {
  const schema: FieldSchema | undefined = RECORD_SCHEMAS[route]
  if (schema === undefined) throw new Error(`the build has no schema of ${route}`)
  return schema
}

/** The kind whose route a next action of the API names, such as `PUT /v1/companies/…/s2-statements`. */
export const kindOfRoute = (route: string): RecordKind | undefined =>
  Object.values(RECORD_KINDS).find((kind) => route.endsWith(`/${kind.route}`))
