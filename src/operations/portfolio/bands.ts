import { climateBands } from '../company/climate-risk.ts'
import { heldCompanies } from './held-companies.ts'

/** Companies whose sites are in memory at a time: the bands of one are a thousandth of what they are decided from. */
const AT_A_TIME = 50

/** Bands of companies from public data, each computed once for a snapshot. */
export const portfolioBands = heldCompanies(AT_A_TIME, climateBands)
