import { rememberedBy } from '../../remembered-by.ts'
import type { Factor } from '../factor.ts'
import type { Issue } from '../library.ts'
import topics from './not-covered.json' with { type: 'json' }
import { wordsOf } from './words.ts'

/** Why a question has no factor, and where one would be found. */
export interface Advice {
  readonly code: 'not_in_these_factors'
  /** What was understood; null where the words mean nothing that is known here. */
  readonly topic: string | null
  readonly message: string
  /** Where factors for it are published. */
  readonly published_in: readonly string[]
  /** Where those pointers come from; null where there are none. */
  readonly published_in_source: string | null
  /** What the edition covers. */
  readonly covers: readonly string[]
}

interface Topic {
  readonly topic: string
  readonly why: string
  readonly published_in: readonly string[]
  /** Factors that are near and not the same. */
  readonly related: readonly string[]
  /** Each phrase as the words that a query must hold in this order. */
  readonly phrases: readonly string[]
  readonly unless: ReadonlySet<string>
  /** How the factors begin that some editions have for it: the topic is of the others. */
  readonly held_as: readonly string[]
}

const TOPICS: readonly Topic[] = topics.map(({ words, unless, held_as = [], ...topic }) => ({
  ...topic,
  phrases: words.map((phrase) => ` ${wordsOf(phrase).join(' ')} `),
  unless: new Set(unless.flatMap(wordsOf)),
  held_as,
}))

/** The topic of a query that an edition does not cover; undefined where the query names something that it does. */
export function uncoveredTopic(query: string, { factors }: Pick<Issue, 'factors'>): Topic | undefined {
  const words = wordsOf(query)
  const line = ` ${words.join(' ')} `
  return TOPICS.find(
    ({ phrases, unless, held_as }) =>
      phrases.some((phrase) => line.includes(phrase)) &&
      !words.some((word) => unless.has(word)) &&
      !held_as.some((start) => factors.some(({ factor_id }) => factor_id.startsWith(start))),
  )
}

/** No publication behind a pointer was opened, so that none is quoted. */
const OWN_ASSIGNMENT =
  'Our own suggestions of where practitioners look for such factors; we have not checked these publications.'

/** What to say of a query that an edition has no factor for. */
export function adviceFor(topic: Topic | undefined, issue: Issue): Advice {
  const covers = coverageOf(issue)
  const set = `The national factors of ${issue.edition} cover ${covers.join(', ')}.`
  return topic === undefined
    ? {
        code: 'not_in_these_factors',
        topic: null,
        message: `Nothing in the national factors matches these words. ${set}`,
        published_in: [],
        published_in_source: null,
        covers,
      }
    : {
        code: 'not_in_these_factors',
        topic: topic.topic,
        message: `Not in the national factors: ${topic.topic}. ${topic.why} Use a factor of your own, with its source. Practitioners look in: ${topic.published_in.join('; ')} (our own suggestion; we have not checked these publications).`,
        published_in: topic.published_in,
        published_in_source: OWN_ASSIGNMENT,
        covers,
      }
}

/** The kinds of factors in an edition, in words. */
const coverageOf = rememberedBy((issue: Issue): readonly string[] =>
  [
    ...new Set(issue.factors.map(({ category }: Factor) => KINDS[category] ?? category.replaceAll('_', ' '))),
  ].toSorted(),
)

const KINDS: Readonly<Record<string, string>> = {
  agriculture: 'crops and soils',
  agriculture_livestock: 'livestock',
  electricity: 'purchased electricity',
  fuel_upstream: 'extraction and supply of fuels',
  industrial_processes: 'refrigerants and some industrial processes',
  stationary_combustion: 'fuels burnt on site',
  transport_combustion: 'fuels burnt in vehicles and aircraft',
  waste: 'waste and wastewater',
}
