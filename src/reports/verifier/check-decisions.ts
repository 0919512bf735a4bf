import type { DecisionEntry, Documents, InputEntry, ProvenanceFile } from './documents.ts'
import { canonical, hash } from './json.ts'
import type { Finding } from './verification.ts'

type Release = ProvenanceFile['releases'][number]

/** A place that was decided about ends with the ids of the decisions. */
const MARK = / \[(dec_[0-9a-f]{16}(?:, dec_[0-9a-f]{16})*)\]$/
const marksOf = (ref: string): readonly string[] => MARK.exec(ref)?.[1]?.split(', ') ?? []
const placeOf = (ref: string): string => ref.replace(MARK, '')
/** A release without decisions ends with twelve digits of its file's hash; with them, with eight more of their own. */
const NAMED = /-([0-9a-f]{12})(?:-([0-9a-f]{8}))?$/
const LIST = 'sha256_of_inputs'
const LEFT_OUT = 'row_left_out'

/**
 * What operators decided is whole: each decision is what its id says, each release names all of its own, each input that rests
 * on a row in doubt names them, and nothing names one that is not there.
 */
export function checkDecisions({ provenance }: Documents): Finding[] {
  const { releases, inputs } = provenance
  const byId = new Map(inputs.map((input) => [input.id, input]))
  const byRelease = new Map(releases.map((release) => [release.release, release]))
  return [
    ...releases.flatMap((release) => [
      ...(release.decisions ?? []).flatMap((decision) => checkDecision(release, decision)),
      ...checkName(release),
    ]),
    ...inputs.flatMap((input) => checkMarks(input, byRelease.get(input.release), byId)),
  ]
}

function checkDecision({ release, file_sha256 }: Release, decision: DecisionEntry): Finding[] {
  const { id, ...content } = decision
  const found = `dec_${hash(canonical(content)).slice(0, 16)}`
  return [
    ...(found === id
      ? []
      : [finding(id, 'the decision was changed: its content does not match its id', id, found)]),
    ...(decision.file_sha256 === file_sha256
      ? []
      : [finding(id, `it is about a different file from ${release}`, decision.file_sha256, file_sha256)]),
  ]
}

/** The name of a release tells which decisions it was loaded with. */
function checkName({ release, file_sha256, decisions = [] }: Release): Finding[] {
  const [, ofFile, ofDecisions] = NAMED.exec(release) ?? []
  // A release that is no file, such as an answer of the register, is named otherwise.
  if (ofFile === undefined || !file_sha256.startsWith(ofFile)) {
    return decisions.length === 0
      ? []
      : [finding(release, 'it has decisions, but its name does not match its file')]
  }
  const ids = decisions.map(({ id }) => id).toSorted()
  const found = ids.length === 0 ? undefined : hash(canonical(ids)).slice(0, 8)
  return found === ofDecisions
    ? []
    : [
        finding(
          release,
          'its decisions are not the ones it was loaded with',
          ofDecisions ?? null,
          found ?? null,
        ),
      ]
}

function checkMarks(
  input: InputEntry,
  release: Release | undefined,
  byId: ReadonlyMap<string, InputEntry>,
): Finding[] {
  const marks = marksOf(input.ref)
  const decisions = release?.decisions ?? []
  const missing = marks.filter((mark) => !decisions.some(({ id }) => id === mark))
  if (missing.length > 0)
    return [finding(input.id, 'it uses decisions that its release does not list', missing.join(', '))]
  const expected = (
    input.field === LIST
      ? (input.members ?? []).flatMap((member) => marksOf(byId.get(member)?.ref ?? ''))
      : input.field === LEFT_OUT
        ? decisions
            .filter(({ row_ref, decision }) => decision === 'leave_out' && row_ref === placeOf(input.ref))
            .map(({ id }) => id)
            .filter((id) => marks.includes(id))
        : decisions.filter(({ row_ref }) => row_ref === placeOf(input.ref)).map(({ id }) => id)
  ).toSorted()
  const wanted = [...new Set(expected)].join(', ')
  return [
    ...(wanted === marks.join(', ')
      ? []
      : [finding(input.id, 'its row was decided differently from what it says', marks.join(', '), wanted)]),
    ...decisions.filter(({ id }) => marks.includes(id)).flatMap((decision) => checkUse(input, decision)),
  ]
}

/** The value of an input is the one that was chosen, and a row that was left out gives none. */
function checkUse(input: InputEntry, { id, decision, field, used }: DecisionEntry): Finding[] {
  if (decision === 'leave_out' && input.field !== LEFT_OUT && input.field !== LIST)
    return [finding(input.id, `its row was left out by ${id}`)]
  return decision === 'use' && field === input.field && input.value_text !== String(used)
    ? [finding(input.id, `${id} chose another value`, input.value_text, String(used))]
    : []
}

const finding = (where: string, detail: string, stated?: unknown, recomputed?: unknown): Finding => ({
  kind: 'input',
  where,
  detail,
  ...(stated === undefined ? {} : { stated }),
  ...(recomputed === undefined ? {} : { recomputed }),
})
