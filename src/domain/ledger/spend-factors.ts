import type { Factor } from '../factors/factor.ts'
import { multiply, rational, toFixed } from '../factors/rational.ts'
import type { LineReason } from './line.ts'
import type { OwnFactor } from './own-factors.ts'
import spendWords from './spend-words.json' with { type: 'json' }

/** Unit of what is bought in money. */
export const MONEY_UNIT = 'A$'

const MONEY = new Set(['a$', 'aud', 'au$', '$'])
export const isMoney = (unit: string): boolean => MONEY.has(unit.trim().toLowerCase())

/** Emissions behind a dollar that an industry or a division is paid. */
export interface SpendMultiplier {
  readonly code: string
  readonly name: string
  readonly kg_per_aud: number
  readonly edition: string
  readonly release_id: string
  readonly row_ref: string
}

/** What a dollar of the period was worth in the year of the multipliers; null where no price index reaches both. */
export interface PriceRatio {
  readonly ratio: number
  readonly base_year: string
}

/** Multipliers as factors of lines in A$, by their ids. */
export const spendFactors = (
  multipliers: readonly SpendMultiplier[],
  prices: PriceRatio | null,
): ReadonlyMap<string, OwnFactor> =>
  new Map(multipliers.map((one) => [`io:${one.code}`, spendFactor(one, prices)]))

function spendFactor(one: SpendMultiplier, prices: PriceRatio | null): OwnFactor {
  const id = `io:${one.code}`
  const unit = `kg CO2-e/${MONEY_UNIT}`
  const kilograms =
    prices === null
      ? String(one.kg_per_aud)
      : toFixed(multiply(rational(one.kg_per_aud), rational(prices.ratio)), 9)
  const printed = `${one.kg_per_aud} kg CO2-e per A$ at basic prices${prices === null ? '' : ` of ${prices.base_year}, times ${toFixed(rational(prices.ratio), 6)} for the rise of consumer prices since`}`
  const factor: Factor = {
    factor_id: id,
    row_id: `${id}@${one.edition}`,
    kind: 'emission_factor',
    edition: one.edition,
    vintage: null,
    superseded: false,
    release_id: one.release_id,
    scope: 3,
    category: 'category_1',
    subcategory: 'input_output',
    activity: one.name,
    region: 'NATIONAL',
    period: null,
    method: null,
    carbon_origin: 'fossil',
    gwp_set: null,
    unit,
    gases: [],
    total: {
      gas: 'total',
      value: Number(kilograms),
      value_text: kilograms,
      unit,
      table: '',
      cell: one.row_ref,
      flags: [],
    },
    total_basis: 'published',
    energy_content: null,
    table: '',
    table_title: `Input-output multipliers, ${one.code} ${one.name}, ${one.row_ref}: ${printed}`,
    cells: [],
    footnotes: [],
    flags: [],
    inputs: [],
  }
  return {
    factor,
    place: { scope: '3', category: 'category_1' },
    unit: MONEY_UNIT,
    biogenic: undefined,
    has_document: true,
    notes: [SPEND_BASED, ...(prices === null ? [PRICES_AS_THEY_ARE] : [])],
  }
}

const SPEND_BASED: LineReason = {
  code: 'spend_based',
  message:
    'Spend times the average of an industry: data quality 5 of 5 unless the line gives another. Replace it by quantities or suppliers’ figures where it matters.',
}

const PRICES_AS_THEY_ARE: LineReason = {
  code: 'prices_not_converted',
  message:
    'The multiplier is per dollar of about 2014-15, and no price index reaches from there to this period: the figure is too high by the rise of prices since.',
}

const WORDS: readonly (readonly [string, string])[] = Object.entries(spendWords).flatMap(([code, words]) =>
  words.map((word) => [word, `io:${code}`] as const),
)

/** Pay, taxes and book entries buy nothing from an industry. */
const NOTHING_BOUGHT =
  /wage|salar|payroll|superannuation|depreciation|amortisation|dividend|\btax\b|\bgst\b|bad debt|interest/i

/** Industries that the words of an account mean, those of more words first. */
export function industriesFor(account: string, held: ReadonlyMap<string, unknown>): string[] {
  if (NOTHING_BOUGHT.test(account)) return []
  const words = account.toLowerCase().split(/[^a-z]+/)
  const found = new Map<string, number>()
  for (const [word, id] of WORDS)
    if (held.has(id) && words.some((own) => own.startsWith(word))) found.set(id, (found.get(id) ?? 0) + 1)
  return [...found].toSorted(([, a], [, b]) => b - a).map(([id]) => id)
}
