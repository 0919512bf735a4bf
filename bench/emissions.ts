import { compareWithBare, conditions } from './bare-comparison.ts'
import type { Bench } from './figure.ts'

const ROUTE = '/v1/entities/74115061375/emissions'

export const emissions: Bench = {
  name: 'emissions',
  what: `GET ${ROUTE} with ${conditions}`,
  baseline: 'bare node:http in its own process that returns the same bytes',
  run: () => compareWithBare(ROUTE),
}
