import { checkArguments } from './check-arguments.ts'
import { checkCompared } from './check-compared.ts'
import { checkDecisions } from './check-decisions.ts'
import { checkDeclared } from './check-declared.ts'
import { checkEvidenceFiles } from './check-evidence-files.ts'
import { checkFigures } from './check-figures.ts'
import { checkInputs } from './check-inputs.ts'
import { checkLedger } from './check-ledger.ts'
import { checkLists } from './check-lists.ts'
import { checkRegister } from './check-register.ts'
import { checkRequirements } from './check-requirements.ts'
import { checkMarks, checkReview } from './check-review.ts'
import { checkSignature } from './check-signature.ts'
import { checkSummary } from './check-summary.ts'
import { checkTargets } from './check-targets.ts'
import { checkTies } from './check-ties.ts'
import { checkWorkbook } from './check-workbook.ts'
import { checkYear } from './check-year.ts'
import type { Documents, ManifestFile } from './documents.ts'
import { hash } from './json.ts'
import { notRecomputed } from './not-recomputed.ts'
import { readDocuments } from './read-documents.ts'
import { readZip } from './read-zip.ts'
import { checkReadiness, READINESS_POINTERS } from './readiness/check-readiness.ts'
import { type Recomputation, recompute } from './recompute.ts'
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
/** Only in the bundle of a period with an emissions ledger. */
const LINES = 'ledger-lines.csv'

/**
 * Checks a bundle with nothing but its bytes: container, signature, hashes, schemas, every input, every calculation and
 * what the files say of each other. It shares no code with what made the bundle, and throws UnreadableBundle when
 * the bytes are none.
 */
export function verifyBundle(zip: Uint8Array, trusted: readonly TrustedKey[] | null): Verification {
  const { files, faults } = readZip(zip)
  if (!files.has('manifest.json')) throw new UnreadableBundle('it contains no manifest.json')
  const container = faults.map((detail): Finding => ({ kind: 'container', where: 'the ZIP', detail }))
  const { documents, findings: ofSchemas } = readDocuments(files)
  const manifest = documents.manifest as ManifestFile | undefined
  if (manifest === undefined) return { ...NOTHING, findings: [...container, ...ofSchemas] }
  const signature = checkSignature(manifest, trusted)
  const checks = checkFiles(files, manifest)
  const head = { bundle: headOf(manifest, zip), signature, files: checks }
  const findings = [
    ...container,
    ...signatureFinding(signature),
    ...checks.flatMap(fileFinding),
    ...ofSchemas,
  ]
  if (Object.values(documents).includes(undefined))
    return { ...NOTHING, ...head, findings, checked: { files: checks.length } }
  const content = checkContent({
    manifest,
    report: documents.report as Documents['report'],
    coverage: documents['coverage-matrix'] as Documents['coverage'],
    provenance: documents.provenance as Documents['provenance'],
    summary: Buffer.from(files.get('summary.md') ?? []).toString(),
    workbook: files.get('working-papers.xlsx') ?? new Uint8Array(),
    pdf: files.get('report.pdf') ?? new Uint8Array(),
    lines: files.get(LINES),
  })
  const all = [...findings, ...content.findings]
  return {
    ...head,
    valid: all.length === 0,
    checked: { files: checks.length, ...content.checked },
    findings: all,
    not_recomputed: content.not_recomputed,
    evidence_files: ((documents.report as Documents['report']).evidence_files ?? []).map(
      ({ sha256, status, name, named_in }) => ({
        sha256,
        status,
        name,
        what: named_in.map(({ what }) => what),
      }),
    ),
  }
}

