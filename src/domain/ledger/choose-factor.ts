import type { Factor } from '../factors/factor.ts'
import { slug } from '../factors/identity.ts'
import { type FactorLibrary, factorIn, type Issue } from '../factors/library.ts'
import { partsOf, regionsCovering } from '../factors/regions.ts'
import { uncoveredTopic } from '../factors/search/advice.ts'
import type { SearchIndex } from '../factors/search/index.ts'
import { type SearchHit, search } from '../factors/search/search.ts'
import { wordsOf } from '../factors/search/words.ts'
import { FUEL_TYPES, selectFactors } from '../factors/select.ts'
import { type LedgerLine, type LineReason, LineRefusal } from './line.ts'
import type { LineRegion } from './region.ts'

/** The national factors of the edition in force for the year, made ready to be searched. */
export interface NationalFactors {
  readonly library: FactorLibrary
  readonly issue: Issue
  readonly index: SearchIndex
}

export interface ChosenFactor {
  readonly factor: Factor
  readonly rate: Factor | null
  /** What somebody should look at before the line is beyond question. */
  readonly doubts: readonly LineReason[]
}

/** Two factors are the same for a line where they differ by no more than this share. */
const NO_MATTER = 0.01

const OWN_FACTOR =
  'Enter it as an own factor with its source, year and GWP set (PUT /v1/companies/{abn}/own-factors) and name it in factor_id.'

/** A mark in the place of a figure is not one. */
export const hasFigure = (factor: Factor | undefined): factor is Factor =>
  typeof factor?.total?.value === 'number'

/** A factor by its id in the edition of the year. */
export function factorById({ library, issue }: NationalFactors, id: string): Factor {
  const found = id.includes('@') ? library.byRowId.get(id) : factorIn(library, issue, id)
  if (found?.kind !== 'emission_factor' || !hasFigure(found))
    throw new LineRefusal(
      'factor_not_held',
      'factor_id',
      `The ${issue.edition} edition of the national factors has no figure for ${JSON.stringify(id)}. ${OWN_FACTOR}`,
    )
  return found
}

/** The factor that the words of a line mean, by the search of the factors. */
export function chooseFactor(national: NationalFactors, line: LedgerLine, region: LineRegion): ChosenFactor {
  const activity = line.activity ?? ''
  const refrigerant = search(national.index, activity).find(isLikely)?.indexed.factor
  if (refrigerant?.subcategory === 'refrigerant_gwp')
    return { factor: refrigerant, rate: rateOf(national, line), doubts: [] }
  const words = [activity, line.use ?? ''].join(' ').trim()
  const topic = uncoveredTopic(words, national.issue)
  const hits =
    topic === undefined ? search(national.index, words).filter(isLikely).filter(meets(activity)) : []
  const fitting = fittingHits(national, line, hits)
  const here = inRegion(fitting, region, activity)
  const [best] = here
  if (best === undefined) throw notHeld(national, words, topic?.why)
  return {
    factor: best.indexed.factor,
    rate: null,
    doubts: [...doubtsOf(best, here, words), ...useDoubt(best, here, line)],
  }
}

/** A factor that a line names although it says that another fuel was burnt: black coal with the factor of dry wood. */
export function otherFuel(
  { issue }: NationalFactors,
  { activity, corrects }: LedgerLine,
  named: Factor,
): LineReason[] {
  // Who sends the line again has confirmed it.
  if (activity === undefined || corrects !== undefined) return []
  const said = slug(activity)
  const isFuel =
    FUEL_TYPES.includes(said) ||
    issue.factors.some(
      ({ category, factor_id }) =>
        Object.values(COMBUSTION).includes(category) && factor_id.split('.').at(-1) === said,
    )
  // The factor of an engine's standard has the fuel's name and more: diesel-oil-euro-i.
  const isNamed =
    selectFactors([named], { fuel_type: activity }).length > 0 ||
    named.factor_id.split('.').some((part) => part.startsWith(`${said}-`))
  if (!isFuel || isNamed) return []
  const message = `The line says ${JSON.stringify(activity)} and names ${named.factor_id}, which is of something else. Send it again with corrects and the factor that is right.`
  return [{ code: 'factor_of_another_fuel', member: 'factor_id', message }]
}

/** What something is used for, or the vehicle, does not say what is burnt: a car wash is no petrol. */
function meets(activity: string): (hit: SearchHit) => boolean {
  const own = new Set(wordsOf(activity).filter((word) => !VEHICLES.has(word)))
  return ({ words }) => words.some(({ word }) => own.has(word))
}

const VEHICLES: ReadonlySet<string> = new Set(
  'car cars truck trucks vehicle vehicles ute utes bus buses van vans light heavy commercial fleet transport'.split(
    ' ',
  ),
)

/** A factor that a line can take by its words alone: upstream factors come with the fuel, losses with the electricity. */
const isLikely = ({ indexed: { factor } }: SearchHit): boolean =>
  factor.kind === 'emission_factor' &&
  hasFigure(factor) &&
  factor.category !== 'fuel_upstream' &&
  (factor.category !== 'electricity' || factor.subcategory === 'purchased_grid_electricity')

const COMBUSTION: Readonly<Record<string, string>> = {
  stationary: 'stationary_combustion',
  transport: 'transport_combustion',
}

