import { checkInputs } from './check-inputs.ts'
import { checkSchemas } from './check-schemas.ts'
import { checkSignature } from './check-signature.ts'
import { checkTies } from './check-ties.ts'
import type { Documents, ManifestFile } from './documents.ts'
import { hash } from './json.ts'
import { notRecomputed } from './not-recomputed.ts'
import { readZip } from './read-zip.ts'
import { recompute } from './recompute.ts'
import {
  type FileCheck,
  type Finding,
  type TrustedKey,
  UnreadableBundle,
  type Verification,
} from './verification.ts'

/** The files of a bundle in their order. */
const NAMES = [
  'report.json',
  'report.pdf',
  'working-papers.xlsx',
  'summary.md',
  'coverage-matrix.json',
  'provenance.json',
  'manifest.json',
]

/**
 * Checks a bundle with nothing but its bytes: container, signature, hashes, schemas, every input, every calculation and
 * what the files say of each other. It shares no code with what made the bundle, and throws UnreadableBundle when
 * the bytes are none.
 */
export function verifyBundle(zip: Uint8Array, trusted: readonly TrustedKey[] | null): Verification {
  const { files, faults } = readZip(zip)
  const findings: Finding[] = faults.map((detail) => ({ kind: 'container', where: 'the ZIP', detail }))
  const manifest = readJson(files, 'manifest.json') as ManifestFile
  const schemaFaults = checkSchemas(files, readJson)
  if (schemaFaults.some(({ where }) => where.startsWith('manifest.json'))) {
    const signature = {
      trust: 'invalid' as const,
      key_id: null,
      detail: 'The manifest does not fit its schema.',
    }
    return { ...NOTHING, signature, findings: [...findings, ...schemaFaults] }
  }
  const signature = checkSignature(manifest, trusted)
  if (signature.trust === 'invalid' || signature.trust === 'wrong_key')
    findings.push({ kind: 'signature', where: 'manifest.json', detail: signature.detail })
  const checks = checkFiles(files, manifest)
  findings.push(...checks.flatMap(fileFinding))
  const head = {
    bundle: {
      bundle_id: manifest.bundle_id,
      sha256: hash(zip),
      abn: manifest.abn,
      name: manifest.name,
      period: manifest.period,
      snapshot: manifest.snapshot.id,
      evidence_hash: manifest.evidence_hash,
    },
    signature,
    files: checks,
  }
  if (schemaFaults.length > 0)
    return {
      ...NOTHING,
      ...head,
      findings: [...findings, ...schemaFaults],
      checked: { files: checks.length },
    }
  const content = checkContent(documentsOf(files, manifest))
  findings.push(...content.findings)
  return {
    ...head,
    valid: findings.length === 0,
    checked: { files: checks.length, ...content.checked },
    findings,
    not_recomputed: content.not_recomputed,
  }
}

/** What the files say, apart from the bytes that they say it in. */
export function checkContent(
  documents: Documents,
): Pick<Verification, 'findings' | 'checked' | 'not_recomputed'> {
  const { provenance, report, coverage } = documents
  const repeated = recompute(documents)
  const rest = notRecomputed(report, repeated.covered)
  return {
    findings: [...checkInputs(documents), ...repeated.findings, ...rest.findings, ...checkTies(documents)],
    checked: {
      inputs: provenance.inputs.length,
      records: provenance.records.length,
      calculations: provenance.calculations.length,
      metrics: report.metrics.length,
      outputs: repeated.figures,
      requirements: coverage.requirements.length,
    },
    not_recomputed: rest.listed,
  }
}

const NOTHING = { valid: false, bundle: null, files: [], checked: {}, not_recomputed: [] }

function checkFiles(files: ReadonlyMap<string, Uint8Array>, manifest: ManifestFile): FileCheck[] {
  const listed = new Map(manifest.files.map((file) => [file.name, file]))
  const unexpected = [...new Set([...files.keys(), ...listed.keys()])].filter((name) => !NAMES.includes(name))
  return [...NAMES.filter((name) => name !== 'manifest.json'), ...unexpected].map((name) => {
    const [bytes, file] = [files.get(name), listed.get(name)]
    const actual = bytes === undefined ? null : { size: bytes.length, sha256: hash(bytes) }
    const expected = file === undefined ? null : { size: file.size, sha256: file.sha256 }
    const isSame = actual?.sha256 === expected?.sha256 && actual?.size === expected?.size
    const status =
      actual === null
        ? 'missing'
        : expected === null || !NAMES.includes(name)
          ? 'unexpected'
          : isSame
            ? 'as_signed'
            : 'altered'
    return { name, status, expected, actual }
  })
}

const fileFinding = ({ name, status, expected, actual }: FileCheck): Finding[] =>
  status === 'as_signed'
    ? []
    : [
        {
          kind: 'file',
          where: name,
          detail: {
            altered: 'its bytes are not those that were signed',
            missing: 'it is missing',
            unexpected: 'it does not belong to a bundle',
          }[status],
          stated: expected,
          recomputed: actual,
        },
      ]

function documentsOf(files: ReadonlyMap<string, Uint8Array>, manifest: ManifestFile): Documents {
  return {
    manifest,
    report: readJson(files, 'report.json') as Documents['report'],
    coverage: readJson(files, 'coverage-matrix.json') as Documents['coverage'],
    provenance: readJson(files, 'provenance.json') as Documents['provenance'],
    summary: Buffer.from(files.get('summary.md') ?? []).toString(),
  }
}

/** The JSON of a file; undefined where it is missing or broken. Without a manifest there is nothing to check against. */
function readJson(files: ReadonlyMap<string, Uint8Array>, name: string): unknown {
  try {
    return JSON.parse(Buffer.from(files.get(name) ?? []).toString()) as unknown
  } catch {
    if (name === 'manifest.json') throw new UnreadableBundle('it holds no manifest.json that can be read')
    return undefined
  }
}
