import type { TSchema } from 'typebox'
import { coverageMatrixSchema } from './coverage-matrix.ts'
import { manifestSchema } from './manifest.ts'
import { provenanceSchema } from './provenance.ts'
import { reportSchema } from './report.ts'

/** The schema of each JSON file of a bundle, by the name under which it is published. */
export const BUNDLE_SCHEMAS = {
  report: reportSchema,
  'coverage-matrix': coverageMatrixSchema,
  provenance: provenanceSchema,
  manifest: manifestSchema,
} as const satisfies Record<string, TSchema>

export type BundleSchemaName = keyof typeof BUNDLE_SCHEMAS

/** A schema as its own document. */
export const publishedSchema = (name: BundleSchemaName): object => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: `/schemas/${name}`,
  title: `${name}.json of an evidence bundle`,
  ...BUNDLE_SCHEMAS[name],
})
