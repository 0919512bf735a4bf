import type { Unit } from './reading.ts'

/** What follows a numeral: its scale, its unit, and where they end. */
export interface Measured {
  readonly scale: number
  /** True where a word or letter says the scale: `2.6 million`, `kt`. */
  readonly scaled: boolean
  readonly unit: Unit | null
  /** Of the base unit in this unit: 1,000 for kt, 0.0036 for kWh. */
  readonly factor: number
  readonly end: number
  /** `t` and `tonnes` may be of anything; `t CO2-e` is of emissions. */
  readonly co2: boolean
  /** What the tonnes are of, where the text says something else than emissions. */
  readonly substance: string | null
  /** Why the unit may have been misread. */
  readonly doubt: string | null
}

const SCALES: Readonly<Record<string, number>> = {
  hundred: 1e2,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  k: 1e3,
  m: 1e6,
  mn: 1e6,
  mil: 1e6,
  mill: 1e6,
  b: 1e9,
  bn: 1e9,
}

const SCALE_WORD = /[ \u00A0-]?(hundred thousand|hundred|thousand|million|billion|trillion)(?![a-z])/y
/** A letter counts only before a unit or after a currency: `3 m` alone is a length. */
const SCALE_LETTER = /[ \u00A0]?(k|mn|mill?|m|bn|b)(?![a-z/])/y

const GAP = String.raw`[ \u00A0]?`
const CO2 = String.raw`(?:co2(?:${GAP}-?${GAP}(?:eq(?:uivalents?|\.)?|e))?|carbon dioxide(?:[- ]equivalents?)?(?: \(co2-?e\))?|carbon equivalents?|carbon(?= emissions)|greenhouse gas(?:es)?(?: emissions)?|ghgs?(?: emissions)?|emissions)(?![a-z0-9])`
const MASS: readonly (readonly [string, number])[] = [
  ['(?:gigatonnes?|gt)', 1e9],
  ['(?:megatonnes?|million tonnes?|mt)', 1e6],
  ['(?:kilotonnes?|kt|gigagrams?|gg)', 1e3],
  ['(?:kilograms?|kgs?)', 1e-3],
  // Only of emissions: 5 g alone is of anything.
  [`(?:grams?|g)(?=${GAP}(?:of )?\\(?co2)`, 1e-6],
  [`(?:pounds?|lbs?)(?=${GAP}(?:of )?\\(?(?:co2|carbon))`, 0.000_453_592],
  ['(?:metric tonn?e?s?|tonnes?|tons?|t)', 1],
]
const ENERGY: readonly (readonly [string, number])[] = [
  ['(?:petajoules?|pj)', 1e6],
  ['(?:terajoules?|tj)', 1e3],
  ['(?:gigajoules?|gj)', 1],
  ['(?:megajoules?|mj)', 1e-3],
  [`(?:terawatt[- ]?hours?|twh)`, 3.6e6],
  [`(?:gigawatt[- ]?hours?|gwh)`, 3600],
  [`(?:megawatt[- ]?hours?|mwh)`, 3.6],
  [`(?:kilowatt[- ]?hours?|kwh)`, 0.0036],
]
const after = (pattern: string, rest = '(?![a-z0-9])'): RegExp => new RegExp(`${GAP}${pattern}${rest}`, 'y')

const MASSES = MASS.map(([pattern, factor]) => ({
  // "tCO2-e" in one word, "t CO2-e", "tonnes of CO2 equivalent", "t (CO2-e)".
  co2: after(String.raw`${pattern}${GAP}(?:-?(?:of )?${CO2}|\((?:of )?${CO2}\))`, ''),
  plain: after(pattern),
  factor,
}))
const ENERGIES = ENERGY.map(([pattern, factor]) => ({ pattern: after(pattern), factor }))
const PERCENT = /[ \u00A0-]?(?:%|per[ \u00A0-]?cent(?![a-z])|percent(?![a-z])|pc(?![a-z]))/y
const POINTS = /[ \u00A0-]?(?:percentage points?|%[ -]?points?|pp(?![a-z])|basis points)/y
const DEGREES = /[ \u00A0]?(?:°[ \u00A0]?c?(?![a-z])|degrees?(?: celsius)?(?![a-z]))/y
const OTHER =
  /[ \u00A0-]?(?:mw|gw|kw|kv|ml|gl|kl|litres?|megalitres?|gigalitres?|km2?|kilometres?|ha|hectares?|m2|m3|sqm|square metres?|cubic metres?|megawatts?|gigawatts?)(?![a-z])/y
const DOLLARS = /[ \u00A0]?(?:(?:australian )?dollars|aud)(?![a-z])/y
const PER = /[ \u00A0]?(?:\/[ \u00A0]?|per )(?!cent|annum|year|yr|a\.|month)[a-z$]/y
const YEARLY =
  /[ \u00A0]?(?:\/[ \u00A0]?|per |a |each )(?:annum|year|yr)(?![a-z])|[ \u00A0]p\.?a\.?(?![a-z])/y
const OF_SOMETHING =
  /[ \u00A0]of (?!co2|carbon|greenhouse|ghg|emissions|scope|gross|net|total|our|its|the |direct|indirect|location|market|absolute|operational)([a-z]{3,20})/y

