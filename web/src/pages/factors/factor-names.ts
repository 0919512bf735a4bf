import { words } from '../../format/words.ts'

const GASES: Readonly<Record<string, string>> = {
  co2: 'CO₂',
  ch4: 'CH₄',
  n2o: 'N₂O',
  hfc: 'HFCs',
  cf4: 'CF₄',
  c2f6: 'C₂F₆',
  total: 'All gases',
}

export const gasName = (gas: string): string => GASES[gas] ?? gas

/** kg CO2-e/GJ as it is printed, with the small two. */
export const unitText = (unit: string): string => unit.replaceAll('CO2', 'CO₂')

/** An edition with its issue, when it was issued more than once. */
export const editionText = (edition: string, vintage: string | null): string =>
  vintage === null ? edition : `${edition}, issue ${vintage}`

/** What a factor is of. Where the publisher's table prints only the region of a row, its kind comes first: "Purchased grid electricity, Victoria". */
export const factorName = (factor: {
  readonly activity: string
  readonly subcategory: string
  readonly region_name: string
}): string =>
  factor.activity === factor.region_name
    ? `${words(factor.subcategory)}, ${factor.activity}`
    : words(factor.activity)

/** What a factor is about in one line: "Scope 1, stationary combustion, liquid fuel". */
export const kindText = (factor: {
  readonly scope: number | null
  readonly category: string
  readonly subcategory: string
  readonly method: string | null
}): string =>
  [
    factor.scope === null ? undefined : `scope ${factor.scope}`,
    factor.category,
    factor.subcategory === factor.category ? undefined : factor.subcategory,
    factor.method?.replace('_', '-'),
  ]
    .filter((part) => part !== undefined)
    .map((part, index) => (index === 0 ? words(part) : uncapitalised(part.replaceAll('_', ' '))))
    .join(', ')

const uncapitalised = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** The page of a factor in the edition of this row: it stays there when a newer edition is loaded. */
export const factorAddress = (rowId: string): string => `/factors/${encodeURI(rowId)}`
