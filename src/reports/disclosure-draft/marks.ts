import { sha256 } from '../../domain/evidence.ts'
import { slugOf } from '../../frameworks/aasb-s2/registry.ts'

/**
 * Names of bookmarks in the Word file. Word takes letters, digits and underscores, 40 at most. Each part of an edited file can be found again
 * by its name (docs/decisions, readable disclosure).
 */

const slug = (requirementId: string): string => slugOf(requirementId).replaceAll('-', '_')

/** A statement: its requirement, and the beginning of the hash of the text as it was written into the file. */
export const statementMark = (requirementId: string, statement: string): string =>
  `st_${slug(requirementId)}_${sha256(statement).slice(0, 8)}`

/** The heading of a requirement. */
export const requirementMark = (requirementId: string): string => `rq_${slug(requirementId)}`

/** A figure by the hash of its pointer into report.json; `turn` tells apart the places where it stands. */
export const figureMark = (pointer: string, turn: number): string =>
  `fg_${sha256(pointer).slice(0, 16)}_${turn}`
