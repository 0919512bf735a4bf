import type { Documents, ReportFile } from './documents.ts'
import { atPointer, numbersIn } from './json.ts'
import type { Finding, NotRecomputed } from './verification.ts'

/** Numbers of report.json that no formula gives, because another check holds them. */
const HELD: readonly RegExp[] = [
  // Follows from ids and labels (check-compared.ts).
  /^\/metrics\/\d+\/compared\//,
  /^\/records\/\d+\/version$/,
  /^\/elections\//,
  // Compared with the records of provenance.json (check-declared.ts).
  /^\/declared\//,
  /^\/series\/emissions\/confidence$/,
  /^\/review\/subjects\/\d+\/version$/,
  // Which year's actual is the total of the ledger (check-targets.ts).
  /^\/series\/targets\/\d+\/ledger_year$/,
  // Compared with the metrics, and with the hash of the approved figures (check-figures.ts).
  /^\/review\/figures\//,
  /^\/series\/climate\/place\/(?:lat|lon)$/,
  // The id of a decision is the hash of its content, and `sources` is the list of provenance.json.
  /^\/sources\/\d+\/decisions\//,
  /^\/sources\/\d+\/accepted\//,
]

/** Numbers of report.json that are inputs of the preparer or of the service. */
const STATED: readonly (NotRecomputed & { readonly pointer: RegExp })[] = [
  {
    pointer: /^\/metrics\/\d+\/data_quality$/,
    where: 'data_quality',
    reason: 'The score of each figure is a judgement stated on its method page, not a computation.',
  },
  {
    pointer: /^\/series\/climate\/indicators\/\d+\/station\//,
    where: '/series/climate/indicators/station',
    reason: 'Distances to stations come from a table that is not in the bundle.',
  },
  {
    pointer: /^\/evidence_files\/\d+\/size$/,
    where: '/evidence_files',
    reason:
      'Whether a document was held, and its name, type and size, is stated by the service; pass the files with --evidence to check their hashes.',
  },
  {
    pointer: /^\/review\/(?:approvers\/\d+\/approved|open_comments)$/,
    where: '/review',
    reason:
      'Who decided what about which content, and how many comments were open, is the service’s own record; the bundle states it.',
  },
]

/** What is stated beside numbers, wherever it stands. */
const INPUTS: readonly (NotRecomputed & { readonly holds: (documents: Documents) => boolean })[] = [
  {
    where: 'records',
    reason:
      'What the company declared is an input. Whether it is true, and what its documents say, is for the assurer.',
    holds: ({ provenance }) => provenance.records.length > 0,
  },
  {
    where: '/instruments',
    reason:
      'Whether someone else claims a certificate, and whether a station or product is missing from the published lists, is stated by the service; the bundle contains neither.',
    holds: ({ report }) => (report.instruments ?? []).length > 0,
  },
  {
    where: '/entity',
    reason:
      'The company’s type, industry class, location and earlier names are as published in the registers.',
    holds: () => true,
  },
  {
    where: 'availability',
    reason:
      'Why a figure is missing or stale, whether a newer table omits the company, and whether the climate at its sites is known follow from files that are not in the bundle.',
    holds: () => true,
  },
  {
    where: 'arguments',
    reason:
      'Plain values among the arguments in provenance.json, such as the fuels of an industry, the status of a facility or the climate figures of a site, are stated; figures with an input are checked against it.',
    holds: ({ provenance }) => provenance.calculations.length > 0,
  },
  {
    where: 'wording',
    reason:
      'Titles, labels, units, sentences, flags and next steps are not checked, except that two files that repeat them must agree.',
    holds: () => true,
  },
]

/** What the bundle holds beside its JSON that is checked byte by byte. */
const FILES: readonly NotRecomputed[] = [
  { where: 'report.pdf', reason: 'Checked by its hash alone; its text is not read.' },
  {
    where: 'working-papers.xlsx',
    reason:
      'The sheets Results and Inputs are compared with the JSON files; all other cells are checked by the hash of the file, and recalculate when it is opened.',
  },
]

/** Every number of the report that was not compared: known kinds are listed with the reason, others are findings. */
export function notRecomputed(
  documents: Documents,
  covered: readonly string[],
): { readonly findings: readonly Finding[]; readonly listed: readonly NotRecomputed[] } {
  const { report } = documents
  const roots = new Set(covered)
  const left = numbersIn(report).filter(
    (pointer) => !isBelow(pointer, roots) && !HELD.some((held) => held.test(pointer)),
  )
  const stated = STATED.filter((one) => left.some((pointer) => one.pointer.test(pointer)))
  return {
    findings: left
      .filter((pointer) => !STATED.some((one) => one.pointer.test(pointer)))
      .map((pointer) => ({
        kind: 'number',
        where: placeOf(report, pointer),
        detail: 'it has no calculation',
        stated: atPointer(report, pointer),
      })),
    listed: [...FILES, ...stated, ...INPUTS.filter(({ holds }) => holds(documents))].map(
      ({ where, reason }) => ({
        where,
        reason,
      }),
    ),
  }
}

/** A metric by its id, all else by its pointer. */
function placeOf({ metrics }: ReportFile, pointer: string): string {
  const index = /^\/metrics\/(?<index>\d+)\/value$/.exec(pointer)?.groups?.['index']
  return metrics[Number(index)]?.id ?? `report.json${pointer}`
}

/** Whether a pointer is one of the roots or is below one. */
function isBelow(pointer: string, roots: ReadonlySet<string>): boolean {
  for (let end = pointer.length; end > 0; end = pointer.lastIndexOf('/', end - 1))
    if (roots.has(pointer.slice(0, end))) return true
  return false
}
