import { compareWithBare, conditions } from './bare-comparison.ts'
import type { Bench } from './figure.ts'

const ROUTE = '/v1/emission-factors/electricity.purchased-grid.vic.location'

/** The promise is 80 % of bare node:http. */
export const factorRead: Bench = {
  name: 'factor-read',
  what: `GET ${ROUTE} with ${conditions}`,
  baseline: 'bare node:http in its own process that returns the same bytes',
  run: () => compareWithBare(ROUTE),
}
