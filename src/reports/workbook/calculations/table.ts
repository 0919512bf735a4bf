import type { Working } from '../papers.ts'
import { trendWorking } from './trend.ts'

/** How the workbook works out each formula of provenance.json. */
export const WORKINGS: Readonly<Record<string, Working>> = {
  linear_trend: trendWorking,
}
