import { add, product, subtract, type Term } from '../../formula/terms.ts'

/** A straight line needs this many years. */
export const FEWEST_YEARS = 3

/** The value of a line by least squares at a year. */
export const onLine = (
  year: Term,
  { slope, mean_x, mean_y }: { readonly slope: Term; readonly mean_x: Term; readonly mean_y: Term },
): Term => add(mean_y, product(slope, subtract(year, mean_x)))
