import { type ReportingYear, reportingYear, startYear } from '../../reporting-year.ts'
import { compareText } from '../../text-order.ts'
import type { RelatedCompany } from './entity.ts'
import { compareNameKeys, type NameKey, nameKey } from './entity-name.ts'

/** A name that a reporter bore, with its years. */
export interface ReporterName {
  readonly abn: string
  readonly name: string
  readonly first_year: ReportingYear
  readonly last_year: ReportingYear
}

interface Reporter {
  readonly abn: string
  readonly first_year: ReportingYear
  readonly last_year: ReportingYear
  readonly names: readonly (ReporterName & { readonly key: NameKey })[]
}

/** Names at least so alike may belong to one business when one reporter ended as the other began. */
const ALIKE_ENOUGH = 0.6

/**
 * Other ABNs that may be the same business: the registry printed the same name under both, or one stopped the year
 * before the other began and their names begin with the same word and are alike (Telstra Corporation, Telstra Group).
 * A suggestion for a person, never a link.
 */
export function suggestSuccessors(
  names: readonly ReporterName[],
): (abn: string) => readonly RelatedCompany[] {
  const reporters = [...Map.groupBy(names, ({ abn }) => abn)].flatMap(([abn, own]) => reporterOf(abn, own))
  const byAbn = new Map(reporters.map((reporter) => [reporter.abn, reporter]))
  const byWord = Map.groupBy(
    reporters.flatMap((reporter) =>
      [...new Set(reporter.names.map(({ key }) => firstWord(key)))].map((word) => ({ word, reporter })),
    ),
    ({ word }) => word,
  )
  return (abn) => {
    const company = byAbn.get(abn)
    if (company === undefined) return []
    const near = [...new Set(company.names.map(({ key }) => firstWord(key)))].flatMap(
      (word) => byWord.get(word) ?? [],
    )
    return [...new Set(near.map(({ reporter }) => reporter))]
      .filter((other) => other.abn !== abn)
      .flatMap((other) => relation(company, other))
      .toSorted((a, b) => compareText(a.abn, b.abn))
  }
}

/** What several kinds of evidence suggest: each company once, its reasons together, in the order of ABNs. */
export function joinSuggestions(
  sources: readonly ((abn: string) => readonly RelatedCompany[])[],
): (abn: string) => readonly RelatedCompany[] {
  return (abn) => {
    const found = Map.groupBy(
      sources.flatMap((suggest) => suggest(abn)),
      (one) => one.abn,
    )
    return [...found.values()]
      .flatMap(([one, ...more]) =>
        one === undefined ? [] : [{ ...one, reason: [one, ...more].map(({ reason }) => reason).join('; ') }],
      )
      .toSorted((a, b) => compareText(a.abn, b.abn))
  }
}

/** A reporter as a suggestion, under its latest name; none where the registry never printed it. */
export function relatedReporter(own: readonly ReporterName[], reason: string): RelatedCompany[] {
  const latest = own.toSorted((a, b) => compareText(a.last_year, b.last_year)).at(-1)
  const first_year = own.map((one) => one.first_year).toSorted()[0]
  if (latest === undefined || first_year === undefined) return []
  return [{ abn: latest.abn, name: latest.name, reason, first_year, last_year: latest.last_year }]
}

function reporterOf(abn: string, own: readonly ReporterName[]): Reporter[] {
  const firsts = own.map(({ first_year }) => first_year).toSorted()
  const lasts = own.map(({ last_year }) => last_year).toSorted()
  const [first_year, last_year] = [firsts[0], lasts.at(-1)]
  if (first_year === undefined || last_year === undefined) return []
  return [{ abn, first_year, last_year, names: own.map((one) => ({ ...one, key: nameKey(one.name) })) }]
}

const firstWord = ({ normalised }: NameKey): string => normalised.split(' ')[0] ?? ''

function relation(company: Reporter, other: Reporter): RelatedCompany[] {
  const pairs = company.names.flatMap((mine) =>
    other.names.map((theirs) => ({ theirs, score: compareNameKeys(mine.key, theirs.key).score })),
  )
  const best = pairs.toSorted((a, b) => b.score - a.score)[0]
  if (best === undefined) return []
  const { abn, first_year, last_year } = other
  const related = (reason: string): RelatedCompany[] => [
    { abn, name: best.theirs.name, reason, first_year, last_year },
  ]
  if (best.score === 1) return related('the registry has published the same name under this ABN')
  if (best.score < ALIKE_ENOUGH) return []
  if (follows(company, other))
    return related(
      `started reporting the year after this company stopped; similar name (${best.score.toFixed(2)})`,
    )
  if (follows(other, company))
    return related(
      `stopped reporting the year before this company started; similar name (${best.score.toFixed(2)})`,
    )
  return []
}

const follows = (before: Reporter, after: Reporter): boolean =>
  after.first_year === reportingYear(startYear(before.last_year) + 1)
