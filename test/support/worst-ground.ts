import { itemsOfReading, itemsOfWriting } from '../../src/api/platform/items.ts'
import { worstBoundary, worstEvidence, worstSites, worstStatements, worstTargets } from './worst-bodies.ts'
import { unknownWords, validAbns } from './worst-text.ts'

/** A request that costs as much as the schema of its route admits. */
export interface WorstRequest {
  /** With path and query. */
  readonly url: string
  readonly body?: unknown
  readonly type?: string
  /** Items of quota that it counts when it is answered; that of the route unless given. */
  readonly items?: number
  /** They are used up even when it is refused. */
  readonly isSpent?: boolean
}

/** What the requests are about. */
export interface Ground {
  /** Companies of the registry. */
  readonly abns: readonly string[]
  /** Newest first. */
  readonly snapshots: readonly string[]
  readonly requirements: readonly string[]
  readonly keyId: string
  readonly webhookId: string
  /** Changes from round to round, so that no answer comes from a cache. */
  readonly turn: number
}

export type Worst = (ground: Ground) => readonly WorstRequest[]

export const text = (words: string): string => encodeURIComponent(words)
export const get =
  (...urls: readonly string[]): Worst =>
  () =>
    urls.map((url) => ({ url }))
export const company = ({ abns, turn }: Ground): string => `/v1/companies/${abns[turn % abns.length]}`
/** The company that the largest records of a round are written about. */
export const recordedAbn = ({ turn }: Ground): string => validAbns(1, 5_000_000 + turn)[0]!
export const recorded = (ground: Ground): string => `/v1/companies/${recordedAbn(ground)}`
export const recordBodies = (ground: Ground): readonly object[] => [
  worstTargets(),
  worstBoundary(recordedAbn(ground)),
  worstEvidence(),
  worstStatements(ground.requirements),
  worstSites(),
]
export const writing =
  (path: string, body: (ground: Ground) => object, alongside = 0): Worst =>
  (ground) => {
    const sent = body(ground)
    const items = itemsOfWriting(JSON.stringify(sent).length + alongside)
    return [{ url: `${recorded(ground)}/${path}`, body: sent, items }]
  }
export const onRecord =
  (path: string): Worst =>
  (ground) => [{ url: `${recorded(ground)}/${path}` }]
/** A snapshot whose shared data is not in memory. */
export const cold = ({ snapshots, turn }: Ground): string => `snapshot=${snapshots[(3 + 2 * turn) % 12]}`
export const ofCompany =
  (path: string, query = 'explain=true'): Worst =>
  (ground) => [
    { url: `${company(ground)}/${path}?${query}` },
    { url: `${company(ground)}/${path}?${query}&${cold(ground)}` },
  ]
export const ofRecords =
  (path: string, query = 'period=2025-26&explain=true', bodies = recordBodies): Worst =>
  (ground) => [
    {
      url: `${recorded(ground)}/${path}?${query}&snapshot=${ground.snapshots[ground.turn % 3]}`,
      items: itemsOfReading(JSON.stringify(bodies(ground)).length),
    },
  ]
export const history = (path: string): Worst => onRecord(`${path}/history?limit=200`)
export const removal =
  (path: string, query = ''): Worst =>
  (ground) => [{ url: `${recorded(ground)}/${path}?reason=${text(unknownWords(ground.turn, 999))}${query}` }]
export const words =
  (path: string, length: number, rest = ''): Worst =>
  ({ turn }) =>
    [1, 4, 8].map((letters) => ({ url: `${path}${text(unknownWords(turn, length, letters))}${rest}` }))
