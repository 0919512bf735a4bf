import type { Factor } from './factor.ts'

/** The same activity in another region: ids differ in the region alone. */
export const isSibling = (factor: Factor, target: Factor): boolean =>
  factor.region !== target.region &&
  factor.category === target.category &&
  factor.subcategory === target.subcategory &&
  factor.scope === target.scope &&
  factor.unit === target.unit

/** A national factor without a table of states holds in each of them. */
export const holdsEverywhere = (factor: Factor, factors: readonly Factor[]): boolean =>
  factor.region === 'NATIONAL' && !factors.some((other) => isSibling(other, factor))
