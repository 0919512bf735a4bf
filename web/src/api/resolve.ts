import { answer, api } from './client.ts'

/** A company that fits what was typed. */
export interface Suggestion {
  readonly abn: string
  readonly name: string
  readonly detail: string
}

const LIMIT = 8

/** What the typed text is: an ABN and an ACN are known by their length, everything else is a name. */
export function questionOf(text: string): { abn: string } | { acn: string } | { name: string } | undefined {
  const trimmed = text.trim()
  const digits = trimmed.replaceAll(' ', '')
  if (/^\d{11}$/.test(digits)) return { abn: digits }
  if (/^\d{9}$/.test(digits)) return { acn: digits }
  if (/^\d+$/.test(digits) || trimmed.length < 2) return undefined
  return { name: trimmed }
}

/** Companies that fit a typed text, best first. */
export async function findCompanies(text: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  const question = questionOf(text)
  if (question === undefined) return []
  const query = 'name' in question ? { ...question, limit: LIMIT } : question
  const { data } = await answer(api.GET('/v1/entities/resolve', { params: { query }, signal }))
  if ('candidates' in data)
    return data.candidates.map(({ abn, name, state, last_year, match, predecessors }) => ({
      abn,
      name,
      detail: [
        state,
        last_year === null ? 'not in the registry by itself' : `reported to ${last_year}`,
        predecessors[0] === undefined ? foundAs(match) : `before: ${predecessors[0].name}`,
      ]
        .filter((part) => part !== null)
        .join(' · '),
    }))
  return [{ abn: data.abn, name: data.name, detail: data.state ?? '' }]
}

const KINDS = {
  trading_name: 'trading name',
  ticker: 'listed as',
  group_member: 'member of the group',
  parent: 'its parent',
} as const

/** Why a company is suggested that bears another name than the typed one. */
const foundAs = ({
  name,
  origin,
}: {
  name: string
  origin: { kind: keyof typeof KINDS } | null
}): string | null => (origin === null ? null : `${KINDS[origin.kind]}: ${name}`)
