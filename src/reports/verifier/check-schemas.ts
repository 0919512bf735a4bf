import { Compile } from 'typebox/compile'
import { BUNDLE_SCHEMAS, type BundleSchemaName } from '../schemas/published.ts'
import type { Finding } from './verification.ts'

const NAMES = Object.keys(BUNDLE_SCHEMAS) as BundleSchemaName[]
const MOST_FAULTS = 20
const validators = new Map<BundleSchemaName, ReturnType<typeof Compile>>()

/** Each JSON file against its published schema. */
export function checkSchemas(
  files: ReadonlyMap<string, Uint8Array>,
  read: (files: ReadonlyMap<string, Uint8Array>, name: string) => unknown,
): Finding[] {
  return NAMES.flatMap((name) => {
    const file = `${name}.json`
    const value = read(files, file)
    if (value === undefined)
      return [{ kind: 'schema' as const, where: file, detail: 'it is missing or no JSON' }]
    const validator = validatorOf(name)
    if (validator.Check(value)) return []
    return validator
      .Errors(value)
      .slice(0, MOST_FAULTS)
      .map(({ instancePath, message }) => ({
        kind: 'schema' as const,
        where: `${file}${instancePath}`,
        detail: message,
      }))
  })
}

/** Compiled when it is first needed: a command that verifies nothing does not wait for it. */
function validatorOf(name: BundleSchemaName): ReturnType<typeof Compile> {
  const known = validators.get(name) ?? Compile(BUNDLE_SCHEMAS[name])
  validators.set(name, known)
  return known
}
