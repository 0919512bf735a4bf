/** What stands for a number that is not known. Never a zero. */
export const ABSENT = '—'

const exactFormat = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 6 })
const significantFormats = [1, 2, 3, 4].map(
  (digits) => new Intl.NumberFormat('en-AU', { maximumSignificantDigits: digits }),
)

type Maybe = number | null | undefined

/** Every digit, with thousands separated: 30,687,158. */
export const exact = (value: Maybe): string => (isAbsent(value) ? ABSENT : exactFormat.format(value))

/** Rounded to significant digits, 3 unless told: 0.590, 22.8. */
export const short = (value: Maybe, digits: 1 | 2 | 3 | 4 = 3): string =>
  isAbsent(value) ? ABSENT : significantFormats[digits - 1]!.format(value)

const SCALES = [
  { from: 999_500, by: 1e6, unit: 'Mt' },
  { from: 999.5, by: 1e3, unit: 'kt' },
  { from: 0, by: 1, unit: 't' },
] as const

/** Tonnes as a person says them: 30.7 Mt, 248 kt, 12 t. */
export function tonnes(value: Maybe, digits: 1 | 2 | 3 | 4 = 3): string {
  if (isAbsent(value)) return ABSENT
  const scale = SCALES.find(({ from }) => Math.abs(value) >= from) ?? SCALES[2]
  return `${short(value / scale.by, digits)} ${scale.unit}`
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

/** 22.8%, with a plus sign for a rise when it is a change. */
export const percent = (value: Maybe, digits: 1 | 2 | 3 | 4 = 3): string =>
  isAbsent(value) ? ABSENT : `${short(value, digits)}%`

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
