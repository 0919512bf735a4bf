import { sha256 } from '../../domain/evidence.ts'
import { isDay } from '../../domain/iso-dates.ts'
import { ReadError } from '../read-error.ts'
import type { Edition } from '../read-log.ts'
import type { SafeguardLinkRow } from './row.ts'

/** What a link table is, as opposed to a confirmed link. */
const LINK_TABLE: Edition = { slot: 'all', edition: '2021-22 to 2024-25' }

/** Slots of confirmed links begin so. */
export const CONFIRMED_SLOTS = 'confirmed-'

/** A link that a person confirmed says who, when and why, and is its own file, so that it can be withdrawn alone. */
export function editionOfLinks(rows: readonly SafeguardLinkRow[], fileName: string): Edition {
  const first = rows.find((row) => [row.confirmed_by, row.confirmed_at, row.reason].some(isFilled))
  if (first === undefined) return LINK_TABLE
  const refuse = (problem: string, expected: string): never => {
    throw new ReadError({ file: fileName, at: first.row_ref, problem, expected })
  }
  if (rows.length > 1) refuse('is a confirmed link beside other links', 'one confirmed link in a file')
  for (const field of ['confirmed_by', 'confirmed_at', 'reason'] as const)
    if (!isFilled(first[field])) refuse(`does not say ${field}`, 'who confirmed the link, when and why')
  const day = (first.confirmed_at ?? '').slice(0, 10)
  if (!isDay(day))
    refuse(`has confirmed_at ${first.confirmed_at}`, 'an instant such as 2027-05-01T09:30:00.000Z')
  return {
    slot: confirmedSlot(first),
    edition: `${first.reporting_year}, confirmed ${day}`,
    published_on: day,
  }
}

/** The slot of the confirmed link of a facility in a year: a later confirmation takes its place. */
export function confirmedSlot({
  reporting_year,
  facility_name,
  responsible_emitter,
}: Pick<SafeguardLinkRow, 'reporting_year' | 'facility_name' | 'responsible_emitter'>): string {
  const words = facility_name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
  const key = sha256([reporting_year, facility_name, responsible_emitter].join('\n')).slice(0, 8)
  return `${CONFIRMED_SLOTS}${reporting_year}-${words.replaceAll(/^-|-$/g, '')}-${key}`
}

const isFilled = (value: string | null | undefined): boolean => (value ?? '').trim() !== ''
