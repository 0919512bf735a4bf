import { readdirSync } from 'node:fs'
import path from 'node:path'
import { parse } from 'csv-parse/sync'
import { beforeAll, expect, test } from 'vitest'
import { followSuccessors } from '../../src/domain/company/identity/follow-successors.ts'
import { KNOWN_NAMES } from '../../src/domain/company/identity/known-names/known-names.ts'
import { suggestKnown } from '../../src/domain/company/identity/known-successors.ts'
import { indexNames, type NameIndex } from '../../src/domain/company/identity/name-index.ts'
import { searchNames } from '../../src/domain/company/identity/name-search.ts'
import { joinSpellings, searchableNames } from '../../src/domain/company/identity/printed-names.ts'
import {
  joinSuggestions,
  type ReporterName,
  suggestSuccessors,
} from '../../src/domain/company/identity/successors.ts'
import { isReportingYear } from '../../src/domain/reporting-year.ts'
import { compareText } from '../../src/domain/text-order.ts'
import { QUERIES } from '../support/names-people-type.ts'
import { ROOT, read } from './tree.ts'

const REGISTRY = 'data/starter/nger-corporate'

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

let names: readonly ReporterName[]
let index: NameIndex
let ask: (question: string) => ReturnType<typeof followSuccessors>

beforeAll(() => {
  names = joinSpellings(reporterNames())
  index = indexNames(searchableNames(names, []), KNOWN_NAMES)
  const related = joinSuggestions([suggestSuccessors(names), suggestKnown(names)])
  ask = (question) => followSuccessors(searchNames(question, index), related, index.latest_year)
})

test.each(QUERIES)('%s is %s (%s)', (question, abn) => {
  const found = ask(question)
  const shown = found
    .slice(0, 4)
    .map((one) => `${one.abn} ${one.matched_name} ${one.find} ${one.score.toFixed(3)}`)
  expect(found[0]?.abn, shown.join('\n')).toBe(abn)
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
