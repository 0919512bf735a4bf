/** The pillars of some requirements, in the order of the standard. */
export const pillarsOf = <Row extends { readonly pillar: string }>(
  rows: readonly Row[],
): readonly Row['pillar'][] => [...new Set(rows.map(({ pillar }) => pillar))]

/** "1 requirement", "9 requirements". */
export const requirementCount = (count: number): string =>
  `${count} ${count === 1 ? 'requirement' : 'requirements'}`
