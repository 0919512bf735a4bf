import type { Factor } from '../factors/factor.ts'
import type { GwpTable } from '../factors/gwp.ts'
import { factorIn } from '../factors/library.ts'
import { parseFactorUnit } from '../factors/units.ts'
import {
  CATEGORIES,
  CATEGORY_WORDS,
  FUEL_AND_ENERGY,
  type LedgerScope,
  type Place,
  placeOf,
  scopeOfCategory,
} from './categories.ts'
import {
  type ChosenFactor,
  chooseFactor,
  factorById,
  type NationalFactors,
  otherFuel,
} from './choose-factor.ts'
import { type FactorUse, partOf } from './factor-use.ts'
import { type LedgerLine, type LineReason, LineRefusal } from './line.ts'
import { type OwnFactor, ownWords } from './own-factors.ts'
import { PUBLIC, publicFactorsFor } from './public-factors.ts'
import { type LineRegion, regionOfLine } from './region.ts'
import { isMoney } from './spend-factors.ts'
import { upstreamOf } from './upstream.ts'

/** What lines find their factors in. */
export interface FactorsOfLines {
  readonly national: NationalFactors
  readonly own: ReadonlyMap<string, OwnFactor>
  /** Of public sets, by their ids. */
  readonly publicly: ReadonlyMap<string, OwnFactor>
  /** What the tenant chose for words. */
  readonly choices: ReadonlyMap<string, FactorChoice>
}

/** What words mean to a tenant. */
export interface FactorChoice {
  /** Null: they are no activity, and rows of a file with them are left out. */
  readonly factor_id: string | null
  /** Where it belongs, if not to the category of the factor. */
  readonly category: string | null
}

export interface ResolvedFactor {
  readonly use: FactorUse
  readonly doubts: readonly LineReason[]
  readonly notes: readonly LineReason[]
  /** True where the tenant chose the factor for these words before. */
  readonly is_chosen: boolean
}

/** The factor of a line with its parts: what is burnt or bought, and what making it emitted. */
export function resolveFactor(factors: FactorsOfLines, asked: LedgerLine): ResolvedFactor {
  const words = ownWords(asked.activity, asked.use)
  const choice = asked.factor_id === undefined ? factors.choices.get(words) : undefined
  if (choice?.factor_id === null)
    throw new LineRefusal(
      'left_out',
      'activity',
      `${JSON.stringify(asked.activity)} was chosen to be left out. Name a factor_id to enter it anyway.`,
    )
  const named = asked.factor_id ?? choice?.factor_id
  const line = { ...asked, category: asked.category ?? choice?.category ?? undefined }
  return { ...resolveNamed(factors, line, named, words), is_chosen: choice !== undefined }
}

function resolveNamed(
  factors: FactorsOfLines,
  line: LedgerLine,
  named: string | undefined,
  words: string,
): Omit<ResolvedFactor, 'is_chosen'> {
  const own =
    factors.own.get(named ?? words) ?? (named === undefined ? undefined : factors.publicly.get(named))
  const { potentials } = factors.national.library
  if (own !== undefined) return ofOwn(own, line, potentials)
  if (named === undefined && isMoney(line.unit))
    throw new LineRefusal(
      'spend_not_mapped',
      'activity',
      `Choose a factor for ${JSON.stringify(line.activity ?? '')}: an industry as io:<code> (GET /v1/statistical/multipliers), an own factor per A$, or leave it out.`,
    )
  if (named?.startsWith('io:') === true)
    throw new LineRefusal(
      'factor_not_held',
      'factor_id',
      `There is no multiplier ${JSON.stringify(named)}. Industries have four digits, divisions a letter (GET /v1/statistical/multipliers).`,
    )
  if (named?.startsWith('own:') === true)
    throw new LineRefusal(
      'factor_not_held',
      'factor_id',
      `There is no own factor ${JSON.stringify(named)} in the record of own factors.`,
    )
  if (named?.startsWith(PUBLIC) === true)
    throw new LineRefusal(
      'factor_not_held',
      'factor_id',
      `No loaded public set has a factor ${JSON.stringify(named)} (GET /v1/public-factors).`,
    )
  if ((line.nger_method ?? 1) > 1)
    throw new LineRefusal(
      'method_needs_own_factor',
      'nger_method',
      'NGER methods 2 to 4 measure the factor. Give it as an own factor with its document; the national factors are method 1.',
    )
  if (named === undefined && line.activity === undefined)
    throw new LineRefusal(
      'activity_missing',
      'activity',
      'Say what was done or bought in activity, or name a factor_id.',
    )
  const region = regionOfLine(line)
  const chosen: ChosenFactor =
    named === undefined ? chooseOrOffer(factors, line, region) : namedFactor(factors.national, line, named)
  return ofNational(factors.national, chosen, line, region)
}

/** What the national factors do not have, a public set may: it is offered, and a person chooses it once. */
function chooseOrOffer(factors: FactorsOfLines, line: LedgerLine, region: LineRegion): ChosenFactor {
  try {
    return chooseFactor(factors.national, line, region)
  } catch (error) {
    if (!(error instanceof LineRefusal) || error.reason.code !== 'factor_not_held') throw error
    const offered = publicFactorsFor([line.activity ?? '', line.use ?? ''].join(' '), factors.publicly)
    if (offered.length === 0) throw error
    const ids = offered.map(({ factor_id }) => factor_id)
    throw new LineRefusal(
      'factor_not_held',
      'activity',
      `The national factors have nothing for ${JSON.stringify(line.activity)}; public sets that are loaded have ${ids.slice(0, 3).join(', ')}. Name one in factor_id, or enter an own factor.`,
      ids,
    )
  }
}

