import type { Body } from '../documents.ts'
import type { Facts } from './facts.ts'
import { listIn } from './verdict.ts'

/** docs/methods/filing_readiness.md, "supported": every figure is recomputed within this share, or a held document has its place. */
const WITHIN = 0.05

/** Whether more than its words speaks for a statement. */
export function isSupported(
  said: Body,
  { held, recomputed, sentences }: Pick<Facts, 'held' | 'recomputed' | 'sentences'>,
): boolean {
  const figures = listIn(said, 'figures')
  const isRecomputed = figures.every(({ measure, value }) =>
    (recomputed.get(String(measure)) ?? []).some((one) => Math.abs(Number(value) - one) <= WITHIN * one),
  )
  const document = said['document'] as Body | undefined
  return (
    (figures.length > 0 && isRecomputed) ||
    (document !== undefined &&
      typeof document['place'] === 'string' &&
      sentences.isPlace(document['place']) &&
      held.has(String(document['sha256'])))
  )
}
