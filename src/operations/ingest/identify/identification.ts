import type { Form } from '../../../sources/identifying/file-facts.ts'
import type { Edition } from '../../../sources/read-log.ts'

/** A source that a file may belong to. Plain data: it can be sent to another process or to a browser. */
export interface Candidate {
  readonly source: string
  readonly title: string
  /** `exact`: all that tells the source's files is there. `near`: most of it, as in an edition with a new layout. */
  readonly how: 'exact' | 'near'
  /** Why, in sentences without their ends. */
  readonly reasons: readonly string[]
  /** What the source's reader says that it is; null where the reader refused the file or was not tried. */
  readonly edition: Edition | null
  readonly rows: number | null
  /** Places in doubt that a person must decide before a load. */
  readonly findings: number
  /** Why the source's reader refuses the file; null where it reads it, or was not tried because the file is large. */
  readonly fault: string | null
}

/**
 * What a file is. `found`: one source. `several`: a person must choose. `not_needed`: a climate grid of a variable that nothing
 * is computed from. `archive`: a ZIP whose entries are files of their own. `none`: of no source. `unreadable`: damaged.
 */
export interface Identification {
  /** Base name. */
  readonly file: string
  readonly location: string
  readonly form: Form
  /** Of the bytes; null where the file is large or of no source. */
  readonly sha256: string | null
  readonly outcome: 'found' | 'several' | 'not_needed' | 'archive' | 'none' | 'unreadable'
  /** Slug where one is found. */
  readonly source: string | null
  /** Best first; one where `found`. */
  readonly candidates: readonly Candidate[]
  /** One sentence for a person: why this source, or what the file is and what was looked for. */
  readonly reason: string
}
