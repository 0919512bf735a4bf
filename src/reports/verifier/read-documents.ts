import { Compile } from 'typebox/compile'
import { BUNDLE_SCHEMAS, type BundleSchemaName } from '../schemas/published.ts'
import { parseFile } from './json.ts'
import type { Finding } from './verification.ts'

const NAMES = Object.keys(BUNDLE_SCHEMAS) as BundleSchemaName[]
const MOST_FAULTS = 20
const validators = new Map<BundleSchemaName, ReturnType<typeof Compile>>()

/** The JSON files of a bundle by name; each undefined where it does not fit its published schema. */
export interface ReadDocuments {
  readonly documents: Readonly<Record<BundleSchemaName, unknown>>
  readonly findings: readonly Finding[]
}

/** Reads each JSON file, as it must be written, against its published schema. */
export function readDocuments(files: ReadonlyMap<string, Uint8Array>): ReadDocuments {
  const read = NAMES.map((name) => ({ name, ...readDocument(name, files.get(`${name}.json`)) }))
  return {
    documents: Object.fromEntries(read.map(({ name, value }) => [name, value])) as ReadDocuments['documents'],
    findings: read.flatMap(({ findings }) => findings),
  }
}

function readDocument(
  name: BundleSchemaName,
  bytes: Uint8Array | undefined,
): { readonly value: unknown; readonly findings: readonly Finding[] } {
  const file = `${name}.json`
  const parsed = bytes === undefined ? null : parseFile(bytes)
  if (parsed === null)
    return {
      value: undefined,
      findings: [{ kind: 'schema', where: file, detail: 'it is missing, not JSON, or nested too deeply' }],
    }
  const { value, isAsWritten } = parsed
  const validator = validatorOf(name)
  if (!validator.Check(value)) {
    const faults = validator.Errors(value).slice(0, MOST_FAULTS)
    // The verdict decides: a document that no fault explains is refused anyway.
    const told = faults.length > 0 ? faults : [{ instancePath: '', message: 'it does not match its schema' }]
    return {
      value: undefined,
      findings: told.map(({ instancePath, message }) => ({
        kind: 'schema',
        where: `${file}${instancePath}`,
        detail: message,
      })),
    }
  }
  const detail =
    'its text is not in the form a bundle uses: a field may appear twice, or a number may hide digits'
  return { value, findings: isAsWritten ? [] : [{ kind: 'schema', where: file, detail }] }
}

/** Compiled when it is first needed: a command that verifies nothing does not wait for it. */
function validatorOf(name: BundleSchemaName): ReturnType<typeof Compile> {
  const known = validators.get(name) ?? Compile(BUNDLE_SCHEMAS[name])
  validators.set(name, known)
  return known
}
