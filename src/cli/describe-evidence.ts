import type { EvidenceCheck } from '../operations/disclosure-report/verify-evidence.ts'

/** As many as a person reads; --json has all. */
const MOST_LINES = 40

/** Which documents of a bundle were handed over, for people. Nothing where no one handed any over. */
export function describeEvidence(check: EvidenceCheck | undefined): string[] {
  if (check === undefined) return []
  const { given, not_given, not_listed } = check
  const lines = [
    ...given.map(({ sha256, name }) => `  as listed    ${sha256}  ${name ?? 'without a name'}`),
    ...not_given.map(
      ({ sha256, name, what }) =>
        `  not given    ${sha256}  ${name ?? `never uploaded: ${what.slice(0, 3).join('; ')}`}`,
    ),
    ...not_listed.map(({ sha256, name }) => `  NOT LISTED   ${sha256}  ${name}`),
  ]
  return [
    '',
    `documents: ${given.length} of ${given.length + not_given.length} are as listed, ${not_given.length} were not given, ${not_listed.length} are not listed`,
    ...lines.slice(0, MOST_LINES),
    ...(lines.length > MOST_LINES ? [`  and ${lines.length - MOST_LINES} more; --json lists them all`] : []),
  ]
}
