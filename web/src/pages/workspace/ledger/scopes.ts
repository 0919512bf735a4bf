/** Scopes as the ledger has them, in the order in which they are shown. */
export const SCOPES = [
  ['scope1_t', 'Scope 1'],
  ['scope2_location_t', 'Scope 2'],
  ['scope3_t', 'Scope 3'],
] as const

/** Where a factor comes from, as a reader knows it. */
export const FACTOR_SOURCE_NAMES = {
  national: 'National Greenhouse Accounts Factors',
  own: 'Own factors',
  public: 'Public factor set',
  input_output: 'Input-output multipliers',
} as const