/** Where the use says stationary or transport, and the activity is a fuel that people name, only those are meant. */
function fittingHits(national: NationalFactors, line: LedgerLine, hits: readonly SearchHit[]): SearchHit[] {
  const category = COMBUSTION[slug(line.use ?? '').split('-')[0]!]
  const fuel = FUEL_TYPES.includes(slug(line.activity ?? ''))
    ? new Set(selectFactors(national.issue.factors, { fuel_type: line.activity! }))
    : undefined
  return hits.filter(
    ({ indexed: { factor } }) =>
      (category === undefined || factor.category === category) &&
      (fuel === undefined || factor.category === 'electricity' || fuel.has(factor)),
  )
}

/** Electricity differs by grid, so that a line of it must say where. */
function inRegion(hits: readonly SearchHit[], { code }: LineRegion, activity: string): SearchHit[] {
  const regions = code === undefined ? undefined : regionsCovering(code)
  const here = hits.filter(
    ({ indexed: { factor } }) => factor.region === 'NATIONAL' || (regions?.includes(factor.region) ?? true),
  )
  const [best] = here
  const isRegional = hits.some(({ indexed: { factor } }) => factor.region !== 'NATIONAL')
  const isElectric = best?.indexed.factor.category === 'electricity'
  if (!isRegional || (!isElectric && best?.indexed.factor.region === 'NATIONAL')) return here
  const own = here.filter(({ indexed: { factor } }) => regions?.includes(factor.region) ?? false)
  if (own.length > 0) return own
  const all = [...new Set(hits.map(({ indexed: { factor } }) => factor.region))].toSorted()
  const parts = code === undefined ? [] : partsOf(code).filter((part) => all.includes(part))
  const published = parts.length === 0 ? all : parts
  throw new LineRefusal(
    'region_needed',
    'region',
    `${JSON.stringify(activity)} has a factor for each region. Give the region: ${published.join(', ')}.`,
    published,
  )
}

function doubtsOf(best: SearchHit, hits: readonly SearchHit[], words: string): LineReason[] {
  const asked = new Set(wordsOf(words))
  const met = new Set(best.words.map(({ word }) => word))
  const missed = [...asked].filter((word) => !met.has(word))
  const misspelt = best.words.filter(({ kind }) => kind === 'misspelt')
  const value = best.indexed.factor.total!.value!
  const others = hits.filter(
    (hit) =>
      hit.words.length >= best.words.length &&
      Math.abs(hit.indexed.factor.total!.value! - value) > NO_MATTER * Math.abs(value),
  )
  const name = best.indexed.factor.factor_id
  const reasons: LineReason[] = []
  const doubt = (code: string, message: string, allowed?: readonly string[]) =>
    reasons.push({ code, member: 'activity', message, ...(allowed === undefined ? {} : { allowed }) })
  if (missed.length > 0 || misspelt.length > 0)
    doubt(
      'factor_unsure',
      `${name} was taken, although not every word says so: ${[...missed, ...misspelt.map(({ word }) => word)].join(', ')}. Confirm it with factor_id.`,
    )
  if (others.length > 0)
    doubt(
      'factor_ambiguous',
      `${name} was taken, and other factors fit these words with another figure. Name one in factor_id.`,
      [name, ...others.slice(0, 9).map(({ indexed }) => indexed.factor.factor_id)],
    )
  return reasons
}

/** The same fuel burnt in an engine that stands and in one that drives belongs to two categories. */
function useDoubt(best: SearchHit, hits: readonly SearchHit[], { use }: LedgerLine): LineReason[] {
  const isOther = ({ indexed: { factor }, words }: SearchHit): boolean =>
    words.length >= best.words.length &&
    Object.values(COMBUSTION).includes(factor.category) &&
    factor.category !== best.indexed.factor.category
  if (use !== undefined || !hits.some(isOther)) return []
  const taken = best.indexed.factor.factor_id
  const message = `${taken} was taken: the line does not say what the fuel is used for. Say stationary or transport in use.`
  return [{ code: 'use_not_said', member: 'use', message, allowed: Object.keys(COMBUSTION) }]
}

function notHeld({ issue }: NationalFactors, words: string, why: string | undefined): LineRefusal {
  return new LineRefusal(
    'factor_not_held',
    'activity',
    `${why ?? `The ${issue.edition} edition of the national factors has nothing for ${JSON.stringify(words)}.`} ${OWN_FACTOR}`,
  )
}

/** With a use, the quantity of a refrigerant is the charge of equipment that loses a share of it each year; without, it is what was lost. */
function rateOf({ issue, index }: NationalFactors, { use }: LedgerLine): Factor | null {
  if (use === undefined) return null
  const rates = issue.factors.filter(({ kind, unit }) => kind === 'rate' && unit === '% per year')
  const exact = rates.find(({ factor_id }) => factor_id.endsWith(`.${slug(use)}`))
  const found =
    exact ?? search(index, use).find(({ indexed }) => rates.includes(indexed.factor))?.indexed.factor
  if (found !== undefined) return found
  throw new LineRefusal(
    'equipment_unknown',
    'use',
    `No leakage rate is published for ${JSON.stringify(use)}. Leave use out where the quantity is what was lost or topped up.`,
    rates.map(({ factor_id }) => factor_id.split('.').at(-1)!),
  )
}
