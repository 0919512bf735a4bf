import type { CellValue } from 'hucre'
import { BLOCK_NAMES, type Profile } from '../../domain/company/profile.ts'
import type { ProfileAnswer } from '../pdf/profile-document.ts'
import { type PlainSheet, plainWorkbook } from './xlsx.ts'

/** One climate profile as a workbook: every figure by block and member, what each block rests on, and the sources. */
export function renderProfileWorkbook(
  answer: ProfileAnswer,
  options: { readonly assurance: boolean },
): Promise<Uint8Array> {
  const { profile, snapshot } = answer
  const sheets = [about(answer), blocks(profile), figures(profile), sources(answer)]
  const assurance = options.assurance ? [inputs(profile), signOff()] : []
  return plainWorkbook([...sheets, ...assurance], snapshot.as_of)
}

const about = ({ abn, snapshot, profile }: ProfileAnswer): PlainSheet => ({
  name: 'About',
  rows: [
    ['what', 'value'],
    ['Company', profile.blocks.entity.result?.name ?? null],
    ['ABN', abn],
    ['Snapshot', snapshot.id],
    ['Data as at', snapshot.as_of],
    ['Evidence hash', profile.evidence_hash],
    [
      'Notice',
      'Made from published government data alone. Not a sustainability report, not assured, no advice.',
    ],
  ],
})

const blocks = ({ blocks: all, block_hashes }: Profile): PlainSheet => ({
  name: 'Blocks',
  rows: [
    ['block', 'status', 'reason', 'detail', 'basis', 'data quality', 'flags', 'method', 'evidence hash'],
    ...BLOCK_NAMES.map((name) => {
      const { availability, basis, data_quality, flags, method } = all[name]
      const { status, reason_code, detail } = availability
      const by = `${method.id} ${method.version}`
      return [name, status, reason_code, detail, basis, data_quality, flags.join(' '), by, block_hashes[name]]
    }),
  ],
})

const figures = ({ blocks: all }: Profile): PlainSheet => ({
  name: 'Figures',
  rows: [
    ['block', 'member', 'value'],
    ...BLOCK_NAMES.flatMap((name) =>
      leaves(all[name].result, '').map(([member, value]): CellValue[] => [name, member, value]),
    ),
  ],
})

const SOURCE_COLUMNS = [
  'release',
  'publisher',
  'title',
  'edition',
  'published_on',
  'retrieved_on',
  'file_name',
  'file_sha256',
  'attribution',
] as const

const sources = ({ sources: all }: ProfileAnswer): PlainSheet => ({
  name: 'Sources',
  rows: [[...SOURCE_COLUMNS], ...all.map((source) => SOURCE_COLUMNS.map((column) => source[column]))],
})

const INPUT_COLUMNS = ['dataset', 'release', 'ref', 'field', 'observed', 'value_text', 'file_sha256'] as const

/** What an assurer re-performs: each figure as printed, with the file, row and cell that it stands in. */
const inputs = (profile: Profile): PlainSheet => ({
  name: 'Inputs',
  rows: [
    ['block', ...INPUT_COLUMNS],
    ...BLOCK_NAMES.flatMap((name) =>
      profile.blocks[name].inputs.map((input) => [name, ...INPUT_COLUMNS.map((column) => input[column])]),
    ),
  ],
})

const signOff = (): PlainSheet => ({
  name: 'Sign-off',
  rows: [
    ['step', 'name', 'date', 'conclusion', 'exceptions'],
    ...['Prepared', 'Reviewed', 'Assured'].map((step) => [step, null, null, null, null]),
  ],
})

type Leaf = readonly [member: string, value: string | number | boolean | null]

/** Every figure of a result with the path to it. Evidence has a sheet of its own. */
function leaves(value: unknown, path: string): readonly Leaf[] {
  if (value === undefined || (value === null && path === '')) return []
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return [[path, value]]
  return Object.entries(value)
    .filter(([name]) => name !== 'evidence' && name !== 'inputs' && name !== 'trace')
    .flatMap(([name, member]) => leaves(member, path === '' ? name : `${path}.${name}`))
}
