import { CONTRADICTION_KINDS, type ContradictionKind } from './kinds.ts'
import { MEASURE_WORDS, type Rule, type SideOfRule, TOLERANCES } from './rule.ts'
import { RULES } from './rules.ts'

/** A rule as its page shows it. */
interface RuleInWords {
  readonly kind: ContradictionKind
  readonly declared: string
  readonly other: string
  readonly where: string
}

/** Every rule of every kind, for the page of the method. */
export const rulesInWords = (): RuleInWords[] =>
  CONTRADICTION_KINDS.flatMap((kind) =>
    RULES[kind].map((rule) => ({
      kind,
      declared: sideInWords(rule.declared, rule),
      other: sideInWords(rule.other, rule),
      where: whereInWords(rule),
    })),
  )

function sideInWords({ what, value, source }: SideOfRule, { measures }: Rule): string {
  const words = what.replaceAll(
    '{words}',
    measures === undefined ? '{measure}' : measures.map((measure) => MEASURE_WORDS[measure]).join('; '),
  )
  const shown = /^\{\w+\}$/.test(value) ? '' : `: ${value}`
  return `${words}${shown}${source === undefined ? '' : ` (${source})`}`
    .replaceAll('{what}', 'a day or period in the records')
    .replaceAll(/\{(\w+)\}/g, '*$1*')
}

const whereInWords = ({ where, when = [], tolerance }: Rule): string =>
  where !== undefined
    ? where
    : when.map((tests) => tests.map((test) => testInWords(test, tolerance)).join(' and ')).join('; or ')

function testInWords(test: string, tolerance: Rule['tolerance']): string {
  const share = tolerance === undefined ? '' : `${100 * TOLERANCES[tolerance].value} %`
  const { across_years_share, near_year_factor, least_compared, least_shared_days } = TOLERANCES
  const words: Readonly<Record<string, string>> = {
    apart: `they differ by more than ${share} of the other and one unit`,
    apart_of_declared: `they differ by more than ${share} of the declared and one unit`,
    apart_by_year: `same year (at least ${least_shared_days.value} days shared): they differ by more than ${share} of the other, the days that are not shared and one unit; across two years: by more than ${100 * across_years_share.value} % of both weighted by days; neighbouring year: by a factor of ${near_year_factor.value} or more, where that is at least ${least_compared.value}`,
    above_share: `declared is above ${share} of the other`,
    below: 'declared is below or before the other',
    above: 'declared is above the other',
    later: `declared is more than ${TOLERANCES.clock_days.value} day later`,
    unequal: 'they differ',
    is_same: 'the year is the period’s',
    is_whole: 'the target covers the whole group',
    is_public: 'the register calls it a public company',
    is_excluded: 'a company of that type cannot be one',
    is_too_low: 'a threshold of the law lies between them, or declared is less than half',
  }
  return words[test] ?? test
}
