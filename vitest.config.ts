import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './test/support/longest-first.ts'

// Sydney has daylight saving and is never UTC: whatever depends on the machine's zone fails here first.
process.env['TZ'] = 'Australia/Sydney'
// Where `southerly` keeps its own: a process of a test, such as one that reads a file, begins in half the time when it finds its modules compiled.
process.env['NODE_COMPILE_CACHE'] ??= path.resolve(import.meta.dirname, 'node_modules/.cache/compiled')

const setupFiles = ['test/support/property-seed.ts']

const common = {
  isolate: false,
  pool: 'threads' as const,
  maxWorkers: 2,
  setupFiles,
  // Limits only end what hangs: a machine that is busy or pauses for a while must not fail a test.
  testTimeout: 120_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
}

export default defineConfig({
  test: {
    teardownTimeout: 60_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          ...common,
          name: 'unit',
          include: ['src/**/*.test.ts', 'test/unit/**/*.test.ts'],
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          ...common,
          name: 'store',
          // A test of the service waits for its database and its processes a good part of its time, which a third one can use.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
          include: ['test/store/**/*.test.ts', 'test/api/**/*.test.ts'],
          globalSetup: ['test/support/postgres-server.ts'],
          testTimeout: 300_000,
        },
      },
      {
        test: {
          ...common,
          name: 'e2e',
          maxWorkers: 3,
          sequence: { groupOrder: 2 },
          include: ['test/e2e/**/*.test.ts'],
          globalSetup: ['test/support/postgres-server.ts', 'test/support/run-directory.ts'],
          testTimeout: 300_000,
        },
      },
    ],
  },
})
