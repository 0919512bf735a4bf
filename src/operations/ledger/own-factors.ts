import { checkOwnFactors, type OwnFactors } from '../../domain/ledger/own-factors.ts'
import type { RecordRules } from '../tenancy/record-rules.ts'

export const OWN_FACTORS: RecordRules<OwnFactors> = {
  kind: 'own_factors',
  title: 'Own emission factors',
  perPeriod: false,
  check: checkOwnFactors,
}
