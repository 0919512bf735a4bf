import type { IsoDay } from './calendar.ts'

/** Made with its first use: reading the rules of a time zone takes 20 ms, which most starts need not wait for. */
let format: Intl.DateTimeFormat | undefined

/** The day in Sydney, by which Australian registers date what they did. */
export function sydneyDay(at: Date): IsoDay {
  format ??= new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' })
  return format.format(at)
}
