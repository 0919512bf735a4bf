import { average } from '../arithmetic.ts'

export interface Prices {
  readonly base_year: string
  readonly quarters: readonly { readonly quarter: string; readonly level: number }[]
}

/** Prices of the table's year over those of the income's. */
export function deflator({ base_year, quarters }: Prices, incomeYear: string): number {
  const levelOf = (year: string): number => {
    const start = Number(year.slice(0, 4))
    const wanted = new Set([`${start}-Q3`, `${start}-Q4`, `${start + 1}-Q1`, `${start + 1}-Q2`])
    return average(quarters.filter(({ quarter }) => wanted.has(quarter)).map(({ level }) => level))
  }
  return levelOf(base_year) / levelOf(incomeYear)
}
