export type Figure = number | null

export const addKnown = (terms: readonly Figure[]): Figure =>
  terms.reduce<Figure>((all, term) => (all === null || term === null ? null : all + term), 0)
