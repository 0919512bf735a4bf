import { describe, expect, test } from 'vitest'
import { RECORD_KIND_NAMES, RECORD_KINDS } from '../../src/domain/disclosure/records/kinds.ts'
import { read } from './tree.ts'

describe.each(RECORD_KIND_NAMES)('the record %s', (kind) => {
  const { route, per_period } = RECORD_KINDS[kind]

  test('stands in the workspace of the web app', () => {
    const row = read('web/src/pages/workspace/records/kinds.ts')
      .split('{')
      .find((text) => text.includes(`name: '${kind}'`))
    expect(row).toContain(`route: '${route}'`)
    expect(row).toContain(`perPeriod: ${per_period}`)
  })

  test('is in the guide', () => {
    expect(read('docs/guide/disclosure.md')).toMatch(
      new RegExp(`\`PUT ${route}\` \\| ${per_period ? 'period' : 'company'} \\|$`, 'm'),
    )
  })
})
