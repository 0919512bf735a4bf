/** Requirements without which no filing can be thought of. A missing one blocks, whatever the score. */
export const GATES: readonly { readonly id: string; readonly from_year: number }[] = [
  { id: '6(a)', from_year: 1 },
  { id: '10(a)', from_year: 1 },
  { id: '22', from_year: 1 },
  { id: 'CA.s296D(2B)', from_year: 1 },
  { id: '29(a)(i)(1)', from_year: 1 },
  { id: '29(a)(i)(2)', from_year: 1 },
  { id: '29(a)(ii)', from_year: 1 },
  { id: '29(a)(iii)(1)', from_year: 1 },
  { id: '29(a)(v)', from_year: 1 },
  { id: 'B27(a)', from_year: 1 },
  { id: 'AppD.22', from_year: 1 },
  { id: '29(a)(i)(3)', from_year: 2 },
  { id: 'AppD.70', from_year: 2 },
]

/** The gates of a reporting year. With the year unknown all of them stand: nothing says that it is the first. */
export const gatesOf = (yearNumber: number | null): ReadonlySet<string> =>
  new Set(GATES.filter(({ from_year }) => yearNumber === null || yearNumber >= from_year).map(({ id }) => id))
