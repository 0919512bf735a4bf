/** What a factor counts its mass against. */
export type Per = 'kWh' | 'GJ' | 't' | 'kL'

export interface Rate {
  readonly per: Per
  /** Kilograms in the unit above the stroke. */
  readonly kilograms: number
  /** How many of `per` the unit below the stroke is. */
  readonly size: number
}

const MASS: readonly (readonly [RegExp, number])[] = [
  [/^(?:kg|kilograms?)/, 1],
  [/^(?:t|tonnes?)(?![a-z])|^tco2/, 1000],
  [/^(?:g|grams?)(?![a-z])|^gco2/, 0.001],
]

const PER: readonly (readonly [RegExp, Per, number])[] = [
  [/^(?:kwh|kilowatt[- ]?hours?)(?![a-z])/, 'kWh', 1],
  [/^(?:mwh|megawatt[- ]?hours?)(?![a-z])/, 'kWh', 1e3],
  [/^(?:gwh|gigawatt[- ]?hours?)(?![a-z])/, 'kWh', 1e6],
  [/^(?:gj|gigajoules?)(?![a-z])/, 'GJ', 1],
  [/^(?:tj|terajoules?)(?![a-z])/, 'GJ', 1e3],
  [/^(?:kl|kilolitres?)(?![a-z])/, 'kL', 1],
  [/^(?:t|tonnes?)(?![a-z])/, 't', 1],
]

// Every repetition has an upper bound: no text can make this slow.
const STROKE = /[ \u00A0]{0,2}(?:\/|(?<![a-z])per(?![a-z]))[ \u00A0]{0,2}/

/** The rate that words begin with, such as `kg CO2-e/kWh` or `tonnes CO2-e per MWh`; null where they begin with none. */
export function rateIn(words: string): Rate | null {
  const lower = words.trim().slice(0, 60).toLowerCase()
  const mass = MASS.find(([pattern]) => pattern.test(lower))
  const stroke = STROKE.exec(lower)
  if (mass === undefined || stroke === null) return null
  const below = lower.slice(stroke.index + stroke[0].length)
  const per = PER.find(([pattern]) => pattern.test(below))
  return per === undefined ? null : { per: per[1], kilograms: mass[1], size: per[2] }
}
