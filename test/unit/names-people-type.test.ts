import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { followSuccessors } from '../../src/domain/company/identity/follow-successors.ts'
import { KNOWN_NAMES } from '../../src/domain/company/identity/known-names/known-names.ts'
import { suggestKnown } from '../../src/domain/company/identity/known-successors.ts'
import { indexNames, type NameIndex } from '../../src/domain/company/identity/name-index.ts'
import { searchNames } from '../../src/domain/company/identity/name-search.ts'
import { namedElsewhere } from '../../src/domain/company/identity/named-elsewhere.ts'
import { joinSpellings, searchableNames } from '../../src/domain/company/identity/printed-names.ts'
import {
  joinSuggestions,
  type ReporterName,
  suggestSuccessors,
} from '../../src/domain/company/identity/successors.ts'
import { isReportingYear } from '../../src/domain/reporting-year.ts'
import { compareText } from '../../src/domain/text-order.ts'
import { NOT_REPORTERS, QUERIES } from '../support/names-people-type.ts'
import { ROOT, read } from './tree.ts'

const REGISTRY = 'data/starter/nger-corporate'

const TAX = 'data/starter/ato-tax'

interface TaxLine {
  readonly abn: string
  readonly name: string
  readonly income_year: string
}

interface RegistryLine {
  readonly abn: string
  readonly organisation: string
  readonly reporting_year: string
}

/** Every name in the registry as it ships, with its years, in the order of the store. */
function reporterNames(): ReporterName[] {
  const lines = readdirSync(path.join(ROOT, REGISTRY))
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .flatMap((file) => parse<RegistryLine>(read(`${REGISTRY}/${file}`), { columns: true }))
    .filter(({ abn }) => abn !== '')
  const groups = Map.groupBy(lines, ({ abn, organisation }) => `${abn}|${organisation}`)
  return [...groups.values()]
    .map((group) => {
      const years = group.map(({ reporting_year }) => reporting_year).toSorted()
      const [first_year, last_year] = [years[0] ?? '', years.at(-1) ?? '']
      if (!isReportingYear(first_year) || !isReportingYear(last_year)) throw new Error('a year is broken')
      return { abn: group[0]!.abn, name: group[0]!.organisation, first_year, last_year }
    })
    .toSorted((a, b) => compareText(a.abn, b.abn) || compareText(a.first_year, b.first_year))
}

/** Names of the tax table as it ships, each by its last year. */
function taxIndex(): NameIndex {
  const lines = readdirSync(path.join(ROOT, TAX))
    .filter((file) => file.endsWith('.csv'))
    .toSorted()
    .flatMap((file) => parse<TaxLine>(read(`${TAX}/${file}`), { columns: true }))
  const last = new Map(
    lines
      .filter(({ abn }) => abn !== '')
      .toSorted((a, b) => compareText(a.income_year, b.income_year))
      .map((line) => [line.abn, line]),
  )
  return indexNames(
    [...last.values()].map(({ abn, name, income_year }) => ({
      abn,
      name,
      first_year: income_year,
      last_year: income_year,
      role: 'controlling_corporation',
    })),
    [],
  )
}

let names: readonly ReporterName[]
let index: NameIndex
let ask: (question: string) => ReturnType<typeof followSuccessors>
let askElsewhere: (question: string) => ReturnType<typeof namedElsewhere>

beforeAll(() => {
  names = joinSpellings(reporterNames())
  index = indexNames(searchableNames(names, []), KNOWN_NAMES)
  const related = joinSuggestions([suggestSuccessors(names), suggestKnown(names)])
  const tax = taxIndex()
  const inTaxTable = (question: string) =>
    searchNames(question, tax, { vocabulary: index.vocabulary, found: [] })
  ask = (question) =>
    followSuccessors(
      searchNames(question, index, { vocabulary: tax.vocabulary, found: inTaxTable(question) }),
      related,
      index.latest_year,
    )
  askElsewhere = (question) =>
    namedElsewhere(question, { index: tax, found: inTaxTable(question) }, { index, found: ask(question) })
})

test.each(QUERIES)('%s is %s (%s)', (question, abn) => {
  const found = ask(question)
  const shown = found
    .slice(0, 4)
    .map((one) => `${one.abn} ${one.matched_name} ${one.find} ${one.score.toFixed(3)}`)
  expect(found[0]?.abn, shown.join('\n')).toBe(abn)
})

test.each(NOT_REPORTERS)('%s is no reporter: %s (%s)', (question, abn) => {
  expect(ask(question).map(({ matched_name, score }) => `${matched_name} ${score}`)).toEqual([])
  expect(askElsewhere(question)[0]?.abn ?? null).toBe(abn)
})

test('offers below 0.6 only what is misspelt', () => {
  const found = [...QUERIES, ...NOT_REPORTERS].flatMap(([question]) => ask(question))
  expect(found.filter(({ score, find }) => score < 0.6 && find !== 'similar')).toEqual([])
})

test('gives nothing for a name that nobody bears', () => {
  for (const question of ['xyzzy unheard', 'zzzz', 'qqq', '12'])
    expect(ask(question).map(({ matched_name }) => matched_name)).toEqual([])
})

test('leads every known name to a reporter of the registry', () => {
  const abns = new Set(names.map(({ abn }) => abn))
  expect(KNOWN_NAMES.filter(({ abn }) => !abns.has(abn))).toEqual([])
  const owners = Map.groupBy(
    KNOWN_NAMES.filter(({ kind }) => kind === 'ticker' || kind === 'trading_name'),
    ({ name }) => name.toUpperCase(),
  )
  expect([...owners].filter(([, own]) => new Set(own.map(({ abn }) => abn)).size > 1)).toEqual([])
})
