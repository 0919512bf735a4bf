import { expect, test } from 'vitest'
import { checkNumbers } from '../../domain/prose/check-numbers.ts'
import type { Held } from '../../domain/prose/held.ts'
import { challengeReport } from '../disclosure/challenge-report.ts'
import { keptPages, MOST_KEPT_CHARACTERS } from './kept-page.ts'

const NOTHING: Held = {
  period: { start: '2024-07-01', end: '2025-06-30' },
  names: [],
  measures: [],
  figures: [],
  targets: [],
  factors: [],
  price_changes: [],
}

const LINE = 'Scope 1 was 12 t in 2024-25.'

test('each number is marked where it stands, also in a page of many parts', async () => {
  const lines = Array.from({ length: 9000 }, () => LINE)
  const text = lines.join('\n')
  const page = {
    page: null,
    text,
    lines: lines.map((_, at) => ({
      start: at * (LINE.length + 1),
      end: (at + 1) * (LINE.length + 1) - 1,
      box: null,
      wraps: false,
    })),
  }
  const { parts, numbers } = await challengeReport(NOTHING, { format: 'text', pages: [page] })
  const rows = keptPages({ parts, numbers })
  expect(rows.length).toBeGreaterThan(2)
  expect(rows.map(({ content }) => content).join('\n')).toBe(text)
  const quotes = rows.flatMap(({ content, marks }) =>
    marks.map(({ start, end }) => content.slice(start, end)),
  )
  expect(quotes).toHaveLength(9000 * checkNumbers(LINE, NOTHING).length)
  expect(new Set(quotes)).toEqual(new Set(['12 t']))
  const [, second] = rows
  expect(
    text
      .split('\n')
      .slice(0, second!.first_line - 1)
      .join('\n'),
  ).toBe(rows[0]!.content)
})

test('what stands behind the bound is not kept', () => {
  const half = { page: 1, first_line: 1, text: 'x'.repeat(MOST_KEPT_CHARACTERS / 2) }
  const rows = keptPages({
    parts: [half, { ...half, page: 2 }, { ...half, page: 3, text: 'y' }],
    numbers: [],
  })
  expect(rows.map(({ page }) => page)).toEqual([1, 2])
})
