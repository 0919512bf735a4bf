import { ServiceError } from '../../errors.ts'
import { BUNDLE_SCHEMAS, type BundleSchemaName, publishedSchema } from '../../reports/schemas/published.ts'

/** Names under which the schemas of a bundle's files are published. */
export const BUNDLE_SCHEMA_NAMES = Object.keys(BUNDLE_SCHEMAS) as readonly BundleSchemaName[]

/** The published JSON Schema of a file of a bundle. */
export function requireBundleSchema(name: string): object {
  const found = BUNDLE_SCHEMA_NAMES.find((known) => known === name)
  if (found === undefined)
    throw new ServiceError('route_not_found', `There is no schema ${name}.`, {
      valid_values: [...BUNDLE_SCHEMA_NAMES],
    })
  return publishedSchema(found)
}
