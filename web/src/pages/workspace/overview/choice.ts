import { useSearchParams } from 'wouter'
import type { Requirement } from '../use-workspace.ts'

/** What is asked of the list of requirements; empty where anything fits. */
export interface Choice {
  readonly pillar: string
  readonly status: string
  readonly find: string
}

/** What may be chosen from the list, each as a rule about a row. */
export const STATUSES: Readonly<Record<string, (row: Requirement) => boolean>> = {
  open: ({ next_action }) => next_action !== null,
  gates: ({ is_gate }) => is_gate,
  missing: ({ evidence_status }) => evidence_status === 'missing',
  partially_evidenced: ({ evidence_status }) => evidence_status === 'partially_evidenced',
  stale: ({ evidence_status }) => evidence_status === 'stale',
  conflicting: ({ evidence_status }) => evidence_status === 'conflicting',
  evidenced: ({ evidence_status }) => evidence_status === 'evidenced',
  set_aside: ({ set_aside }) => set_aside !== null,
}

/** The choice, kept in the address so that a link shows the same to everyone. */
export function useChoice(): readonly [Choice, (changes: Partial<Choice>) => void] {
  const [parameters, setParameters] = useSearchParams()
  const choice: Choice = {
    pillar: parameters.get('pillar') ?? '',
    status: parameters.get('status') ?? '',
    find: parameters.get('find') ?? '',
  }
  const choose = (changes: Partial<Choice>): void => {
    const next = new URLSearchParams(parameters)
    for (const [name, value] of Object.entries(changes))
      if (value === '') next.delete(name)
      else next.set(name, value)
    setParameters(next, { replace: true })
  }
  return [choice, choose]
}

export const isNarrowed = (choice: Choice): boolean => Object.values(choice).some((value) => value !== '')

export const fits = (row: Requirement, { pillar, status, find }: Choice): boolean =>
  (pillar === '' || row.pillar === pillar) &&
  (STATUSES[status]?.(row) ?? true) &&
  `${row.requirement_id} ${row.title}`.toLowerCase().includes(find.toLowerCase())
