import { type Static, Type } from 'typebox'
import { amountOrNull, flags, rowRef, textOrNull } from '../reading/row-fields.ts'

/** One range of certificates that an action was about, or one account's holding. Fields of the other kind are null. */
export const certificateRow = Type.Object({
  record: Type.Union([Type.Literal('action'), Type.Literal('holding')], {
    description: 'An action on a range of certificates, or the holding of an account',
  }),
  action_type: textOrNull('What was done, in the words of the register'),
  completed_at: textOrNull('When it was done, UTC'),
  completed_on: textOrNull('Day in Sydney on which it was done: the register keeps Sydney days'),
  certificate_type: textOrNull('LGC or STC'),
  registered_person_number: amountOrNull('Person registered for the certificates'),
  accreditation_code: textOrNull('Power station or system'),
  generation_year: amountOrNull('Year of generation'),
  generation_month: amountOrNull('Month of generation'),
  generation_state: textOrNull('State of generation'),
  fuel_source: textOrNull('Fuel or technology'),
  start_serial: amountOrNull('First serial number; numbers repeat between stations and years'),
  end_serial: amountOrNull('Last serial number'),
  quantity: amountOrNull('Certificates in the range, first and last included', 'MWh'),
  status: textOrNull('Status of the certificates, in the words of the register'),
  created_on: textOrNull('Day on which the certificates were created'),
  account: textOrNull('Owner; null where it is not known to be an organisation'),
  account_id: amountOrNull('Number of the owner’s account; null where the owner is withheld'),
  account_purpose: textOrNull('greenpower or voluntary_surrender, where the name of the account says so'),
  lgc_holdings: amountOrNull('Registered certificates that the account holds', 'LGC'),
  flags,
  row_ref: rowRef('result[0].certificateRanges[2]'),
})

export type CertificateRow = Static<typeof certificateRow>

/** A row with every field empty, from which readers of both kinds start. */
export const emptyRow: Omit<CertificateRow, 'record' | 'row_ref' | 'flags'> = {
  action_type: null,
  completed_at: null,
  completed_on: null,
  certificate_type: null,
  registered_person_number: null,
  accreditation_code: null,
  generation_year: null,
  generation_month: null,
  generation_state: null,
  fuel_source: null,
  start_serial: null,
  end_serial: null,
  quantity: null,
  status: null,
  created_on: null,
  account: null,
  account_id: null,
  account_purpose: null,
  lgc_holdings: null,
}
