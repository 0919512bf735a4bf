import { type StandardVersion, VERSIONS } from './requirement.ts'
import versions from './versions.json' with { type: 'json' }

/** Name, address and dates of a version, and the periods that it applies to. */
export type VersionFacts = (typeof versions)[number]

/** Every version, the earliest first. */
export const STANDARD_VERSIONS: readonly VersionFacts[] = versions

export function versionFacts(version: StandardVersion): VersionFacts {
  const found = versions.find((candidate) => candidate.version === version)
  if (found === undefined) throw new Error(`versions.json lacks ${version}`)
  return found
}

/** The version that applies to a period beginning on a day, without an election to adopt a later one early. */
export function versionInForce(periodStart: string): StandardVersion | undefined {
  return VERSIONS.find((version) => {
    const { periods_beginning_from: from, periods_beginning_to: to } = versionFacts(version)
    return periodStart >= from && (to === null || periodStart <= to)
  })
}
