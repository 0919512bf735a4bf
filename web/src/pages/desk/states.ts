import { exact } from '../../format/numbers.ts'
import type { DeskEntry } from './use-desk.ts'

const WAITING: Readonly<Record<DeskEntry['state'], string>> = {
  checking: 'Checking',
  source_needed: 'Needs a source',
  decision_needed: 'Needs a decision',
  looks_wrong: 'Looks wrong',
  ready: 'Ready to load',
  refused: 'Refused',
  unchanged: 'Already loaded',
  loading: 'Loading',
  loaded: 'Loaded',
}

const STAGES: Readonly<Record<DeskEntry['stage'], string>> = {
  waiting: 'waiting',
  identifying: 'identifying the file',
  reading: 'reading',
  comparing: 'comparing answers for all companies before and after',
  loading: 'loading, and comparing the answers again',
  done: 'done',
}

export const stateText = ({ state }: Pick<DeskEntry, 'state'>): string => WAITING[state]

/** What a worker is doing, such as "reading, 50,000 rows so far". */
export const stageText = ({ stage, rows_read }: Pick<DeskEntry, 'stage' | 'rows_read'>): string =>
  rows_read === 0 ? STAGES[stage] : `${STAGES[stage]}, ${exact(rows_read)} rows so far`

/** A size as people say it: 12 MB. */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} kB`
  return `${Math.round(bytes / 1_000_000)} MB`
}
