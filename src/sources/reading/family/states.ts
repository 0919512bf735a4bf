/** Other spellings of the states and territories than the usual letters. */
export const STATE_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  NSW: ['New South Wales', 'N.S.W.'],
  VIC: ['Victoria', 'Vict'],
  QLD: ['Queensland'],
  SA: ['South Australia', 'S.A.'],
  WA: ['Western Australia', 'W.A.'],
  TAS: ['Tasmania'],
  NT: ['Northern Territory', 'N.T.'],
  ACT: ['Australian Capital Territory', 'A.C.T.'],
}
