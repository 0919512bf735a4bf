import groupMembers from './group-members.json' with { type: 'json' }
import listedCodes from './listed-codes.json' with { type: 'json' }
import parents from './parents.json' with { type: 'json' }
import tickers from './tickers.json' with { type: 'json' }
import tradingNames from './trading-names.json' with { type: 'json' }

export const KNOWN_NAME_KINDS = ['trading_name', 'ticker', 'group_member', 'parent'] as const
export type KnownNameKind = (typeof KNOWN_NAME_KINDS)[number]

/** Why a name that the registry never printed leads to a company. */
export interface NameOrigin {
  readonly kind: KnownNameKind
  readonly source: string
}

/** A name that people type, and the reporter of the registry that is meant by it. */
export interface KnownName extends NameOrigin {
  readonly abn: string
  readonly name: string
}

interface NameTable {
  readonly source: string
  readonly names: Readonly<Record<string, readonly string[]>>
}

/** Names only find a company; no figure depends on them. Own assignments say so in their source. */
export const KNOWN_NAMES: readonly KnownName[] = [
  ...namesOf('trading_name', tradingNames),
  ...namesOf('ticker', tickers),
  ...namesOf('ticker', listedCodes),
  ...namesOf('group_member', groupMembers),
  ...namesOf('parent', parents),
]

function namesOf(kind: KnownNameKind, { source, names }: NameTable): KnownName[] {
  return Object.entries(names).flatMap(([abn, own]) => own.map((name) => ({ abn, name, kind, source })))
}