/** What the files say, apart from the bytes that they say it in. */
export function checkContent(
  documents: Documents,
): Pick<Verification, 'findings' | 'checked' | 'not_recomputed'> {
  const { provenance, report, coverage } = documents
  const repeated = attempt(NOT_REPEATED, () => recompute(documents))
  const rest = notRecomputed(documents, [...repeated.covered, ...READINESS_POINTERS])
  const requirements = checkRequirements(documents)
  return {
    findings: [
      ...CHECKS.flatMap(
        (check) => attempt({ findings: [] }, () => ({ findings: check(documents) })).findings,
      ),
      ...repeated.findings,
      ...rest.findings,
      ...requirements.findings,
    ],
    checked: {
      inputs: provenance.inputs.length,
      records: provenance.records.length,
      calculations: provenance.calculations.length,
      metrics: report.metrics.length,
      outputs: repeated.figures,
      requirements: coverage.requirements.length,
    },
    not_recomputed: [...rest.listed, ...requirements.listed],
  }
}

const CHECKS: readonly ((documents: Documents) => readonly Finding[])[] = [
  checkInputs,
  checkDecisions,
  checkRegister,
  checkArguments,
  checkReadiness,
  checkTargets,
  checkYear,
  checkLists,
  checkDeclared,
  checkLedger,
  checkTies,
  checkCompared,
  checkSummary,
  checkReview,
  checkFigures,
  checkMarks,
  checkEvidenceFiles,
  checkWorkbook,
]

const NOT_REPEATED: Recomputation = { findings: [], covered: [], figures: 0 }

/** A hostile file may fit the schema and still hold a record that nothing can follow: that is a finding, never a crash. */
function attempt<Result extends { readonly findings: readonly Finding[] }>(
  nothing: Result,
  check: () => Result,
): Result {
  try {
    return check()
  } catch (error) {
    const detail = `it cannot be followed: ${(error as Error).message}`
    return { ...nothing, findings: [{ kind: 'schema', where: 'provenance.json', detail }] }
  }
}

const NOTHING: Omit<Verification, 'findings'> = {
  valid: false,
  bundle: null,
  signature: { trust: 'invalid', key_id: null, detail: 'The manifest cannot be read.' },
  files: [],
  checked: {},
  not_recomputed: [],
  evidence_files: [],
}

const headOf = (manifest: ManifestFile, zip: Uint8Array): Verification['bundle'] => ({
  bundle_id: manifest.bundle_id,
  sha256: hash(zip),
  abn: manifest.abn,
  name: manifest.name,
  period: manifest.period,
  snapshot: manifest.snapshot.id,
  evidence_hash: manifest.evidence_hash,
  review: manifest.review,
})

const signatureFinding = ({ trust, detail }: Verification['signature']): Finding[] =>
  trust === 'invalid' || trust === 'wrong_key' ? [{ kind: 'signature', where: 'manifest.json', detail }] : []

function checkFiles(files: ReadonlyMap<string, Uint8Array>, manifest: ManifestFile): FileCheck[] {
  const listed = new Map(manifest.files.map((file) => [file.name, file]))
  const expected = files.has(LINES) || listed.has(LINES) ? [...NAMES, LINES] : NAMES
  const unexpected = [...new Set([...files.keys(), ...listed.keys()])].filter(
    (name) => !expected.includes(name),
  )
  return [...expected.filter((name) => name !== 'manifest.json'), ...unexpected].map((name) => {
    const [bytes, file] = [files.get(name), listed.get(name)]
    const actual = bytes === undefined ? null : { size: bytes.length, sha256: hash(bytes) }
    const signed = file === undefined ? null : { size: file.size, sha256: file.sha256 }
    const isSame = actual?.sha256 === signed?.sha256 && actual?.size === signed?.size
    const status =
      actual === null
        ? 'missing'
        : signed === null || !expected.includes(name)
          ? 'unexpected'
          : isSame
            ? 'as_signed'
            : 'altered'
    return { name, status, expected: signed, actual }
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
            altered: 'its bytes differ from those that were signed',
            missing: 'it is missing',
            unexpected: 'it is not part of a bundle',
          }[status],
          stated: expected,
          recomputed: actual,
        },
      ]
