import { rememberedBy } from '../../remembered-by.ts'
import { type Evidenced, evidenceOf } from '../outcome.ts'

/** An industry of the input-output table that the company's class maps to. */
export interface Industry extends Evidenced {
  readonly code: string
  readonly output_aud_m: number
  /** What the industry buys from each supplying industry, A$ million. */
  readonly purchases_aud_m: Readonly<Record<string, number>>
}

/** Emissions behind a dollar of a supplying industry's output, those of imported inputs too: scope 3 has no border. */
export interface Multiplier extends Evidenced {
  readonly code: string
  readonly published_kg_per_aud: number
}

/** The same of a whole division, with what it emits itself. */
export interface DivisionMultiplier extends Multiplier {
  readonly direct_kg_per_aud: number
}

/** The supplying industries of each category that is screened by what is bought. */
export const CATEGORY_SUPPLIERS = {
  4: { codes: ['4601', '4701'], meaning: 'Road and rail transport.' },
  5: { codes: ['2901'], meaning: 'Waste collection, treatment and disposal services.' },
  6: { codes: ['4401', '4901'], meaning: 'Accommodation and air transport.' },
} as const

export const SUPPLIERS: readonly string[] = Object.values(CATEGORY_SUPPLIERS).flatMap(({ codes }) => codes)

/** What the company's industry and division buy. */
export interface PurchasesInput {
  readonly industries: readonly Industry[]
  readonly multipliers: readonly Multiplier[]
  readonly division: DivisionMultiplier | null
  /** The division that goods come from which a trader sells on. */
  readonly goods: DivisionMultiplier | null
}

/** What an industry buys is the same for all companies of a class, who share its list. */
export const evidenceOfPurchases = rememberedBy((industries: readonly Industry[]) =>
  rememberedBy((multipliers: readonly Multiplier[]) => evidenceOf([...industries, ...multipliers])),
)
