import { rememberedBy } from '../../remembered-by.ts'
import type { AnzsicPath } from '../sector/anzsic.ts'
import categories from './relevance.json' with { type: 'json' }

export type Relevance = 'relevant' | 'not_relevant' | 'cannot_be_screened'

/** A part of a category that no public table gives; `if_any` where no table says whether the company has it. */
type LeftOut = 'resold_electricity' | 'resold_electricity_if_any'

/** Whether a category matters to a company, why, and what the company needs for its own figure. */
export interface MappedCategory {
  readonly category: number
  readonly name: string
  readonly relevance: Relevance
  readonly reason: string
  readonly needed: string
  /** A part that belongs to the category and that its figure does not hold. */
  readonly leaves_out: LeftOut | null
}

/** The names of the fifteen categories. */
export const CATEGORY_NAMES: Readonly<Record<number, string>> = Object.fromEntries(
  categories.map(({ category, name }) => [category, name]),
)

/**
 * All fifteen categories for a company of that class; the first rule that has its code decides, else the last. What its
 * facilities do counts where a rule says so: a metal miner may sell coal too.
 */
export const mapCategories = (
  anzsic: AnzsicPath | null,
  facilityGroups: readonly string[] = [],
): readonly MappedCategory[] => {
  const byClass = anzsic === null ? UNCLASSIFIED : mapped(anzsic)
  return facilityGroups.length === 0 ? byClass : byClass.map((one) => byFacilities(one, facilityGroups))
}

function byFacilities(byClass: MappedCategory, groups: readonly string[]): MappedCategory {
  const rule = RULES_OF_FACILITIES.get(byClass.category)
  const found = rule?.facility_groups.filter((code) => groups.includes(code)) ?? []
  if (rule === undefined || found.length === 0 || byClass.relevance === 'relevant') return byClass
  return {
    ...byClass,
    relevance: 'relevant',
    reason: `${rule.reason} The company has facilities in group ${found.join(', ')}.`,
  }
}

const RULES_OF_FACILITIES: ReadonlyMap<
  number,
  { readonly reason: string; readonly facility_groups: readonly string[] }
> = new Map(
  categories.flatMap(({ category, rules }) =>
    rules.flatMap((rule) =>
      'facility_groups' in rule
        ? [[category, { reason: rule.reason, facility_groups: rule.facility_groups }]]
        : [],
    ),
  ),
)

const mapped = rememberedBy((anzsic: AnzsicPath): readonly MappedCategory[] => {
  const codes = [anzsic.division, anzsic.subdivision, anzsic.group].flatMap((code) => code?.code ?? [])
  const own = new Set(codes)
  return categories.flatMap(({ category, name, needed, rules }) => {
    const rule = rules.find((one) => one.codes.length === 0 || one.codes.some((code) => own.has(code)))
    return rule === undefined
      ? []
      : [
          {
            category,
            name,
            relevance: rule.relevance as Relevance,
            reason: rule.reason,
            needed,
            leaves_out: 'leaves_out' in rule ? (rule.leaves_out as LeftOut) : null,
          },
        ]
  })
})

/** Without a class only the rules that hold for every company decide. */
const UNCLASSIFIED: readonly MappedCategory[] = categories.flatMap(({ category, name, needed, rules }) => {
  const last = rules.at(-1)!
  const isForAll = rules.every(({ relevance }) => relevance === last.relevance)
  return [
    {
      category,
      name,
      relevance: isForAll ? (last.relevance as Relevance) : 'cannot_be_screened',
      reason: isForAll
        ? last.reason
        : 'The company’s industry class is not known, and it decides whether the category applies.',
      needed,
      leaves_out: null,
    },
  ]
})
