import { abnOfAcn } from '../../domain/abn.ts'
import { ENTITY, type Entity } from '../../domain/company/identity/entity.ts'
import { ENTITY_NAME } from '../../domain/company/identity/entity-name.ts'
import { followSuccessors } from '../../domain/company/identity/follow-successors.ts'
import { type FoundName, searchNames } from '../../domain/company/identity/name-search.ts'
import { namedElsewhere } from '../../domain/company/identity/named-elsewhere.ts'
import type { Outcome } from '../../domain/company/outcome.ts'
import { canonicalJson, evidenceHash, sha256 } from '../../domain/evidence.ts'
import { ServiceError } from '../../errors.ts'
import type { ReadonlySql } from '../../store/database.ts'
import type { Release } from '../../store/releases.ts'
import { cite } from '../reference/cite.ts'
import { companyReference } from '../reference/company-reference.ts'
import { taxNames } from '../reference/tax-names.ts'
import { NOBODY_ASKED, type RegisterSight } from '../register/sight.ts'
import type { SnapshotView } from '../releases/snapshot-directory.ts'
import { requireAbn, requireAcn } from '../require-abn.ts'
import { observationOf, releasesOf } from './climate-profile.ts'
import { unknownCompany } from './company-emissions.ts'
import { companyFacts } from './company-facts.ts'

export interface ResolvedEntity {
  readonly asked_by: 'abn' | 'acn'
  readonly entity: Outcome<Entity>
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** A company that may be meant by a name, and why. */
export interface NameCandidate extends FoundName {
  readonly entity: Entity
}

export interface NameCandidates {
  readonly question: string
  readonly candidates: readonly NameCandidate[]
  /** Companies whose name matched, before `limit`. */
  readonly found: number
  /** Companies of the tax table that bear the name and never reported to the registry. */
  readonly not_in_registry: readonly FoundName[]
  readonly snapshot: SnapshotView
  readonly releases: readonly Release[]
  readonly evidence_hash: string
}

/** Names looked at further when a state is asked for: the state is known only from a company's details. */
const LOOKED_AT = 200

/** One company, by either number. */
export interface CompanyQuestion {
  readonly abn?: string | undefined
  readonly acn?: string | undefined
}

/** The ABN that is asked for, or the one that an ACN belongs to. */
export const askedAbn = ({ abn, acn }: CompanyQuestion): string =>
  abn === undefined ? abnOfAcn(requireAcn(acn ?? '')) : requireAbn(abn)

/** Finds the company that an ABN or ACN belongs to. */
export async function resolveEntity(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: CompanyQuestion,
  sight: RegisterSight = NOBODY_ASKED,
): Promise<ResolvedEntity> {
  const abn = askedAbn(question)
  const facts = (await companyFacts(database, snapshot, [abn], new Map([[abn, sight]]))).get(abn)
  if (facts === undefined) throw unknownCompany(abn, snapshot, sight)
  const { entity } = facts
  return {
    asked_by: question.abn === undefined ? 'acn' : 'abn',
    entity,
    snapshot,
    releases: [...releasesOf(snapshot, entity.inputs), ...observationOf(facts)],
    evidence_hash: evidenceHash(entity.inputs, [ENTITY]),
  }
}

/** Companies that bore a name like the one asked for, in any year, best first. */
export async function resolveName(
  database: ReadonlySql,
  snapshot: SnapshotView,
  question: { readonly name: string; readonly state?: string | undefined; readonly limit: number },
): Promise<NameCandidates> {
  requireTellingName(question.name)
  const { nameIndex, suggestionsFor } = await companyReference(database, snapshot)
  const tax = await taxNames(database, snapshot)
  const outside = searchNames(question.name, tax.index, { vocabulary: nameIndex.vocabulary, found: [] })
  const found = followSuccessors(
    searchNames(question.name, nameIndex, { vocabulary: tax.index.vocabulary, found: outside }),
    suggestionsFor,
    nameIndex.latest_year,
  )
  const elsewhere = namedElsewhere(
    question.name,
    { index: tax.index, found: outside },
    { index: nameIndex, found },
  )
  const looked = found.slice(0, question.state === undefined ? question.limit : LOOKED_AT)
  const facts = await companyFacts(
    database,
    snapshot,
    looked.map(({ abn }) => abn),
  )
  const candidates = looked
    .flatMap((one): NameCandidate[] => {
      const entity = facts.get(one.abn)?.entity.result ?? null
      return entity === null ? [] : [{ ...one, entity }]
    })
    .filter(({ entity }) => question.state === undefined || entity.state === question.state)
    .slice(0, question.limit)
  const inputs = [
    ...candidates.flatMap(({ abn }) => facts.get(abn)?.entity.inputs ?? []),
    ...elsewhere.flatMap(({ abn, matched_name, last_year }) =>
      cite(snapshot, tax.rowOf.get(abn)!, last_year, { name: matched_name }),
    ),
  ]
  return {
    question: question.name,
    candidates,
    found: found.length,
    not_in_registry: elsewhere,
    snapshot,
    releases: releasesOf(snapshot, inputs),
    evidence_hash: sha256(canonicalJson([evidenceHash(inputs, [ENTITY, ENTITY_NAME]), question.name])),
  }
}

function requireTellingName(name: string): void {
  if (/[\p{L}\p{N}]/u.test(name)) return
  throw new ServiceError('invalid_parameter', 'name contains no letter or digit.', {
    errors: [
      {
        parameter: 'name',
        code: 'invalid_parameter',
        message: 'must contain a letter or a digit',
        received: name,
      },
    ],
  })
}
