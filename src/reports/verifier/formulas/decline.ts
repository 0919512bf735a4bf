/** The calendar years in which the year before the Safeguard decline and the last year of its path end. */
export const BEFORE_DECLINE = 2023
export const END_OF_DECLINE = 2030

/** The default reduction contribution of a year: 4.9 % of the level before the decline less each year. */
export const contributionOf = (year: number): number => (1000 - 49 * (year - BEFORE_DECLINE)) / 1000
