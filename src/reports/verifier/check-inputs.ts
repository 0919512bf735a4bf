import type { Documents, InputEntry, ProvenanceFile, RecordEntry } from './documents.ts'
import { canonical, hash } from './json.ts'
import type { Finding } from './verification.ts'

const RECORDS = 'tenant_record'
/** The field of an input whose value is the hash of a list of others. */
const LIST = 'sha256_of_inputs'
/** Figures of an invented company have no publisher. */
const SANDBOX = /^sandbox(?:-\d{4}-\d{2})?$/
/** The requirements of the standard are an input without a file of data. */
const REQUIREMENTS = 'aasb_s2_requirements'
/** Declared sites are cited cell by cell; their record is not in the bundle. */
const SITES = /^sites version \d+$/

/** Every input is what its id says, every list is the hash of its members, every record the hash of its body. */
export function checkInputs({ provenance, report, coverage, manifest }: Documents): Finding[] {
  const byId = new Map(provenance.inputs.map((input) => [input.id, input]))
  const { standard } = report
  return [
    ...provenance.inputs.flatMap((input) => checkInput(input, byId, provenance, report.entity.is_sandbox)),
    ...recordsIn(provenance).flatMap((record) => checkRecord(record, byId, provenance)),
    ...[standard.requirements_sha256, coverage.requirements_sha256]
      .filter((stated) => !hasInput(provenance, byId, REQUIREMENTS, standard.version, stated))
      .map((stated) =>
        finding('input', 'requirements_sha256', 'no input matches this list of requirements', stated, null),
      ),
    ...checkEvidenceHash(provenance, byId, [report.evidence_hash, manifest.evidence_hash]),
  ]
}

/** An input without what the bundle adds to it: this is what ids and hashes are taken over. */
const bare = ({ dataset, release, file_sha256, ref, field, observed, value_text }: InputEntry): object => ({
  dataset,
  release,
  file_sha256,
  ref,
  field,
  observed,
  value_text,
})

function checkInput(
  input: InputEntry,
  byId: ReadonlyMap<string, InputEntry>,
  provenance: ProvenanceFile,
  isInvented: boolean,
): Finding[] {
  const id = `in_${hash(canonical(bare(input))).slice(0, 12)}`
  return [
    ...(id === input.id
      ? []
      : [
          finding(
            'input',
            input.id,
            'the input was changed: its content does not match its id',
            input.id,
            id,
          ),
        ]),
    ...checkList(input, byId),
    ...(isInvented && SANDBOX.test(input.release) ? [] : checkOrigin(input, provenance)),
  ]
}

function checkList(
  { id, field, members, value_text }: InputEntry,
  byId: ReadonlyMap<string, InputEntry>,
): Finding[] {
  if (field !== LIST) return []
  if (members === undefined)
    return [finding('input', id, 'it represents a list, but its members are missing')]
  const found = members.flatMap((member) => byId.get(member) ?? [])
  if (found.length < members.length)
    return [finding('input', id, 'members of the list are missing', members.length, found.length)]
  const texts = [...new Set(found.map((member) => canonical(bare(member))))].toSorted()
  const list = hash(`[${texts.join(',')}]`)
  return list === value_text
    ? []
    : [finding('input', id, 'the list does not have the hash of its members', value_text, list)]
}

/** The records of the period, the statements of an earlier one, whose version may have the same number, and explanations. */
const recordsIn = ({ records, readiness_facts }: ProvenanceFile): readonly RecordEntry[] => [
  ...records,
  ...[readiness_facts.earlier_statements, readiness_facts.explanations].filter((record) => record !== null),
]

const nameOf = ({ record, version }: RecordEntry): string => `${record} version ${version}`

/** A record is the hash of its body, and counted in the evidence hash. */
function checkRecord(
  record: RecordEntry,
  byId: ReadonlyMap<string, InputEntry>,
  provenance: ProvenanceFile,
): Finding[] {
  const found = hash(canonical(record.body))
  if (found !== record.sha256)
    return [
      finding('record', record.record, 'its content does not have the stated hash', record.sha256, found),
    ]
  return hasInput(provenance, byId, RECORDS, nameOf(record), found)
    ? []
    : [finding('record', record.record, 'no input in the evidence hash matches this record', found, null)]
}

/** Whether the evidence hash counts an input with this file. */
const hasInput = (
  { hashed }: ProvenanceFile,
  byId: ReadonlyMap<string, InputEntry>,
  dataset: string,
  release: string,
  sha256: string,
): boolean =>
  hashed.inputs.some((id) => {
    const input = byId.get(id)
    return input?.dataset === dataset && input.release === release && input.file_sha256 === sha256
  })

/** The file of an input is that of its release, or the record that it names. */
function checkOrigin(input: InputEntry, provenance: ProvenanceFile): Finding[] {
  if (input.dataset === REQUIREMENTS || (input.dataset === RECORDS && SITES.test(input.release))) return []
  if (input.dataset === RECORDS)
    return recordsIn(provenance).some(
      (record) => nameOf(record) === input.release && record.sha256 === input.file_sha256,
    )
      ? []
      : [
          finding(
            'record',
            input.release,
            'the input refers to different content of the record',
            input.file_sha256,
          ),
        ]
  const { releases } = provenance
  const release = releases.find((one) => one.release === input.release)
  if (release === undefined) return [finding('input', input.id, `its release ${input.release} is not listed`)]
  return release.file_sha256 === input.file_sha256 && release.dataset === input.dataset
    ? []
    : [
        finding(
          'input',
          input.id,
          'its file is not the file of its release',
          input.file_sha256,
          release.file_sha256,
        ),
      ]
}

function checkEvidenceHash(
  { hashed, evidence_hash }: ProvenanceFile,
  byId: ReadonlyMap<string, InputEntry>,
  stated: readonly string[],
): Finding[] {
  const missing = hashed.inputs.filter((id) => !byId.has(id))
  if (missing.length > 0)
    return [finding('input', missing.join(', '), 'counted in the evidence hash but missing from the inputs')]
  const inputs = set(hashed.inputs.map((id) => bare(byId.get(id)!)))
  const found = hash(`{"inputs":[${inputs}],"methods":[${set(hashed.methods)}]}`)
  return [evidence_hash, ...stated].every((one) => one === found)
    ? []
    : [
        finding(
          'input',
          'evidence_hash',
          'the inputs and methods do not have the stated hash',
          evidence_hash,
          found,
        ),
      ]
}

const set = (items: readonly object[]): string => [...new Set(items.map(canonical))].toSorted().join(',')

const finding = (
  kind: Finding['kind'],
  where: string,
  detail: string,
  stated?: unknown,
  recomputed?: unknown,
): Finding => ({
  kind,
  where,
  detail,
  ...(stated === undefined ? {} : { stated }),
  ...(recomputed === undefined ? {} : { recomputed }),
})
