import { type Static, Type } from 'typebox'
import { rowRef, text, textOrNull } from '../reading/row-fields.ts'

/** Safeguard facilities linked to registry corporations, derived: one row. */
export const safeguardLinkRow = Type.Object({
  row_ref: rowRef(),
  reporting_year: text('July to June'),
  facility_name: text('Facility as printed that year'),
  responsible_emitter: text('Emitter as printed that year'),
  emitter_abn: textOrNull('ABN of the emitter'),
  emitter_abn_basis: textOrNull('published, or how it was carried over'),
  controlling_corporation: textOrNull('Corporation in the registry'),
  controlling_corporation_abn: textOrNull('Its ABN'),
  link_basis: textOrNull('same_abn, subsidiary, transfer certificate or confirmed: how the two were linked'),
  anzsic_group: textOrNull('ANZSIC group of the facility'),
  anzsic_basis: textOrNull('published that year or carried back'),
  derived_status: text('Status derived from the published figures; the regulator publishes no such word'),
  confirmed_by: Type.Optional(textOrNull('Who confirmed the link; empty for a link of our own table')),
  confirmed_at: Type.Optional(textOrNull('When it was confirmed, as an instant in UTC')),
  reason: Type.Optional(textOrNull('Why, in the words of who confirmed it')),
})

export type SafeguardLinkRow = Static<typeof safeguardLinkRow>
