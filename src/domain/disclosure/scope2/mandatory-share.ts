import type { IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'
import type { ElectricityRegion } from '../records/market-based-evidence.ts'

/** Regions with their own renewable scheme. No other has a jurisdictional percentage. */
export const OWN_SCHEMES: ReadonlySet<ElectricityRegion> = new Set(['ACT'])

/** From the first day of this year on a GreenPower product contains the share that its retailer must buy anyway. */
export const SHARE_RULE_FROM_YEAR = 2025
export const SHARE_RULE_FROM: IsoDay = `${SHARE_RULE_FROM_YEAR}-01-01`

/** Whether part of a period falls under the rule. Then all of it does: a share that is taken off twice would be worse. */
export const isUnderShareRule = ({ end }: Period): boolean => end >= SHARE_RULE_FROM
