import { answer, api } from './client.ts'

/** A company that fits what was typed. */
export interface Suggestion {
  readonly abn: string
  readonly name: string
  readonly detail: string
}

const LIMIT = 8

/** A number, with or without "ABN" or "ACN" before it, with anything but letters between its digits. */
const NUMBER = /^\W*(?:a\W*[bc]\W*n\W*)?[\d\W_]*$/i

/** What is asked for a typed text. The service tells a number from a name; half a number is not asked for yet. */
export function questionOf(text: string): { name: string } | undefined {
  const name = text.trim()
  if (name.length < 2) return undefined
  const digits = name.replaceAll(/\D/g, '').length
  return NUMBER.test(name) && digits !== 9 && digits !== 11 ? undefined : { name }
}

/** What a search gave. */
export interface Found {
  readonly suggestions: readonly Suggestion[]
  /** Why a company that was meant is not among them. */
  readonly note: string | undefined
}

/** Companies that fit a typed text, best first. */
export async function findCompanies(text: string, signal: AbortSignal): Promise<Found> {
  const question = questionOf(text)
  if (question === undefined) return { suggestions: [], note: undefined }
  const query = { ...question, limit: LIMIT }
  const { data, meta } = await answer(api.GET('/v1/entities/resolve', { params: { query }, signal }))
  if (!('candidates' in data))
    return {
      suggestions: [{ abn: data.abn, name: data.display_name, detail: data.state ?? '' }],
      note: undefined,
    }
  return {
    suggestions: data.candidates.map(
      ({ abn, display_name: name, state, last_year, match, predecessors }) => ({
        abn,
        name,
        detail: [
          state,
          last_year === null ? 'not in the registry by itself' : `reported to ${last_year}`,
          predecessors[0] === undefined ? foundAs(match) : `before: ${predecessors[0].name}`,
        ]
          .filter((part) => part !== null)
          .join(' · '),
      }),
    ),
    note: meta.warnings.find(({ code }) => code === 'not_in_registry')?.message,
  }
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
