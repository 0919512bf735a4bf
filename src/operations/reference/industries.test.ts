import { describe, expect, test } from 'vitest'
import type { OperatorDecision } from '../../domain/operator-decision.ts'
import type { MultiplierRow, PurchaseRow } from '../../store/multipliers.ts'
import type { Release } from '../../store/releases.ts'
import { industriesUnder, SUPPLIER_CODES } from './industries.ts'

const release = (source: string, decisions: readonly Partial<OperatorDecision>[] = []) =>
  ({ id: source, source, dataset: source, file_sha256: 'a', decisions }) as unknown as Release

const snapshotOf = (...releases: readonly Release[]) => ({
  id: 's',
  as_of: '2026-11-16',
  releases: new Map(releases.map((one) => [one.id, one])),
})
const LOADED = [release('abs-io'), release('io-multipliers')]

const multiplier = (code: string, anzsic06_classes: readonly string[]): MultiplierRow => ({
  release_id: 'io-multipliers',
  row_ref: 'line 2',
  level: 'IOIG',
  code,
  anzsic06_classes,
  direct_kgco2e_per_aud: 0.5,
  total_kgco2e_per_aud_published: 1,
  total_kgco2e_per_aud_domestic: 1,
  output_aud_m: 10,
})
const flow = (from_code: string, to_code: string): PurchaseRow => ({
  release_id: 'abs-io',
  row_ref: 'Table 5!C4',
  from_code,
  to_code,
  value_aud_m: 0,
})
const flowsTo = (code: string) => ['production', ...SUPPLIER_CODES].map((from) => flow(from, code))

const ROWS = [multiplier('0601', ['0600']), multiplier('0801', ['0801', '0802'])]
const FLOWS = [...flowsTo('0601'), ...flowsTo('0801')]
const codesUnder = (
  code: string,
  {
    rows = ROWS,
    flows = FLOWS,
    releases = LOADED,
  }: { rows?: MultiplierRow[]; flows?: PurchaseRow[]; releases?: Release[] } = {},
) => industriesUnder(snapshotOf(...releases), rows, flows)(code).map((industry) => industry.code)

describe('industries of a code', () => {
  test('are all that have a class under it; a purchase of zero is a figure', () => {
    expect(codesUnder('0')).toEqual(['0601', '0801'])
    expect(codesUnder('080')).toEqual(['0801'])
  })

  test.each([
    ['the output', 'production'],
    ['a purchase', '4901'],
  ])('are none where %s of one of them is missing: the others would pass for all', (_, lost) => {
    const flows = FLOWS.filter((one) => !(one.from_code === lost && one.to_code === '0601'))
    expect(codesUnder('0', { flows })).toEqual([])
    expect(codesUnder('08', { flows })).toEqual(['0801'])
  })

  test('are told of a class alone once a row was left out, since it may stand for part of what is broader', () => {
    const releases = [release('abs-io'), release('io-multipliers', [{ decision: 'leave_out' }])]
    expect(codesUnder('0801', { releases })).toEqual(['0801'])
    expect(codesUnder('08', { releases })).toEqual([])
    expect(
      codesUnder('08', { releases: [release('abs-io'), release('io-multipliers', [{ decision: 'use' }])] }),
    ).toEqual(['0801'])
  })
})
