import { expect, test } from 'vitest'
import { recordingTerminal } from '../../test/unit/recording-terminal.ts'
import { clockOf } from '../clock.ts'
import { createOutput, table } from './output.ts'
import { progressDisplay } from './progress.ts'

function displayAt(isTerminal: boolean) {
  let time = 0
  let written = ''
  const display = progressDisplay({
    isTerminal,
    write: (text) => (written += text),
    clock: clockOf(() => time),
  })
  return {
    display,
    after: (milliseconds: number) => {
      time += milliseconds
      return display
    },
    take: () => {
      const text = written
      written = ''
      return text
    },
  }
}

test('a terminal shows a bar that is redrawn in place, not more than ten times a second, and always at the end', () => {
  const { after, take } = displayAt(true)
  after(0).show({ label: 'Loading', done: 0, total: 10 })
  expect(take()).toBe(`\r\u001B[2KLoading [${'-'.repeat(30)}] 0 of 10 (0 %)`)
  after(50).show({ label: 'Loading', done: 5, total: 10 })
  expect(take()).toBe('')
  after(0).show({ label: 'Loading', done: 10, total: 10 })
  expect(take()).toContain(`[${'#'.repeat(30)}] 10 of 10 (100 %)`)
  after(0).show(undefined)
  expect(take()).toBe('\r\u001B[2K')
})

test('other text takes the bar away first', () => {
  const { display, take } = displayAt(true)
  display.hide()
  expect(take()).toBe('')
  display.show({ label: 'Loading', done: 3 })
  take()
  display.hide()
  expect(take()).toBe('\r\u001B[2K')
})

test('without a terminal there is nothing for a second, then a plain line every five', () => {
  const { after, take } = displayAt(false)
  after(0).show({ label: 'Loading', done: 0, total: 10 })
  after(999).show({ label: 'Loading', done: 1, total: 10 })
  expect(take()).toBe('')
  after(1).show({ label: 'Loading', done: 2, total: 10 })
  expect(take()).toBe('Loading 2 of 10 (20 %)\n')
  after(4_999).show({ label: 'Loading', done: 3, total: 10 })
  expect(take()).toBe('')
  after(1).show({ label: 'Loading', done: 4, total: 10 })
  expect(take()).toBe('Loading 4 of 10 (40 %)\n')
})

test.each([
  [{ json: true, quiet: false }, '{"a":1}\n', ''],
  [{ json: false, quiet: true }, 'one\n', ''],
  [{ json: false, quiet: false }, 'one\n', 'by the way\n'],
])('with %o the outcome and the remarks are as asked', (flags, out, err) => {
  const terminal = recordingTerminal()
  const output = createOutput(terminal, flags)
  output.result({ a: 1 }, 'one')
  output.note('by the way')
  output.progress({ label: 'Loading', done: 1 })
  expect(terminal.text).toEqual({ out, err })
  expect(terminal.states).toHaveLength(flags.json || flags.quiet ? 0 : 1)
})

test('a table aligns its columns and leaves no space at the end of a line', () => {
  expect(
    table(
      ['id', 'name'],
      [
        ['ten_local', 'A'],
        ['t', 'Bee'],
      ],
    ),
  ).toBe('id         name\nten_local  A\nt          Bee\n')
})

test('says the time left once the pace of ten seconds is known', () => {
  const { after, take } = displayAt(false)
  after(0).show({ label: 'Loading', done: 0, total: 100 })
  after(5_000).show({ label: 'Loading', done: 10, total: 100 })
  expect(take()).toBe('Loading 10 of 100 (10 %)\n')
  after(5_000).show({ label: 'Loading', done: 20, total: 100 })
  expect(take()).toBe('Loading 20 of 100 (20 %) about 40 s left\n')
})
