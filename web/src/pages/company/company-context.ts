import { createContext, useContext } from 'react'
import { type AnswerMeta, sourceLine } from '../../components/chart/source-line.ts'
import type { Claim, Evidence } from '../../components/provenance/claim.ts'
import { type BlockName, blockEvidence, type Profile } from './use-company.ts'

interface Company {
  readonly abn: string
  readonly asOf: string | undefined
  readonly profile: Profile
  readonly meta: AnswerMeta
}

const Current = createContext<Company | undefined>(undefined)
export const CompanyProvider = Current.Provider

export function useCurrentCompany(): Company {
  const company = useContext(Current)
  if (company === undefined) throw new Error('a block of the company page is used outside of it')
  return company
}

/** The source line of a chart that is drawn from these datasets of the profile. */
export const useSourceLine = (datasets: RegExp): string | undefined =>
  sourceLine(useCurrentCompany().meta, datasets)

type Input = Evidence['inputs'][number]

interface Figure {
  readonly title: string
  readonly value: string
  readonly remarks?: readonly string[]
  /** Which inputs of the block the figure itself rests on; all of them unless given. */
  readonly only?: (input: Input) => boolean
  /** The calculation that gives it; none for a figure that stands as published. */
  readonly by?: {
    readonly formula: string
    readonly about?: Readonly<Record<string, unknown>>
    /** Steps that lead to the figure, where the formula gives many; all of them unless given. */
    readonly steps?: RegExp
  }
}

/** Makes claims about figures of one block: the drawer then shows that block's inputs, or those of the figure alone. */
export function useClaims(block: BlockName): (figure: Figure) => Claim {
  const { abn, asOf, profile } = useCurrentCompany()
  const method = profile[block]?.method
  return ({ title, value, remarks = [], only, by }) => ({
    title,
    value,
    remarks,
    ...(method === undefined ? {} : { method }),
    evidenceKey: ['evidence', abn, asOf, block, title],
    loadEvidence: async () => narrowed(await blockEvidence(abn, block, asOf), only, by),
  })
}

function narrowed(evidence: Evidence, only: Figure['only'], by: Figure['by']): Evidence {
  const calculations = (evidence.calculations ?? [])
    .filter(
      ({ formula, about }) =>
        formula === by?.formula &&
        Object.entries(by.about ?? {}).every(([name, value]) => about[name] === value),
    )
    .map((calculation) => ({
      ...calculation,
      steps: calculation.steps.filter(({ name }) => by?.steps?.test(name) ?? true),
    }))
  if (only === undefined) return { ...evidence, calculations }
  const inputs = evidence.inputs.filter(only)
  const used = new Set(inputs.map((input) => input.release))
  const releases = evidence.releases.filter(({ release }) => used.has(release))
  return { ...evidence, inputs, calculations, releases }
}
