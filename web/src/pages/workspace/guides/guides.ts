import { BOUNDARY_GUIDE } from './boundary.ts'
import { ELECTRICITY_GUIDE } from './electricity.ts'
import type { RecordGuide } from './guide.ts'
import { RISKS_GUIDE } from './risks.ts'
import { SITES_GUIDE } from './sites.ts'
import { STATEMENTS_GUIDE } from './statements.ts'
import { TARGETS_GUIDE } from './targets.ts'

/** The guide of each kind of record, by its section of the workspace. */
export const GUIDES = {
  targets: TARGETS_GUIDE,
  boundary: BOUNDARY_GUIDE,
  electricity: ELECTRICITY_GUIDE,
  risks: RISKS_GUIDE,
  sites: SITES_GUIDE,
  statements: STATEMENTS_GUIDE,
} as const satisfies Readonly<Record<string, RecordGuide>>
