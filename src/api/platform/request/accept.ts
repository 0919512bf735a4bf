/** Whether an Accept header lets one of `types` through (RFC 9110 section 12.5.1); the first that it prefers, if so. */
export function chooseType(accept: string | undefined, types: readonly string[]): string | undefined {
  if (accept === undefined || accept === '*/*') return types[0]
  let best: string | undefined
  let bestWeight = 0
  const ranges = accept.split(',').map(toRange)
  for (const type of types) {
    const weight = weightOf(type, ranges)
    if (weight > bestWeight) {
      best = type
      bestWeight = weight
    }
  }
  return best
}

interface Range {
  readonly type: string
  readonly weight: number
}

function toRange(part: string): Range {
  const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  const weight = quality === undefined ? 1 : Number(quality.slice(2))
  return { type, weight: weight >= 0 && weight <= 1 ? weight : 0 }
}

/** The most specific range decides: a type before its family before any. */
function weightOf(type: string, ranges: readonly Range[]): number {
  const family = `${type.split('/')[0]}/*`
  for (const name of [type, family, '*/*']) {
    const range = ranges.find((candidate) => candidate.type === name)
    if (range !== undefined) return range.weight
  }
  return 0
}
