import type { IsoDay } from '../../calendar.ts'
import type { Period } from '../../period.ts'
import type { ElectricityRegion, Instrument } from '../records/market-based-evidence.ts'

/** Regions with their own renewable scheme. No other has a jurisdictional percentage. */
export const OWN_SCHEMES: ReadonlySet<ElectricityRegion> = new Set(['ACT'])

/** From this day on a GreenPower product contains the share that its retailer must buy anyway. */
export const SHARE_RULE_FROM: IsoDay = '2025-01-01'

/** Whether part of a period falls under the rule. Then all of it does: a share that is taken off twice would be worse. */
export const isUnderShareRule = ({ end }: Period): boolean => end >= SHARE_RULE_FROM

/** Whether the MWh of a GreenPower product contain the mandatory share. Without a word the rule of its period holds. */
export const includesMandatoryShare = ({ includes_mandatory_share: said, period }: Instrument): boolean =>
  said ?? isUnderShareRule(period)
