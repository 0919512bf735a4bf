import { describe, expect, test } from 'vitest'
import { S2_STATEMENTS_EXAMPLE } from '../../domain/disclosure/records/s2-statements.ts'
import headings from './headings.json' with { type: 'json' }
import { findRequirement, requirementsOf, slugOf } from './registry.ts'
import { COVERAGE_STATUSES, EXAMPLES, VERSIONS } from './requirement.ts'
import { versionInForce } from './versions.ts'

describe('the AASB S2 registry', () => {
  test('scores 106 requirements under 2024-09 and 108 under 2025-12', () => {
    expect(VERSIONS.map((version) => requirementsOf(version).filter((item) => item.scored).length)).toEqual([
      106, 108,
    ])
  })

  test.each(VERSIONS)('%s: ids and slugs are unique and every parent is there', (version) => {
    const all = requirementsOf(version)
    const ids = new Set(all.map((item) => item.id))
    expect(ids.size).toBe(all.length)
    expect(new Set(all.map((item) => item.slug)).size).toBe(all.length)
    expect(all.filter((item) => item.parent_id !== null && !ids.has(item.parent_id))).toEqual([])
  })

  test.each(VERSIONS)('%s: a heading comes before what it holds and is never scored', (version) => {
    const seen = new Set<string>()
    for (const item of requirementsOf(version)) {
      if (item.is_heading) expect(item.scored).toBe(false)
      if (item.parent_id !== null && findRequirement(version, item.parent_id)?.is_heading === true)
        expect(seen).toContain(item.parent_id)
      seen.add(item.id)
    }
  })

  test('every heading says what it is about, and every title of a heading is used', () => {
    const made = requirementsOf('2025-12').filter((item) => item.is_heading)
    expect(made.map((item) => item.id).toSorted()).toEqual(Object.keys(headings).toSorted())
    expect(made.find((item) => item.id === '3')?.title).toBe('What falls in scope')
  })

  test('where an answer comes from is said in words for people outside', () => {
    const sources = requirementsOf('2025-12').flatMap((item) => item.coverage_source ?? [])
    expect(sources).toContain("The company's own documents, linked from a statement")
    expect(sources.filter((text) => /tenant|artifact|_|^[a-z]/.test(text))).toEqual([])
  })

  test('paragraphs deleted in Australia, or not there yet, are not applicable and not scored', () => {
    const out = requirementsOf('2024-09').filter((item) =>
      ['deleted', 'absent'].includes(item.status_in_version),
    )
    expect(out).toHaveLength(17)
    expect(out.every((item) => item.coverage_status === 'not_applicable' && !item.scored)).toBe(true)
  })

  test('no scored paragraph is fully met by government data alone', () => {
    for (const version of VERSIONS)
      expect(
        requirementsOf(version).filter((item) => item.scored && item.coverage_status === 'covered'),
      ).toEqual([])
  })

  test('ids and slugs both find a requirement', () => {
    expect(slugOf('29(a)(i)(1)')).toBe('29-a-i-1')
    expect(findRequirement('2024-09', '29-a-i-1')).toMatchObject({
      id: '29(a)(i)(1)',
      parent_id: '29(a)(i)',
      assured_year1: true,
    })
    expect(slugOf(EXAMPLES.figure)).toBe(EXAMPLES.figure_slug)
    expect(findRequirement('2024-09', S2_STATEMENTS_EXAMPLE.statements[0]!.requirement_id)?.scored).toBe(true)
    expect(findRequirement('2024-09', 'AppD.22')?.slug).toBe('appd-22')
    expect(findRequirement('2024-09', '99')).toBeUndefined()
  })

  test('the reference pack never claims more than the company pack', () => {
    const rank = new Map(COVERAGE_STATUSES.map((status, index) => [status, index]))
    for (const item of requirementsOf('2025-12'))
      expect(rank.get(item.reference_coverage_status)).toBeGreaterThanOrEqual(
        rank.get(item.coverage_status) ?? 0,
      )
  })
})

test('the version follows the day the period begins, and none applies before 2025', () => {
  expect(versionInForce('2024-12-31')).toBeUndefined()
  expect(versionInForce('2025-01-01')).toBe('2024-09')
  expect(versionInForce('2026-12-31')).toBe('2024-09')
  expect(versionInForce('2027-01-01')).toBe('2025-12')
})
