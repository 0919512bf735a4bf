import { abnText } from '../../../format/words.ts'
import type { Profile } from '../use-company.ts'

/** One line that lets a reader find the same figures again: who, which data, and the hash of the evidence. */
export const citationOf = (
  { abn, entity, evidence_hash }: Profile,
  snapshot: string,
  origin: string,
): string =>
  `${entity?.name ?? 'Company'} (ABN ${abnText(abn)}), climate profile. Southerly, data snapshot ${snapshot}, evidence SHA-256 ${evidence_hash}. ${origin}/v1/companies/${abn}/climate-profile?snapshot=${snapshot}`
