import { expect, test } from 'vitest'
import type { Finding, Verification } from '../operations/disclosure-report/verify-bundle.ts'
import { describeVerification } from './describe-verification.ts'

const verification = (changes: Partial<Verification>): Verification => ({
  valid: true,
  bundle: null,
  signature: { trust: 'integrity_only', key_id: 'key_1', detail: 'Nothing changed.' },
  files: [],
  checked: { files: 6 },
  findings: [],
  not_recomputed: [{ where: 'report.pdf', reason: 'Its text is not read.' }],
  evidence_files: [],
  ...changes,
})
const lastLine = (changes: Partial<Verification>): string =>
  describeVerification(verification(changes)).split('\n').at(-1)!
const finding = (kind: Finding['kind'], where: string): Finding => ({ kind, where, detail: 'it is off' })

test('a valid bundle says whether anybody vouches for its origin', () => {
  expect(lastLine({})).toContain('who signed it was not checked')
  const signature = { trust: 'trusted' as const, key_id: 'key_1', detail: 'Signed.' }
  expect(lastLine({ signature })).toContain('the signature is from a key that you supplied')
})

test('what was not recomputed is said in both cases', () => {
  expect(describeVerification(verification({}))).toContain('report.pdf: Its text is not read.')
})

test('findings are counted by kind, and each is named', () => {
  const findings = [finding('signature', 'manifest.json'), finding('number', 'a'), finding('number', 'b')]
  const text = describeVerification(verification({ valid: false, findings }))
  expect(text).toMatch(/number: b: it is off\nNOT VALID: 3 findings \(1 signature, 2 number\)$/)
  expect(lastLine({ valid: false, findings: findings.slice(0, 1) })).toBe(
    'NOT VALID: 1 finding (1 signature)',
  )
})
