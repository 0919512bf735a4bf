import { describe, expect, test } from 'vitest'
import { IMPORT_KINDS, type ImportKind } from '../../domain/disclosure/imports/import-kinds.ts'
import { proposeImport } from '../../domain/disclosure/imports/propose.ts'
import { otherColumns, templateColumns, templateCsv } from '../../domain/disclosure/imports/template.ts'
import { fileInMemory } from '../input-file.ts'
import { readImport } from './read-import.ts'

const PERIOD = { start: '2025-07-01', end: '2026-06-30' }

async function propose(kind: ImportKind, content: string) {
  const file = await readImport(fileInMemory('a.csv', content), { kind, period: PERIOD })
  return proposeImport(
    kind,
    file,
    null,
    { period: PERIOD, document: 'd'.repeat(64), regions: new Map() },
    'merge',
  )
}

describe.each(IMPORT_KINDS)('the template of %s', (kind) => {
  test('has headings that are all known, and an example that is sound', async () => {
    const { faults, ignored, changes } = await propose(kind, templateCsv(kind))
    expect(ignored).toEqual([])
    expect(changes).toHaveLength(1)
    expect(faults).toMatchObject([
      { at: 'line 2', message: expect.stringContaining('example line') as string },
    ])
  })

  test('tells its own line from that of a company', async () => {
    const [first = ''] = templateColumns(kind).flatMap(({ example }) => (example === '' ? [] : [example]))
    const { faults } = await propose(kind, templateCsv(kind).replace(first, 'OWN-1'))
    expect(faults).toEqual([])
  })
})

test('other ways to say the same stand beside the template, not in it', () => {
  expect(otherColumns('electricity').map(({ heading }) => heading)).toEqual([
    'State',
    'Month',
    'Billing period',
    'Unit',
  ])
})

test('a row says what its exempt part is exempt from; nothing is assumed', async () => {
  const rows = async (head: string, cells: string) =>
    await propose('electricity', `NMI,Region,Month,kWh,Exempt (kWh)${head}\nA,ACT,Jul 2025,9,4${cells}\n`)
  const [silent] = (await rows('', '')).body['consumption'] as readonly object[]
  expect(silent).not.toHaveProperty('exempt_from')
  const hash = 'AB'.repeat(32)
  const said = await rows(',Exempt from,Exemption document', `,Jurisdictional scheme,${hash}`)
  expect(said.body['consumption']).toMatchObject([
    { exempt_kwh: 4, exempt_from: 'jurisdictional_scheme', exempt_document_sha256: hash.toLowerCase() },
  ])
  const wrong = await rows(',Exempt from,Exemption document', ',Nothing,letter.pdf')
  expect(wrong.faults).toMatchObject([
    { at: 'line 2', column: 'Exempt from', value: 'Nothing' },
    { at: 'line 2', column: 'Exemption document', value: 'letter.pdf' },
  ])
})
