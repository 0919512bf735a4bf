import { number } from '../domain/shown-number.ts'

export { figure, number } from '../domain/shown-number.ts'

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** A large amount in thousands or millions for headlines and axes; the tables give it exactly. */
export function short(value: number): string {
  const size = Math.abs(value)
  if (size >= 1e6) return `${number(value / 1e6, size >= 1e8 ? 0 : 1)} M`
  if (size >= 1e4) return `${number(value / 1e3, 0)} k`
  return number(value, Number.isInteger(value) ? 0 : size < 10 ? 2 : 1)
}

/** Six digits of a screening would claim to know what is an order of magnitude. */
export const roundScreening = (value: number): number => Number(value.toPrecision(2))

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
  year: 'calendar year',
}

export const unit = (name: string | null): string =>
  name === null ? '' : (UNITS[name] ?? name).replace('CO2', 'CO₂')

/** A year, day or period; a period of two days reads from one to the other. */
export const observed = (about: string): string => about.split('/').map(day).join(' to ')

/** A code such as `scope1_and_2` as words. */
export const words = (code: string): string =>
  code.replaceAll('_', ' ').replaceAll(/\bscope(\d)/g, 'scope $1')

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Words that people wrote, with the stop that many leave out. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`)
