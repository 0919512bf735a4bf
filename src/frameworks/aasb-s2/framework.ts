import type { Framework } from '../../domain/disclosure/framework.ts'
import metrics from './metrics.json' with { type: 'json' }

/** What AASB S2 says of our figures and records. All of it holds in every version of the standard. */
export const AASB_S2: Framework = { metrics }
