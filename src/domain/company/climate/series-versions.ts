/** A station of the Bureau's homogenised temperature record, and which version of the record a series is of. */
interface StationVersion {
  readonly station: string
  readonly version: number
}

/**
 * `ACORN-SAT v2.5 daily 009021`, or `ACORN-SAT adjusted annual 009021`, which names no version and is older than those that do.
 * Undefined for series of other records.
 */
export function stationVersionOf(series: string): StationVersion | undefined {
  const found = /^ACORN-SAT (?:v(?<version>\d+(?:\.\d+)?) )?.*\b(?<station>\d{6})\b/.exec(series)?.groups
  if (found?.['station'] === undefined) return undefined
  return { station: found['station'], version: Number(found['version'] ?? 0) }
}

/**
 * One series for each station. Every version adjusts past years again, so two of them would tell the same station's climate
 * twice and differently; the newest version is used alone.
 */
export function newestVersions<T>(all: readonly T[], seriesOf: (one: T) => string): readonly T[] {
  const newest = new Map<string, number>()
  const versions = all.map((one) => stationVersionOf(seriesOf(one)))
  for (const found of versions)
    if (found !== undefined)
      newest.set(found.station, Math.max(found.version, newest.get(found.station) ?? 0))
  return all.filter((_, at) => {
    const found = versions[at]
    return found === undefined || found.version === newest.get(found.station)
  })
}
