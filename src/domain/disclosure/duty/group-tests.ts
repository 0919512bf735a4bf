import { codeWords } from '../../code-words.ts'
import type { KindFacts } from './entity-kind.ts'
import type { DutyFacts } from './facts.ts'
import regime from './reporting-regime.json' with { type: 'json' }

/** One criterion of one group. `met` is null when a fact is missing. */
export interface DutyTest {
  readonly group: number
  readonly test: 'size' | 'nger' | 'asset_owner'
  readonly met: boolean | null
  /** Whether it is open because no source at hand says that the law applies it to such an entity. */
  readonly not_sourced: boolean
  readonly detail: string
}

type GroupRule = (typeof regime.groups)[number]

export function testsOf(rule: GroupRule, facts: DutyFacts, kind: KindFacts): DutyTest[] {
  return [sizeTest(rule, facts, kind), ngerTest(rule, facts, kind), assetTest(rule, facts, kind)]
}

function sizeTest(rule: GroupRule, facts: DutyFacts, kind: KindFacts): DutyTest {
  const sizes = Object.entries(rule.size).map(([name, threshold]) => {
    const value = facts[name as keyof GroupRule['size']]
    return value === null ? null : value >= threshold
  })
  const [met, failed] = [true, false].map((result) => sizes.filter((size) => size === result).length)
  return {
    group: rule.group,
    test: 'size',
    ...forAssetOwners(atLeast(regime.tests_to_meet, met!, failed!, sizes.length), rule, kind),
    detail: `${met} of ${sizes.length} size thresholds are met and ${failed} are not; ${regime.tests_to_meet} are needed.`,
  }
}

function ngerTest(rule: GroupRule, { nger }: DutyFacts, kind: KindFacts): DutyTest {
  const taken: readonly string[] = rule.nger
  return {
    group: rule.group,
    test: 'nger',
    ...forAssetOwners(nger === null && taken.length > 0 ? null : taken.includes(nger ?? ''), rule, kind),
    detail: `NGER status: ${codeWords(nger ?? 'unknown')}; statuses in this group: ${taken.length === 0 ? 'none' : codeWords(taken.join(' and '))}.`,
  }
}

/** Only schemes and funds of the kinds that the law names are tested by the assets that they own. */
function assetTest(
  { group, asset_owner_aud: threshold }: GroupRule,
  { asset_owner_aud: assets }: DutyFacts,
  { is_asset_owner }: KindFacts,
): DutyTest {
  const isLarge = assets === null ? null : threshold !== null && assets >= threshold
  const met =
    threshold === null || is_asset_owner === false || isLarge === false
      ? false
      : isLarge === true && is_asset_owner === true
        ? true
        : null
  return {
    group,
    test: 'asset_owner',
    met,
    not_sourced: false,
    detail:
      threshold === null
        ? 'This group has no test for asset owners.'
        : is_asset_owner === false
          ? 'Only registered schemes, registrable superannuation entities and retail CCIVs are tested.'
          : `Threshold for asset owners: A$${threshold}; assets: ${assets ?? 'unknown'}.`,
  }
}

/** True or false as soon as the rest cannot change it. */
function atLeast(needed: number, met: number, failed: number, all: number): boolean | null {
  if (met >= needed) return true
  return all - failed < needed ? false : null
}

/** A test that is met by an entity that the law may treat apart says nothing until a source tells. */
function forAssetOwners(
  met: boolean | null,
  { takes_asset_owners_by_size }: GroupRule,
  { is_asset_owner }: KindFacts,
): Pick<DutyTest, 'met' | 'not_sourced'> {
  const isOpen = met === true && is_asset_owner === true && takes_asset_owners_by_size === null
  return { met: isOpen ? null : met, not_sourced: isOpen }
}
