import type { DutyFacts, EntityKind } from './facts.ts'
import regime from './reporting-regime.json' with { type: 'json' }

interface KindRule {
  readonly name: string
  /** Null where the kind does not tell: no kind says that an entity lodges nothing. */
  readonly lodges: true | null
  readonly months: number | null
  readonly is_asset_owner: boolean | null
  /** The section that tells; null where no source is at hand. */
  readonly source: string | null
}

export const kindRule = (kind: EntityKind): KindRule => regime.entity_kinds[kind] as KindRule

const PUBLIC = /public company/i
const PROPRIETARY = /(?:proprietary|private) company/i

/** Kinds that an entity of this type in the register cannot be. */
const EXCLUDED: readonly { readonly type: RegExp; readonly kinds: readonly EntityKind[] }[] = [
  {
    type: PUBLIC,
    kinds: [
      'registered_scheme',
      'registrable_superannuation_entity',
      'large_proprietary_company',
      'small_proprietary_company',
    ],
  },
  {
    type: PROPRIETARY,
    kinds: ['registered_scheme', 'registrable_superannuation_entity', 'public_company'],
  },
]

/** Whether the register's type of an entity speaks against what it calls itself. */
export const isKindExcluded = (entityType: string, kind: EntityKind): boolean =>
  EXCLUDED.some(({ type, kinds }) => type.test(entityType) && kinds.includes(kind))

/** The kind that the register's type stands for where it speaks against another one; undefined for other types. */
export const kindOfType = (entityType: string): EntityKind | undefined =>
  isPublicCompany(entityType)
    ? 'public_company'
    : isProprietary(entityType)
      ? 'large_proprietary_company'
      : undefined

/** Kinds of which no source at hand says what follows: whoever calls itself one has to explain it. */
export const isUnsourced = (kind: EntityKind): boolean => kindRule(kind).months === null

/** Reports under Chapter 2M of the Act, by the register's type. */
export const isPublicCompany = (entityType: string): boolean => PUBLIC.test(entityType)

/** Cannot be listed, by the register's type. */
export const isProprietary = (entityType: string): boolean => PROPRIETARY.test(entityType)

/** What follows from what the law calls an entity, and from its listing. */
export interface KindFacts {
  readonly lodges: boolean | null
  /** Months after the year end in which it lodges. */
  readonly months: number | null
  readonly is_asset_owner: boolean | null
  /** The name of the kind that decides. */
  readonly name: string | null
  /** Whether the months hang on a listing of which nothing is known. */
  readonly needs_listing: boolean
}

/** In doubt towards the duty: a kind that lodges outweighs the word that nothing is lodged. */
export function kindFacts({ entity_kind, listed, lodges_financial_reports }: DutyFacts): KindFacts {
  const own = entity_kind === null ? null : kindRule(entity_kind)
  const deciding = listed === true ? kindRule('disclosing_entity') : own
  const needs_listing =
    listed === null && entity_kind !== null && regime.listing.decides.some((kind) => kind === entity_kind)
  return {
    lodges: deciding?.lodges ?? own?.lodges ?? lodges_financial_reports,
    months: needs_listing ? null : (deciding?.months ?? null),
    is_asset_owner: own?.is_asset_owner ?? null,
    name: deciding?.name ?? null,
    needs_listing,
  }
}

/** What a reader has to know about how the kind was read, beside the tests. */
export function kindRemarks(facts: DutyFacts, { name }: KindFacts): string[] {
  const { entity_kind, listed, lodges_financial_reports: said, asset_owner_aud: assets } = facts
  const own = entity_kind === null ? null : kindRule(entity_kind)
  const lodges = listed === true || own?.lodges === true
  return [
    ...(said === false && lodges
      ? [
          `The record says that no financial reports are lodged, but a ${name} lodges them, so the duty applies.`,
        ]
      : []),
    ...(listed === true && own !== null && own.months !== 3 && entity_kind !== 'disclosing_entity'
      ? [`Listed, so it lodges as a disclosing entity and not as ${article(own.name)}.`]
      : []),
    ...(listed !== true && own?.lodges === true && own.source === null && said !== true
      ? [
          `We read the Act to mean that ${article(own.name)} reports under Chapter 2M, but have no source for it. Set lodges_financial_reports to confirm.`,
        ]
      : []),
    ...(own?.is_asset_owner !== true && (assets ?? 0) > 0 && own !== null
      ? [
          own.is_asset_owner === null
            ? 'Assets owned for others are declared. They count only for a registered scheme, registrable superannuation entity or retail CCIV: say which it is in entity_kind.'
            : `Assets owned for others are declared, but they do not count for ${article(own.name)}: only for registered schemes, registrable superannuation entities and retail CCIVs.`,
        ]
      : []),
    ...(own?.is_asset_owner === true && own.months === null && listed !== true
      ? [`How many months ${article(own.name)} has to lodge is not known here.`]
      : []),
  ]
}

const article = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`
