import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import { sha256 } from '../../domain/evidence.ts'
import { EXIT, OperatorError } from '../../errors.ts'
import { EXPORT_MANIFEST, EXPORT_SCHEMA } from '../../reports/export/package-files.ts'
import { checkSignature } from '../../reports/verifier/check-signature.ts'
import { MOST_BYTES, readIfZip } from '../../reports/verifier/read-zip.ts'
import type { FileCheck, Verification } from '../../reports/verifier/verification.ts'
import { readNamed, type TrustPlace, trustedKeys } from '../disclosure-report/verify-bundle.ts'
import { factsOf } from './write-export.ts'

const manifestCheck = Compile(
  Type.Object({
    schema: Type.Literal(EXPORT_SCHEMA),
    snapshot: Type.Object({ id: Type.String(), as_of: Type.String() }),
    format: Type.String(),
    files: Type.Array(
      Type.Object({
        name: Type.String({ pattern: '^[a-z_./0-9]+$' }),
        size: Type.Integer(),
        sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      }),
    ),
    key: Type.Object({ id: Type.String(), algorithm: Type.Literal('Ed25519'), public_key: Type.String() }),
    signature: Type.String(),
  }),
)

export interface VerifiedExport {
  readonly valid: boolean
  readonly snapshot: { readonly id: string; readonly as_of: string }
  readonly signature: Verification['signature']
  readonly files: readonly FileCheck[]
}

/** Where the files of an export are. */
interface ExportPlace {
  readonly names: readonly string[]
  readonly manifest: string | undefined
  readonly factsOf: (name: string) => Promise<{ readonly bytes: number; readonly sha256: string }>
}

/** Compares every file of an export with its signed manifest, without database or network. */
export const verifyExport = async (directory: string, trust: TrustPlace): Promise<VerifiedExport> =>
  verified(
    directory,
    {
      names: await filesIn(directory),
      manifest: await readFile(path.join(directory, EXPORT_MANIFEST), 'utf8').catch(() => undefined),
      factsOf: (name) => factsOf(path.join(directory, name)),
    },
    trust,
  )

/** The same of a ZIP that is signed like an export, such as a challenge; undefined where it is another. */
export async function verifyExportZip(file: string, trust: TrustPlace): Promise<VerifiedExport | undefined> {
  const files = await zippedFiles(file)
  const text = files?.get(EXPORT_MANIFEST)
  const manifest = text === undefined ? undefined : Buffer.from(text).toString()
  if (files === undefined || manifest === undefined || !manifestCheck.Check(parsed(manifest)))
    return undefined
  return await verified(
    file,
    {
      names: [...files.keys()].toSorted(),
      manifest,
      factsOf: async (name) => ({ bytes: files.get(name)!.length, sha256: sha256(files.get(name)!) }),
    },
    trust,
  )
}

/** Undefined where it is no whole ZIP: told by whoever reads it as a bundle. */
async function zippedFiles(file: string): Promise<ReadonlyMap<string, Uint8Array> | undefined> {
  const read = readIfZip(await readNamed(file, 'bundle', MOST_BYTES))
  return read === undefined || read.faults.length > 0 ? undefined : read.files
}

async function verified(
  place: string,
  { names, manifest: text, factsOf: read }: ExportPlace,
  trust: TrustPlace,
): Promise<VerifiedExport> {
  const trusted = await trustedKeys(trust)
  const manifest = checkedManifest(place, text)
  const { snapshot } = manifest
  const files = await Promise.all(
    manifest.files.map(async ({ name, size, sha256 }): Promise<FileCheck> => {
      const expected = { size, sha256 }
      if (!names.includes(name)) return { name, status: 'missing', expected, actual: null }
      const found = await read(name)
      const actual = { size: found.bytes, sha256: found.sha256 }
      const isSame = actual.size === size && actual.sha256 === sha256
      return { name, status: isSame ? 'as_signed' : 'altered', expected, actual }
    }),
  )
  const listed = new Set([EXPORT_MANIFEST, ...manifest.files.map(({ name }) => name)])
  const added = names
    .filter((name) => !listed.has(name))
    .map((name): FileCheck => ({ name, status: 'unexpected', expected: null, actual: null }))
  const signature = checkSignature(manifest, trusted)
  const all = [...files, ...added]
  return {
    valid:
      all.every(({ status }) => status === 'as_signed') &&
      (signature.trust === 'trusted' || signature.trust === 'integrity_only'),
    snapshot,
    signature,
    files: all,
  }
}

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .toSorted()
}

function checkedManifest(directory: string, text: string | undefined) {
  const manifest: unknown = text === undefined ? undefined : parsed(text)
  if (manifestCheck.Check(manifest)) return manifest
  throw new OperatorError(
    `${directory} is not an export: its ${EXPORT_MANIFEST} is ${text === undefined ? 'missing' : 'not one of an export'}`,
    { hint: 'Name the directory that `southerly export` wrote.', exitCode: EXIT.badInput },
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
