/** What stands for a number that is not known. Never a zero. */
export const ABSENT = '—'

const exactFormat = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 6 })
const significantFormats = [1, 2, 3, 4].map(
  (digits) => new Intl.NumberFormat('en-AU', { maximumSignificantDigits: digits }),
)

const keptFormats = [1, 2, 3, 4].map(
  (digits) =>
    new Intl.NumberFormat('en-AU', { minimumSignificantDigits: digits, maximumSignificantDigits: digits }),
)
const oneDecimal = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 0 })

type Maybe = number | null | undefined
type Digits = 1 | 2 | 3 | 4

/** Every digit, with thousands separated: 30,687,158. */
export const exact = (value: Maybe): string => (isAbsent(value) ? ABSENT : exactFormat.format(value))

/** Rounded to significant digits, 3 unless told: 0.590, 22.8. */
export const short = (value: Maybe, digits: Digits = 3): string =>
  isAbsent(value) ? ABSENT : significantFormats[digits - 1]!.format(value)

const SCALES = [
  { from: 999_500, by: 1e6, unit: 'Mt' },
  { from: 999.5, by: 1e3, unit: 'kt' },
  { from: 0, by: 1, unit: 't' },
] as const

/** Tonnes as a person says them, always to the same digits: 30.7 Mt, 18.0 Mt, 248 kt, 12 t. */
export function tonnes(value: Maybe, digits: Digits = 3): string {
  if (isAbsent(value)) return ABSENT
  const { by, unit } = scaleOf(value)
  return by === 1 ? `${short(value, digits)} t` : `${keptFormats[digits - 1]!.format(value / by)} ${unit}`
}

/** Tonnes of a round value, such as that of an axis: 20 Mt, 2.5 Mt. */
export function roundTonnes(value: number): string {
  const { by, unit } = scaleOf(value)
  return `${short(value / by)} ${unit}`
}

const scaleOf = (value: number) => SCALES.find(({ from }) => Math.abs(value) >= from) ?? SCALES[2]

const ENERGIES = [
  { from: 999_500, by: 1e6, unit: 'PJ' },
  { from: 999.5, by: 1e3, unit: 'TJ' },
  { from: 0, by: 1, unit: 'GJ' },
] as const

/** Gigajoules as a person says them: 234 PJ, 56.3 TJ. */
export function gigajoules(value: Maybe): string {
  if (isAbsent(value)) return ABSENT
  const { by, unit } = ENERGIES.find(({ from }) => Math.abs(value) >= from) ?? ENERGIES[2]
  return by === 1 ? `${short(value)} GJ` : `${keptFormats[2]!.format(value / by)} ${unit}`
}

const AMOUNTS = [
  { from: 999_500_000, by: 1e9, unit: ' bn' },
  { from: 999_500, by: 1e6, unit: ' m' },
  { from: 999.5, by: 1e3, unit: ' k' },
  { from: 0, by: 1, unit: '' },
] as const

/** Australian dollars as a person says them: A$1.25 bn, A$45 m, A$300. */
export function aud(value: Maybe): string {
  if (isAbsent(value)) return ABSENT
  const scale = AMOUNTS.find(({ from }) => Math.abs(value) >= from) ?? AMOUNTS[3]
  return `${value < 0 ? '−' : ''}A$${short(Math.abs(value) / scale.by)}${scale.unit}`
}

/** A share of one as per cent: 0.228 as 22.8%. */
export const share = (value: Maybe): string => percent(isAbsent(value) ? null : value * 100)

/** One decimal, so that values compare at a glance: 22.8%, 2.0%; none from 1,000 on. What would round to 0.0 keeps a digit: 0.04%. */
export function percent(value: Maybe): string {
  if (isAbsent(value)) return ABSENT
  const size = Math.abs(value)
  const text = size >= 1000 ? whole.format(value) : size < 0.05 ? short(value, 1) : oneDecimal.format(value)
  return `${text}%`
}

/** A difference with its sign, by any of the formats above: +0.43, −2.7 Mt (with a true minus). */
export const signed = (value: Maybe, format: (magnitude: number) => string = short): string =>
  isAbsent(value) ? ABSENT : `${value > 0 ? '+' : value < 0 ? '−' : ''}${format(Math.abs(value))}`

/** 98th, 1st, 22nd. */
export function ordinal(value: Maybe): string {
  if (isAbsent(value)) return ABSENT
  const whole = Math.round(value)
  const teens = whole % 100 >= 11 && whole % 100 <= 13
  const ending = teens ? 'th' : (['th', 'st', 'nd', 'rd'][whole % 10] ?? 'th')
  return `${whole}${ending}`
}

const isAbsent = (value: Maybe): value is null | undefined => value === null || value === undefined
