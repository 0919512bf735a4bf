import { expect, test } from 'vitest'
import { REPORT_LAYOUTS, readLayout } from '../support/report-layouts.ts'

test.each(REPORT_LAYOUTS)('a report with $name is read as a person reads it', async (layout) => {
  expect(await readLayout(layout)).toEqual(layout.expected)
})
