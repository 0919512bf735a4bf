import type { Documents, MethodName } from './documents.ts'
import { canonical, differences, hash } from './json.ts'
import type { Finding } from './verification.ts'

/** Statements that several files make must be one statement. */
export function checkTies(documents: Documents): Finding[] {
  return [
    ...sameEverywhere(documents),
    ...checkManifest(documents),
    ...checkRecords(documents),
    ...checkElections(documents),
    ...checkCoverage(documents),
    ...checkMethods(documents),
  ]
}

const tie = (where: string, detail: string, stated: unknown, recomputed: unknown): Finding[] =>
  differences(stated, recomputed).map((difference) => ({
    kind: 'tie',
    where: `${where}${difference.pointer}`,
    detail,
    stated: difference.stated ?? null,
    recomputed: difference.recomputed ?? null,
  }))

function sameEverywhere({ manifest, report, coverage, provenance }: Documents): Finding[] {
  const subject = {
    abn: manifest.abn,
    period: manifest.period,
    standard_version: manifest.standard_version,
    snapshot: manifest.snapshot.id,
  }
  const detail = 'it differs from the manifest'
  return [
    ...tie(
      'report.json',
      detail,
      {
        abn: report.entity.abn,
        period: report.period,
        standard_version: report.standard.version,
        snapshot: report.snapshot.id,
      },
      subject,
    ),
    ...tie(
      'coverage-matrix.json',
      detail,
      {
        abn: coverage.abn,
        period: coverage.period,
        standard_version: coverage.standard_version,
        snapshot: subject.snapshot,
      },
      subject,
    ),
    ...tie(
      'provenance.json',
      detail,
      {
        abn: provenance.abn,
        period: provenance.period,
        standard_version: subject.standard_version,
        snapshot: provenance.snapshot,
      },
      subject,
    ),
    ...tie('report.json/entity/name', detail, report.entity.name, manifest.name),
    ...tie('report.json/snapshot', detail, report.snapshot, manifest.snapshot),
    ...tie(
      'report.json/sources',
      'it differs from the list in provenance.json',
      report.sources,
      provenance.releases,
    ),
  ]
}

/** The id is taken over the content; records are kept for seven years after the period, or after the report was completed. */
function checkManifest({ manifest, provenance }: Documents): Finding[] {
  const { bundle_id, key: _, signature: __, ...content } = manifest
  const from =
    manifest.retention === undefined ? manifest.period.end : lastDay(manifest.period.end, provenance)
  return [
    ...tie(
      'manifest.json/bundle_id',
      'the content does not match its id',
      bundle_id,
      `bundle_${hash(canonical(content)).slice(0, 32)}`,
    ),
    ...tie(
      'manifest.json/retain_until',
      'it is not seven years after the latest of the period, the sign-off and the resolution',
      manifest.retain_until,
      sevenYearsAfter(from),
    ),
  ]
}

/** No day is later than the last of the year 9999, which a mistyped year may ask for. */
function sevenYearsAfter(from: string): string {
  const year = Number(from.slice(0, 4)) + 7
  const end = `${year}${from.slice(4)}`
  const isLeapDay = end.endsWith('-02-29') && !(year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0))
  if (year > 9999) return '9999-12-31'
  return isLeapDay ? `${year}-02-28` : end
}

/** The end of the period, or the sign-off or the directors' resolution when one of them is later. */
function lastDay(end: string, { records }: Documents['provenance']): string {
  const body = records.find(({ record }) => record === 's2_statements')?.body as
    | { readonly sign_off?: { readonly on: string }; readonly declaration?: { readonly resolved_on: string } }
    | undefined
  const days = [end, body?.sign_off?.on ?? '', body?.declaration?.resolved_on ?? '']
  return days.toSorted().at(-1) ?? end
}

function checkRecords({ manifest, report, provenance }: Documents): Finding[] {
  const held = provenance.records.map(({ record, version, sha256 }) => ({ record, version, sha256 }))
  const shown = report.records
    .filter(({ status }) => status === 'present')
    .map(({ record, version, sha256 }) => ({ record, version, sha256 }))
  return [
    ...tie('manifest.json/records', 'provenance.json contains different records', manifest.records, held),
    ...tie('report.json/records', 'provenance.json contains different records', shown, held),
  ]
}

type Body = Readonly<Record<string, unknown>>
const listOf = (body: Body | undefined, name: string): readonly Body[] | null =>
  body === undefined ? null : ((body[name] ?? []) as readonly Body[])
const STANDING = new Set<unknown>(['active', 'achieved', 'revised'])

/** What the report says that the company decided is in the company's records. */
function checkElections({ report, provenance }: Documents): Finding[] {
  const body = (kind: string): Body | undefined =>
    provenance.records.find(({ record }) => record === kind)?.body
  const [targets, boundary] = [body('emission_targets'), body('organisational_boundary')]
  const [electricity, statements] = [body('market_based_evidence'), body('s2_statements')]
  const signOff = statements?.['sign_off'] as Body | undefined
  return tie('report.json/elections', 'this differs from the records', report.elections, {
    consolidation_approach: boundary?.['approach'] ?? null,
    reliefs: listOf(boundary, 'reliefs')?.map(({ relief }) => relief) ?? null,
    method_elections: listOf(boundary, 'method_elections')?.length ?? null,
    standing_targets: listOf(targets, 'targets')?.filter(({ status }) => STANDING.has(status)).length ?? null,
    says_no_target: targets === undefined ? null : targets['no_target'] !== undefined,
    instruments: listOf(electricity, 'instruments')?.length ?? null,
    electricity_rows: listOf(electricity, 'consumption')?.length ?? null,
    statements: listOf(statements, 'statements')?.length ?? null,
    signed_off_by: signOff?.['name'] ?? null,
  })
}

function checkCoverage({ report, coverage, provenance }: Documents): Finding[] {
  const rows = new Map(coverage.requirements.map((row) => [row.id, row]))
  return [
    ...report.readiness.requirements.flatMap(({ requirement_id, detail }) =>
      tie(
        `report.json requirement ${requirement_id}/detail`,
        'coverage-matrix.json gives a different reason',
        detail,
        rows.get(requirement_id)?.reason ?? null,
      ),
    ),
    ...coverage.requirements.flatMap(({ id, references, metric_ids, evidence_ids }) =>
      tie(
        `coverage-matrix.json requirement ${id}`,
        'this differs from report.json and its records',
        { metric_ids, evidence_ids },
        {
          metric_ids: report.metrics
            .filter(({ value, requirement_ids }) => value !== null && requirement_ids.includes(id))
            .map((metric) => metric.id),
          evidence_ids: provenance.records
            .filter(({ record, version }) =>
              references.some((reference) => reference.endsWith(`${record} version ${version}`)),
            )
            .map(({ sha256 }) => sha256),
        },
      ),
    ),
  ]
}

/** The methods of the report are those of the evidence hash and of the calculations. */
function checkMethods({ report, provenance }: Documents): Finding[] {
  const used = [...provenance.hashed.methods, ...provenance.calculations.map(({ method }) => method)]
  const names = (methods: readonly MethodName[]): string[] =>
    [...new Set(methods.map(({ id, version }) => `${id} ${version}`))].toSorted()
  return tie('report.json/methods', 'other methods were used', names(report.methods), names(used))
}
