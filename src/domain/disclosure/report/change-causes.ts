import type { Method } from '../../evidence.ts'
import type { Calculation } from './calculation.ts'
import type { Provenance, ProvenanceInput } from './provenance.ts'
import type { DisclosureReport, Metric } from './report.ts'

/** What a bundle says, as far as a comparison needs it. */
export interface Compared {
  readonly report: DisclosureReport
  readonly provenance: Provenance
}

/** Why a figure is another one. Several may hold at once. */
export type Cause =
  | 'new_data'
  | 'restated_data'
  | 'data_no_longer_used'
  | 'method'
  | 'tenant_edit'
  | 'standard_version'
  | 'not_explained'

export interface CauseFound {
  readonly cause: Cause
  readonly detail: string
}

/** Tells why a figure of the one bundle is another in the other; undefined where a bundle does not have it. */
export function causeFinder(before: Compared, after: Compared) {
  const [inputsBefore, inputsAfter] = [inputsBehind(before.provenance), inputsBehind(after.provenance)]
  const [oldVersion, newVersion] = [before.report.standard.version, after.report.standard.version]
  return (was: Metric | undefined, is: Metric | undefined): CauseFound[] => {
    const [old, now] = [inputsBefore(was), inputsAfter(is)]
    const found = [
      ...methodCause(was?.method ?? null, is?.method ?? null),
      ...recordCauses(old, now),
      ...dataCauses(old, now),
      ...(oldVersion !== newVersion && (is ?? was)?.topic === 'readiness'
        ? [cause('standard_version', `${oldVersion} became ${newVersion}`)]
        : []),
    ]
    return found.length > 0
      ? found
      : [cause('not_explained', 'The inputs, methods and records behind it are the same in both bundles.')]
  }
}

const cause = (name: Cause, detail: string): CauseFound => ({ cause: name, detail })

function methodCause(was: Method | null, is: Method | null): CauseFound[] {
  if (was === null || is === null || (was.id === is.id && was.version === is.version)) return []
  return [cause('method', `${was.id} ${was.version} became ${is.id} ${is.version}`)]
}

const RECORDS = 'tenant_record'

function recordCauses(old: readonly ProvenanceInput[], now: readonly ProvenanceInput[]): CauseFound[] {
  const versionsOf = (inputs: readonly ProvenanceInput[]): ReadonlyMap<string, ProvenanceInput> =>
    new Map(inputs.filter(({ dataset }) => dataset === RECORDS).map((input) => [input.ref, input]))
  const [before, after] = [versionsOf(old), versionsOf(now)]
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((ref) => {
    const [was, is] = [before.get(ref), after.get(ref)]
    if (was?.file_sha256 === is?.file_sha256) return []
    return [cause('tenant_edit', `${was?.release ?? 'no record'} became ${is?.release ?? 'no record'}`)]
  })
}

/** Figures by what they are about. The row may have moved in another edition of the file, so it is no part of that. */
const subjectOf = ({ dataset, field, observed }: ProvenanceInput): string => `${dataset} ${field} ${observed}`

function dataCauses(old: readonly ProvenanceInput[], now: readonly ProvenanceInput[]): CauseFound[] {
  const [before, after] = [valuesBySubject(old), valuesBySubject(now)]
  const fresh = [...after.keys()].filter((subject) => !before.has(subject))
  const gone = [...before.keys()].filter((subject) => !after.has(subject))
  const restated = [...after.keys()].filter(
    (subject) => before.has(subject) && before.get(subject) !== after.get(subject),
  )
  return [
    ...listed('new_data', fresh),
    ...listed('restated_data', restated),
    ...listed('data_no_longer_used', gone),
  ]
}

/** Published values of each subject, in an order that does not depend on their rows. */
function valuesBySubject(inputs: readonly ProvenanceInput[]): ReadonlyMap<string, string> {
  const published = inputs.filter(({ dataset, members }) => dataset !== RECORDS && members === undefined)
  return new Map(
    [...Map.groupBy(published, subjectOf)].map(([subject, found]) => [
      subject,
      found
        .map(({ value_text }) => value_text ?? '')
        .toSorted()
        .join('\n'),
    ]),
  )
}

/** As many as a reader wants to see; provenance.json of both bundles has them all. */
const MOST_SUBJECTS = 5

function listed(name: Cause, subjects: readonly string[]): CauseFound[] {
  if (subjects.length === 0) return []
  const shown = subjects.toSorted().slice(0, MOST_SUBJECTS).join('; ')
  const rest = subjects.length - MOST_SUBJECTS
  return [cause(name, rest > 0 ? `${shown}; and ${rest} more` : shown)]
}

/** Every input behind a figure: its evidence, members of lists, and what its calculation and those before it cite. */
function inputsBehind({ inputs, calculations }: Provenance) {
  const byId = new Map(inputs.map((input) => [input.id, input]))
  const producers = new Map(
    calculations.flatMap((one) =>
      Object.values(one.outputs)
        .flat()
        .map((target) => [target, one] as const),
    ),
  )
  return (metric: Metric | undefined): ProvenanceInput[] => {
    if (metric === undefined) return []
    const found = new Set<string>()
    const take = (id: string): void => {
      if (found.has(id)) return
      found.add(id)
      for (const member of byId.get(id)?.members ?? []) take(member)
    }
    const seen = new Set<Calculation>()
    const follow = (calculation: Calculation | undefined): void => {
      if (calculation === undefined || seen.has(calculation)) return
      seen.add(calculation)
      const cited = references(calculation.arguments)
      for (const id of cited.inputs) take(id)
      for (const id of cited.metrics) follow(producers.get(id))
    }
    for (const id of metric.evidence_ids) take(id)
    follow(producers.get(metric.id))
    return [...found].flatMap((id) => byId.get(id) ?? [])
  }
}

function references(value: unknown): {
  readonly inputs: readonly string[]
  readonly metrics: readonly string[]
} {
  if (typeof value !== 'object' || value === null) return { inputs: [], metrics: [] }
  if ('input' in value && typeof value.input === 'string') return { inputs: [value.input], metrics: [] }
  if ('metric' in value && typeof value.metric === 'string') return { inputs: [], metrics: [value.metric] }
  const below = Object.values(value).map(references)
  return { inputs: below.flatMap(({ inputs }) => inputs), metrics: below.flatMap(({ metrics }) => metrics) }
}
