import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { TestProject } from 'vitest/node'
import { endProcess } from './end-process.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** For what the tests of one run share. */
    runDirectory: string
  }
}

/** In the directory of a run: a file of this name for each process that serves the tests of a worker, with its id behind. */
export const SHARED_PROCESS = 'shared-process'

/** A directory that is gone after the run with the processes that live in it: a worker is ended without a word. */
export default function setup(project: TestProject): () => void {
  const directory = mkdtempSync(path.join(tmpdir(), 'southerly e2e run '))
  project.provide('runDirectory', directory)
  return () => {
    for (const file of readdirSync(directory).filter((name) => name.startsWith(SHARED_PROCESS)))
      endProcess(Number(file.slice(SHARED_PROCESS.length)))
    rmSync(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