const stick = (pattern: RegExp, plain: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at
  return pattern.exec(plain)
}

/** Reads the scale and unit that follow a numeral. */
export function measured(
  plain: string,
  original: string,
  numeral: { readonly start: number; readonly end: number },
): Measured {
  const currency = currencyBefore(plain, numeral.start)
  const scaled = scaleAt(plain, numeral.end, currency !== null)
  const found = unitAt(plain, original, scaled.end, currency)
  // "12 m" without a unit is a length, not a scale.
  if (found.unit === null && scaled.letter && currency === null)
    return {
      ...NOTHING,
      end: numeral.end,
      ...(scaled.scale === 1e3 ? { scale: 1e3, scaled: true, end: scaled.end } : {}),
    }
  const rate = stick(YEARLY, plain, found.end)
  const per =
    rate === null && found.unit !== 'percent' && found.unit !== null ? stick(PER, plain, found.end) : null
  return {
    ...found,
    ...(per === null ? {} : { unit: 'intensity' as const }),
    scale: scaled.scale,
    scaled: scaled.scale !== 1 || found.factor !== 1,
  }
}

const NOTHING: Measured = {
  scale: 1,
  scaled: false,
  unit: null,
  factor: 1,
  end: 0,
  co2: false,
  substance: null,
  doubt: null,
}

/** The unit that a heading names: `kt CO2-e`, `Scope 1 (’000 t)`, `Energy, GJ`. */
export function unitIn(words: string): { readonly unit: Unit; readonly factor: number } | null {
  for (const { index, 0: lead } of words.slice(0, 200).matchAll(/^|[(,:]|(?<![a-z])in(?= )| - /g)) {
    const rest = words.slice(index + lead.length)
    const thousands = /^ ?(?:'?000s?|thousands?(?: of)?|million) ?/.exec(rest)
    const scale = thousands === null ? 1 : thousands[0].includes('million') ? 1e6 : 1e3
    const named = ` ${rest.slice(thousands?.[0].length ?? 0).trimStart()}`
    const { unit, factor, end } = unitAt(named, named, 0, null)
    if (unit === null || !/^[ \u00A0]?(?:$|[),;:\]|]|co2)/.test(named.slice(end))) continue
    return stick(PER, named, end) === null
      ? { unit, factor: factor * scale }
      : { unit: 'intensity', factor: 1 }
  }
  return null
}

function scaleAt(
  plain: string,
  at: number,
  money: boolean,
): { readonly scale: number; readonly end: number; readonly letter: boolean } {
  const word = stick(SCALE_WORD, plain, at)
  if (word !== null) {
    const scale = word[1] === 'hundred thousand' ? 1e5 : SCALES[word[1]!]!
    return { scale, end: at + word[0].length, letter: false }
  }
  const letter = stick(SCALE_LETTER, plain, at)
  // `m t` and `mt` are read as units first.
  if (letter !== null && (money || MASSES.every(({ plain: mass }) => stick(mass, plain, at) === null)))
    return { scale: SCALES[letter[1]!] ?? 1e6, end: at + letter[0].length, letter: true }
  return { scale: 1, end: at, letter: false }
}

function unitAt(plain: string, original: string, at: number, currency: Unit | null): Measured {
  const of = (unit: Unit, match: RegExpExecArray, more: Partial<Measured> = {}): Measured => ({
    ...NOTHING,
    unit,
    end: at + match[0].length,
    ...more,
  })
  if (currency !== null) return { ...NOTHING, unit: currency, end: at }
  for (const { co2, plain: mass, factor } of MASSES) {
    const emitted = stick(co2, plain, at)
    if (emitted !== null)
      return of('t', emitted, { factor, co2: true, doubt: megaDoubt(original, at, factor) })
    const match = stick(mass, plain, at)
    if (match !== null) {
      const substance = stick(OF_SOMETHING, plain, at + match[0].length)?.[1] ?? null
      return of('t', match, { factor, substance, doubt: megaDoubt(original, at, factor) })
    }
  }
  for (const { pattern, factor } of ENERGIES) {
    const match = stick(pattern, plain, at)
    if (match !== null) return of('GJ', match, { factor })
  }
  const simple: readonly (readonly [RegExp, Unit])[] = [
    [POINTS, 'percentage_points'],
    [PERCENT, 'percent'],
    [DEGREES, 'celsius'],
    [OTHER, 'other'],
    [DOLLARS, 'AUD'],
  ]
  for (const [pattern, unit] of simple) {
    const match = stick(pattern, plain, at)
    if (match !== null) return of(unit, match)
  }
  return { ...NOTHING, end: at }
}

/** `mt` in small letters is a metric tonne to some and a megatonne to others. */
const megaDoubt = (original: string, at: number, factor: number): string | null =>
  factor === 1e6 && /^.?mt/.test(original.slice(at, at + 3)) ? 'mt may be megatonnes or metric tonnes' : null

function currencyBefore(plain: string, start: number): Unit | null {
  const before = plain.slice(Math.max(0, start - 5), start)
  if (/(?:us|nz|ca|hk|s)\$ ?$|[£€¥] ?$|(?:usd|eur|gbp|nzd) ?$/.test(before)) return 'other_currency'
  return /\$ ?$|aud ?$/.test(before) ? 'AUD' : null
}
