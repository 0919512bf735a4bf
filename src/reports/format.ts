const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A number with thousands separators and a true minus. With decimals it is rounded to them, without it is exact. */
export function number(value: number, decimals?: number): string {
  const text = decimals === undefined ? String(Math.abs(value)) : Math.abs(value).toFixed(decimals)
  const [whole = '', fraction] = text.split('.')
  const grouped = whole.replaceAll(/\B(?=(\d{3})+(?!\d))/g, ',')
  const isNegative = value < 0 && /[1-9]/.test(text)
  return `${isNegative ? '−' : ''}${grouped}${fraction === undefined ? '' : `.${fraction}`}`
}

/** A large amount in thousands or millions for headlines and axes; the tables give it exactly. */
export function short(value: number): string {
  const size = Math.abs(value)
  if (size >= 1e6) return `${number(value / 1e6, size >= 1e8 ? 0 : 1)} M`
  if (size >= 1e4) return `${number(value / 1e3, 0)} k`
  return number(value, Number.isInteger(value) ? 0 : size < 10 ? 2 : 1)
}

/** `2025-06-30` as 30 June 2025. What is not a day stays as it is. */
export function day(iso: string): string {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso) ?? []
  return year === undefined ? iso : `${Number(date)} ${MONTHS[Number(month) - 1]} ${year}`
}

export const abn = (digits: string): string => digits.replace(/^(\d{2})(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4')

const UNITS: Readonly<Record<string, string>> = {
  '1': '',
  degC: '°C',
  percent: '%',
  percent_per_year: '% a year',
}

export const unit = (name: string | null): string =>
  name === null ? '' : (UNITS[name] ?? name).replace('CO2', 'CO₂')

/**
 * A figure for a table, rounded as the API rounds: whole numbers as they are, others to six significant digits and from
 * 100,000 on to the nearest whole number; report.json has every digit.
 */
export const figure = (value: number): string =>
  number(
    Number.isInteger(value)
      ? value
      : Math.abs(value) >= 100_000
        ? Math.round(value)
        : Number(value.toPrecision(6)),
  )

/** A year, day or period; a period of two days reads from one to the other. */
export const observed = (about: string): string => about.split('/').map(day).join(' to ')

/** A code such as `scope1_and_2` as words. */
export const words = (code: string): string =>
  code.replaceAll('_', ' ').replaceAll(/\bscope(\d)/g, 'scope $1')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words that people wrote, with the stop that many leave out. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
