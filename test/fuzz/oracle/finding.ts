/** What an answer can be guilty of, gravest first: the order of the report. */
export const KINDS = [
  'foreign_marker',
  'foreign_object',
  'unchecked_input',
  'process_end',
  'server_error',
  'hang',
  'no_answer',
  'internals',
  'answer_schema',
  'problem_schema',
  'header',
  'memory',
] as const
export type Kind = (typeof KINDS)[number]

/** What is wrong with one answer. */
export interface Fault {
  readonly kind: Kind
  /** What was found, in a line that is the same for the same defect as far as can be. */
  readonly detail: string
}
