import type { Method } from '../evidence.ts'

/** Chooses published figures and computes none: what it picks, and by which rule, is its page. */
export const REFERENCE_CONTEXT: Method = { id: 'reference_context', version: '1.1.0' }
