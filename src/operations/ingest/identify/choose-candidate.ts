import type { Candidate, Identification } from './identification.ts'

type Choice = Pick<Identification, 'outcome' | 'source' | 'candidates' | 'reason'>

/**
 * One of several candidates, where something tells: that only its reader reads the file, else that the file is named as its
 * publisher names them. Where nothing tells, a person must choose.
 */
export function chooseCandidate(
  file: string,
  candidates: readonly Candidate[],
  names: ReadonlyMap<string, RegExp | undefined>,
): Choice {
  const [only] = candidates
  if (only !== undefined && candidates.length === 1) return found(only)
  const readable = candidates.filter(({ fault }) => fault === null)
  const [reads] = readable
  if (reads !== undefined && readable.length === 1)
    return found(reads, `only its reader reads the file, not that of ${others(candidates, reads)}`)
  const left = readable.length > 0 ? readable : candidates
  const named = left.filter(({ source }) => names.get(source)?.test(file) === true)
  const [fits] = named
  if (fits !== undefined && named.length === 1)
    return found(
      fits,
      `${others(left, fits)} fits as well, but the file is named as ${fits.source} names its files`,
    )
  return {
    outcome: 'several',
    source: null,
    candidates: left,
    reason: `It fits ${left.length} sources: ${left.map(({ source, reasons }) => `${source} (${reasons.join('; ')})`).join(', ')}.`,
  }
}

function found(candidate: Candidate, further?: string): Choice {
  const chosen =
    further === undefined ? candidate : { ...candidate, reasons: [...candidate.reasons, further] }
  const reason = chosen.reasons.join('; ')
  return {
    outcome: 'found',
    source: chosen.source,
    candidates: [chosen],
    reason: `${reason[0]?.toUpperCase()}${reason.slice(1)}.`,
  }
}

const others = (candidates: readonly Candidate[], chosen: Candidate): string =>
  candidates
    .filter((candidate) => candidate !== chosen)
    .map(({ source }) => source)
    .join(', ')
