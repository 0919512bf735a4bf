import { expect, it } from 'vitest'
import { starterGwps, starterRows } from '../../../../test/support/starter-factors.ts'
import { buildLibrary, findIssue } from '../library.ts'
import { adviceFor, uncoveredTopic } from './advice.ts'
import queries from './advised-queries.json' with { type: 'json' }
import { buildIndex } from './index.ts'
import topics from './not-covered.json' with { type: 'json' }
import { searchBest } from './search.ts'

const library = buildLibrary(starterRows, [...starterGwps.values()])
const issue = findIssue(library, '2026')!
const index = buildIndex(issue.factors)

/** The first answer: a factor, or a dash for "not in the national factors". */
const answer = (query: string): string =>
  uncoveredTopic(query, issue) === undefined
    ? (searchBest(index, query)?.indexed.factor.factor_id ?? '-')
    : '-'

it.each(queries)('%s gives %s', (query, expected) => {
  expect(answer(query)).toBe(expected)
})

it('judges sixty everyday questions and more', () => {
  expect(queries.length).toBeGreaterThanOrEqual(60)
})

it('says what is not covered, where it is published and what the set covers', () => {
  expect(adviceFor(uncoveredTopic('flights', issue), issue)).toMatchObject({
    code: 'not_in_these_factors',
    topic: 'travel by air',
    message: expect.stringContaining('Not in the national factors'),
    published_in: expect.arrayContaining([expect.stringContaining('UK Government')]),
    published_in_source: expect.stringContaining('Our own suggestions'),
    covers: expect.arrayContaining(['purchased electricity', 'waste and wastewater']),
  })
  expect(adviceFor(undefined, issue)).toMatchObject({
    topic: null,
    published_in: [],
    published_in_source: null,
  })
})

it('names only factors that exist, and where to look in every topic', () => {
  const ids = new Set(issue.factors.map(({ factor_id }) => factor_id))
  for (const { related, published_in } of topics) {
    expect(related.filter((id) => !ids.has(id))).toEqual([])
    expect(published_in.length).toBeGreaterThan(0)
  }
})

it('answers for clinker from the edition that has it, and says what the others have', () => {
  const old = findIssue(library, '2021')!
  expect(uncoveredTopic('cement clinker', old)).toBeUndefined()
  expect(searchBest(buildIndex(old.factors), 'cement clinker')?.indexed.factor.factor_id).toBe(
    'industrial.clinker.cement-clinker',
  )
  expect(uncoveredTopic('cement clinker', issue)?.related).toEqual([
    'industrial.calcination-of-carbonates.limestone',
  ])
})
