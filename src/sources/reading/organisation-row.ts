import { type TLiteral, type TUnion, Type } from 'typebox'
import { ReadError } from '../read-error.ts'
import { type OrganisationIdentifier, readIdentifier } from './organisation-identifier.ts'
import { text, textOrNull } from './row-fields.ts'

const identifierType: TUnion<[TLiteral<'abn'>, TLiteral<'acn'>, TLiteral<'address'>, TLiteral<'none'>]> =
  Type.Union([Type.Literal('abn'), Type.Literal('acn'), Type.Literal('address'), Type.Literal('none')], {
    description: 'What the publisher printed as identifying details',
  })

/** Fields that every table by organisation has in common. */
export const organisationFields = {
  reporting_year: text('July to June, such as 2024-25'),
  organisation: text('Name as printed that year, outer spaces removed'),
  abn: textOrNull(
    'ABN; computed from the ACN where flags say abn_derived_from_acn; null where none is known',
  ),
  identifier_type: identifierType,
  identifier_text: textOrNull('Identifying details exactly as printed; null where the cell is empty'),
}

/** A row of sums, or an error of a spreadsheet. */
const NO_NAME = /^(?:(?:grand |sub)?totals?|#.*)$/i

/** Reads the name; refuses a cell that holds none, because then the columns are shifted, and a row of sums. */
export function readOrganisationName(
  place: { file: string; at: string },
  printed: string | undefined,
): string {
  const name = (printed ?? '').trim()
  if (/\p{L}/u.test(name) && !NO_NAME.test(name)) return name
  throw new ReadError({
    ...place,
    column: 'Organisation name',
    value: printed ?? '',
    problem: 'is not the name of an organisation',
  })
}

/** Reads the identifying details of a row; undefined where the edition has no such column. */
export function readOrganisationIdentifier(
  place: { file: string; at: string },
  printed: string | undefined,
): OrganisationIdentifier {
  if (printed === undefined) return { type: 'none', abn: null, flags: ['identifier_not_published'] }
  return readIdentifier(printed, { ...place, column: 'Identifying details' })
}
