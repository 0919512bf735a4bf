import type { Period } from '../../period.ts'
import type { DisclosureRecords } from '../records/kinds.ts'
import { alikeLoads } from '../scope2/alike-loads.ts'
import { applyRule } from './apply-rules.ts'
import { contradictionId, type Explanation } from './contradiction.ts'
import { alikePair } from './electricity.ts'
import { RULES } from './rules.ts'

const KIND = 'same_document_or_meter'

/** Rows that count as the same electricity as an earlier one: those alike that no one has explained, by their place. */
export function doubledLoads(
  about: { readonly abn: string; readonly period: Period; readonly records: DisclosureRecords },
  explanations: ReadonlyMap<string, Explanation>,
): number[] {
  const { consumption = [] } = about.records.market_based_evidence?.body ?? {}
  const rules = RULES[KIND].filter(({ pairs }) => pairs === 'loads_alike')
  return alikeLoads(consumption)
    .filter((alike) =>
      rules
        .flatMap((rule) =>
          applyRule(rule, [alikePair(alike, consumption)], { ...about.records, ledger: null }),
        )
        .some((found) => !explanations.has(contradictionId(KIND, found, about))),
    )
    .map(({ index }) => index)
}