function namedFactor(national: NationalFactors, line: LedgerLine, named: string): ChosenFactor {
  const factor = factorById(national, named)
  return { factor, rate: null, doubts: otherFuel(national, line, factor) }
}

function ofNational(
  national: NationalFactors,
  { factor, rate, doubts }: ChosenFactor,
  line: LedgerLine,
  region: LineRegion,
): Omit<ResolvedFactor, 'is_chosen'> {
  const unit = parseFactorUnit(factor.unit)
  const own = placeOf(factor)
  if (unit === undefined || own === undefined)
    throw new LineRefusal(
      'factor_unfit',
      'factor_id',
      `${factor.factor_id} is not a factor that a line can take.`,
    )
  const place = placeAsked(line, own)
  const upstream =
    line.upstream === false ? { factor: null, notes: [], doubts: [] } : upstreamOf(national, factor, region)
  const { potentials } = national.library
  const upstreamPlace = place.scope === '3' ? place : FUEL_AND_ENERGY
  const outside = factor.factor_id.endsWith('.r22') ? [HCFC] : []
  return {
    use: {
      unit: unit.per.name,
      parts: [
        partOf(factor, place, potentials),
        ...(upstream.factor === null ? [] : [partOf(upstream.factor, upstreamPlace, potentials)]),
      ],
      rate: rate === null ? null : { row_id: rate.row_id, percent: String(rate.gases[0]!.value) },
      is_yearly: unit.of === 'yr',
      content: contentOf(national, factor),
    },
    doubts: [...doubts, ...upstream.doubts, ...outside],
    notes: upstream.notes,
  }
}

/** Codes of doubts that keep a line from counting until somebody has answered them. */
export const NOT_COUNTED: ReadonlySet<string> = new Set([
  'credit_unmatched',
  'factor_of_another_fuel',
  'likely_duplicate',
  'likely_outlier',
  'outside_the_seven_gases',
])

const HCFC: LineReason = {
  code: 'outside_the_seven_gases',
  member: 'activity',
  message:
    'R-22 is a HCFC, which is not one of the seven gases of the standard: it is kept and not counted in a scope. Report it beside the scopes.',
}

/** Energy for each unit of quantity; for waste, mass for each unit of volume. */
function contentOf({ library, issue }: NationalFactors, factor: Factor): FactorUse['content'] {
  const { energy_content: energy } = factor
  if (energy !== null) return { value: String(energy.value), unit: energy.unit }
  const [category, table, ...rest] = factor.factor_id.split('.')
  const density = factorIn(library, issue, [category, `${table}-volume-to-mass`, ...rest].join('.'))
  const value = density?.gases[0]?.value
  return value === null || value === undefined ? null : { value: String(value), unit: density!.unit }
}

function ofOwn(own: OwnFactor, line: LedgerLine, potentials: GwpTable): Omit<ResolvedFactor, 'is_chosen'> {
  if ((line.nger_method ?? 1) > 1 && !own.has_document && line.document === undefined)
    throw new LineRefusal(
      'document_needed',
      'document',
      `NGER method ${line.nger_method} needs the document that the factor was measured in: on the line or on the set of own factors.`,
    )
  const part = partOf(own.factor, placeAsked(line, own.place), potentials, own.biogenic)
  return {
    use: {
      unit: own.unit,
      parts: [{ ...part, file_sha256: own.document_sha256 ?? part.file_sha256 }],
      rate: null,
      is_yearly: false,
      content: null,
    },
    doubts: [],
    notes: own.notes ?? [],
  }
}

/** The category of the factor, or the one that the line gives it: a contractor's diesel is category 4. */
function placeAsked(line: LedgerLine, own: Place): Place {
  const asked = typeof line.category === 'number' ? `category_${line.category}` : line.category
  const place = asked === undefined || asked === own.category ? own : movedTo(asked, own)
  if (line.scope !== undefined && String(line.scope) !== place.scope)
    throw new LineRefusal(
      'scope_differs',
      'scope',
      `${CATEGORIES[place.scope][place.category]} is scope ${place.scope}, not scope ${line.scope}. Name the category that you mean.`,
      Object.keys(CATEGORIES[String(line.scope) as LedgerScope]),
    )
  return place
}

function movedTo(category: string, own: Place): Place {
  const scope = scopeOfCategory(category)
  if (scope === undefined)
    throw new LineRefusal(
      'category_unknown',
      'category',
      `There is no category ${JSON.stringify(category)}.`,
      CATEGORY_WORDS,
    )
  if (scope !== '3' && (scope === '2' || own.scope === '2'))
    throw new LineRefusal(
      'category_unfit',
      'category',
      `${CATEGORIES[own.scope][own.category]} cannot be entered as ${CATEGORIES[scope][category]}.`,
      [own.category, ...Object.keys(CATEGORIES['3'])],
    )
  return { scope, category }
}
