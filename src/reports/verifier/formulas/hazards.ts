import { bandOf, type Steps } from '../arithmetic.ts'

/** The tables of docs/methods/hazard_*.md: the steps, and the band beyond the last. */
const TABLES: Readonly<Record<string, readonly [Steps, string]>> = {
  hottest_day: [
    [
      ['low', 35],
      ['moderate', 40],
      ['high', 42.5],
      ['very_high', 45],
    ],
    'extreme',
  ],
}

/** A value by one of the tables. */
export function byTable(name: string, value: number): string {
  const table = TABLES[name]
  if (table === undefined) throw new Error(`the table ${name} is not known`)
  return bandOf(table[0], table[1], value)
}
