import { date } from '../../../format/words.ts'
import { spaced } from '../form/names.ts'

const LONGEST = 160
const DAY = /^\d{4}-\d{2}-\d{2}$/
const CODE = /^[a-z0-9]+(_[a-z0-9]+)+$/

/** From five digits on in groups: 2026 is a year. */
const NUMBER = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 20, useGrouping: 'min2' })

/** A value of a record on one line, as people would say it. */
export function valueText(value: unknown): string {
  const text = said(value)
  return typeof value !== 'string' && text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

function said(value: unknown): string {
  if (value === undefined || value === null) return 'not stated'
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'number') return NUMBER.format(value)
  if (typeof value === 'string')
    return DAY.test(value) ? date(value) : CODE.test(value) ? spaced(value) : value
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(said).join('; ')
  const { start, end } = value as { readonly start?: unknown; readonly end?: unknown }
  if (typeof start === 'string' && typeof end === 'string') return `${said(start)} to ${said(end)}`
  return Object.entries(value)
    .map(([name, member]) => `${spaced(name)}: ${said(member)}`)
    .join(', ')
}
