import { createContext, useContext } from 'react'
import type { Claim, Evidence } from '../../components/provenance/claim.ts'
import { type BlockName, blockEvidence, type Profile } from './use-company.ts'

interface Company {
  readonly abn: string
  readonly asOf: string | undefined
  readonly profile: Profile
}

const Current = createContext<Company | undefined>(undefined)
export const CompanyProvider = Current.Provider

export function useCurrentCompany(): Company {
  const company = useContext(Current)
  if (company === undefined) throw new Error('a block of the company page is used outside of it')
  return company
}

type Input = Evidence['inputs'][number]

interface Figure {
  readonly title: string
  readonly value: string
  readonly remarks?: readonly string[]
  /** Which inputs of the block the figure itself rests on; all of them unless given. */
  readonly only?: (input: Input) => boolean
}

/** Makes claims about figures of one block: the drawer then shows that block's inputs, or those of the figure alone. */
export function useClaims(block: BlockName): (figure: Figure) => Claim {
  const { abn, asOf, profile } = useCurrentCompany()
  const method = profile[block]?.method
  return ({ title, value, remarks = [], only }) => ({
    title,
    value,
    remarks,
    ...(method === undefined ? {} : { method }),
    evidenceKey: ['evidence', abn, asOf, block, title],
    loadEvidence: async () => narrowed(await blockEvidence(abn, block, asOf), only),
  })
}

function narrowed(evidence: Evidence, only: Figure['only']): Evidence {
  if (only === undefined) return evidence
  const inputs = evidence.inputs.filter(only)
  const used = new Set(inputs.map((input) => input.release))
  return { ...evidence, inputs, releases: evidence.releases.filter(({ release }) => used.has(release)) }
}
