import { compareWithBare, conditions } from './bare-comparison.ts'
import type { Bench } from './figure.ts'

const ROUTE = '/v1/companies/49004028077/climate-profile'

export const profileRead: Bench = {
  name: 'profile-read',
  what: `repeated GET ${ROUTE} with ${conditions}`,
  baseline: 'bare node:http in its own process that returns the same bytes',
  run: () => compareWithBare(ROUTE),
}
