/** Every kind of contradiction, in the order in which they are listed. */
export const CONTRADICTION_KINDS = [
  'scope1_against_registry',
  'scope2_against_registry',
  'energy_against_registry',
  'electricity_against_scope2',
  'target_base',
  'target_actual',
  'nger_registration',
  'size_facts',
  'facilities',
  'company_not_in_boundary',
  'safeguard_position',
  'class',
  'sums',
  'dates',
  'period_length',
  'same_document_or_meter',
  'same_serials',
  'retired_outside_window',
  'facility_of_another',
  'entity_of_another',
  'certificates_against_register',
  'credits_against_register',
  'stated_percentage',
  'certificates_disputed',
] as const

export type ContradictionKind = (typeof CONTRADICTION_KINDS)[number]
