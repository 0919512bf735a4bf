import { isDay } from '../domain/iso-dates.ts'

/** One argument or option of a command: how it is written, what it means and how its text becomes a value. */
export interface Input<T> {
  readonly kind: 'argument' | 'arguments' | 'option' | 'flag' | 'list'
  readonly doc: string
  /** What stands for the value in the help: `--plan <plan>`. */
  readonly placeholder: string
  readonly required: boolean
  readonly fallback: T | undefined
  /** Throws an Error whose message says what is accepted. */
  readonly parse: (text: string) => T
}

export type Inputs = Readonly<Record<string, Input<unknown>>>

/** The values of a table of inputs, by the same names. */
export type Values<Table extends Inputs> = {
  readonly [Name in keyof Table]: Table[Name] extends Input<infer T> ? T : never
}

const asText = (text: string): string => text

/** A word that must follow the command's name. */
export const argument = (doc: string): Input<string> => ({
  kind: 'argument',
  doc,
  placeholder: '',
  required: true,
  fallback: undefined,
  parse: asText,
})

/** One or more words at the end of the command line. */
export const manyArguments = (doc: string): Input<readonly string[]> => ({
  kind: 'arguments',
  doc,
  placeholder: '',
  required: true,
  fallback: undefined,
  parse: (text) => [text],
})

/** Words at the end of the command line, or none. */
export const anyArguments = (doc: string): Input<readonly string[]> => ({
  ...manyArguments(doc),
  required: false,
  fallback: [],
})

/** `--name <placeholder>`, which may be left out. */
export const option = (placeholder: string, doc: string): Input<string | undefined> => ({
  kind: 'option',
  doc,
  placeholder,
  required: false,
  fallback: undefined,
  parse: asText,
})

/** `--name <placeholder>`, which must be given. */
export const requiredOption = (placeholder: string, doc: string): Input<string> => ({
  kind: 'option',
  doc,
  placeholder,
  required: true,
  fallback: undefined,
  parse: asText,
})

/** `--name`. */
export const flag = (doc: string): Input<boolean> => ({
  kind: 'flag',
  doc,
  placeholder: '',
  required: false,
  fallback: false,
  parse: () => true,
})

/** `--name <placeholder>`, once for each value. */
export const options = (placeholder: string, doc: string): Input<readonly string[]> => ({
  kind: 'list',
  doc: `${doc} May be repeated.`,
  placeholder,
  required: false,
  fallback: [],
  parse: (text) => [text],
})

/** `--name <placeholder>` from a closed set, once for each value. */
export const list = <const T extends string>(
  placeholder: string,
  doc: string,
  values: readonly T[],
): Input<readonly T[] | undefined> => ({
  kind: 'list',
  doc: `${doc} One of ${values.join(', ')}; may be repeated.`,
  placeholder,
  required: false,
  fallback: undefined,
  parse: (text) => [oneOf(values, text)],
})

/** `--name <placeholder>` with a closed set of values. */
export const choice = <const T extends string>(
  placeholder: string,
  doc: string,
  values: readonly T[],
  fallback: T,
): Input<T> => ({
  kind: 'option',
  doc: `${doc} One of ${values.join(', ')}.`,
  placeholder,
  required: false,
  fallback,
  parse: (text) => oneOf(values, text),
})

/** The same, where leaving it out says something too. */
export const optionalChoice = <const T extends string>(
  placeholder: string,
  doc: string,
  values: readonly T[],
): Input<T | undefined> => ({
  kind: 'option',
  doc: `${doc} One of ${values.join(', ')}.`,
  placeholder,
  required: false,
  fallback: undefined,
  parse: (text) => oneOf(values, text),
})

/** `--name <placeholder>` as a whole number between two bounds, both included. */
export const wholeNumber = (
  placeholder: string,
  doc: string,
  bounds: { readonly min: number; readonly max: number; readonly fallback: number },
): Input<number> => ({
  kind: 'option',
  doc,
  placeholder,
  required: false,
  fallback: bounds.fallback,
  parse: (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || value < bounds.min || value > bounds.max)
      throw new Error(`expected a whole number from ${bounds.min} to ${bounds.max}.`)
    return value
  },
})

/** `--name <placeholder>` as a number above zero. */
export const positiveNumber = (placeholder: string, doc: string): Input<number | undefined> => ({
  ...option(placeholder, doc),
  fallback: undefined,
  parse: (text) => {
    const value = Number(text)
    if (text.trim() === '' || !Number.isFinite(value) || value <= 0)
      throw new Error('expected a number above zero, such as 12000.')
    return value
  },
})

/** `--name <date>` as a day. */
export const day = (doc: string): Input<string | undefined> => ({
  kind: 'option',
  doc,
  placeholder: 'date',
  required: false,
  fallback: undefined,
  parse: asDay,
})

/** `--name <date>` as a day, which must be given. */
export const requiredDay = (doc: string): Input<string> => ({
  ...requiredOption('date', doc),
  parse: asDay,
})

function asDay(text: string): string {
  if (!isDay(text)) throw new Error('expected a date such as 2026-02-27.')
  return text
}

/** `--name <lat,lon>` as a place in degrees; south is negative. */
export const place = (doc: string): Input<{ readonly lat: number; readonly lon: number } | undefined> => ({
  kind: 'option',
  doc,
  placeholder: 'lat,lon',
  required: false,
  fallback: undefined,
  parse: (text) => {
    const match = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/.exec(text)
    const [lat, lon] = [Number(match?.[1]), Number(match?.[2])]
    if (!(Math.abs(lat) <= 90 && Math.abs(lon) <= 180))
      throw new Error('expected latitude and longitude such as -33.25,149.20.')
    return { lat, lon }
  },
})

/** `--name <placeholder>` as an instant. A date alone means its end in UTC, so that "until 30 June" includes the day. */
export const instant = (placeholder: string, doc: string): Input<string | undefined> => ({
  kind: 'option',
  doc,
  placeholder,
  required: false,
  fallback: undefined,
  parse: (text) => {
    const at = new Date(isDay(text) ? `${text}T23:59:59.999Z` : text)
    if (!/^\d{4}-\d{2}-\d{2}(T.*Z)?$/.test(text) || !isDay(text.slice(0, 10)) || Number.isNaN(at.getTime()))
      throw new Error('expected a date such as 2027-06-30 or an instant such as 2027-06-30T12:00:00Z.')
    return at.toISOString()
  },
})

function oneOf<T extends string>(values: readonly T[], text: string): T {
  const found = values.find((value) => value === text)
  if (found === undefined) throw new Error(`expected one of ${values.join(', ')}.`)
  return found
}
