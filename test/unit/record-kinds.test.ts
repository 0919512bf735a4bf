import { expect, test } from 'vitest'
import { RECORD_KIND_NAMES, RECORD_KINDS } from '../../src/domain/disclosure/records/kinds.ts'
import { read } from './tree.ts'

test.each(RECORD_KIND_NAMES)('the record %s stands in the workspace of the web app', (kind) => {
  const { route, per_period } = RECORD_KINDS[kind]
  const row = read('web/src/pages/workspace/records/kinds.ts')
    .split('{')
    .find((text) => text.includes(`name: '${kind}'`))
  expect(row).toContain(`route: '${route}'`)
  expect(row).toContain(`perPeriod: ${per_period}`)
})
